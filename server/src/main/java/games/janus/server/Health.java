package games.janus.server;

import games.janus.server.json.JsonPage;
import games.janus.server.store.GameStore;

/** Whether the server can do its work. */
final class Health {
  private Health() {}

  static String json(String version, GameStore store) {
    long games = store.count(); // fails, and is answered so, when the games cannot be read
    return JsonPage.object(json -> {
      json.writeStringField("status", "up");
      json.writeStringField("program", "janus");
      json.writeStringField("version", version);
      json.writeNumberField("games", games);
    });
  }
}
