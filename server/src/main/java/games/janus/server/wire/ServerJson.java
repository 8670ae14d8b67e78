package games.janus.server.wire;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.RefusedException;
import games.janus.rules.InvalidTextException;
import games.janus.server.wire.GamesRequest.GameFile;
import games.janus.server.wire.GamesRequest.NewCommand;
import games.janus.server.wire.GamesRequest.NewEvents;
import games.janus.server.wire.GamesRequest.NewGame;

/** Requests and replies as JSON; what is not as agreed is refused by its name. */
public final class ServerJson {
  private ServerJson() {}

  public static NewGame newGame(String text) {
    return WireCodec.readNewGame("game", read(text));
  }

  public static NewEvents newEvents(String text) {
    return WireCodec.readNewEvents("events", read(text));
  }

  public static NewCommand newCommand(String text) {
    return WireCodec.readNewCommand("command", read(text));
  }

  public static GameFile gameFile(String text) {
    return WireCodec.readGameFile("file", read(text));
  }

  public static JsonValue read(String text) {
    try {
      return JsonReader.read(text);
    } catch (InvalidTextException wrong) {
      throw RefusedException.request(Messages.requestNoJson(wrong.reason()));
    }
  }

  public static String text(GamesReply reply) {
    var json = new JsonText();
    WireCodec.write(json, reply);
    return json.toString();
  }
}
