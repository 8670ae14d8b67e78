package games.janus.server.games;

import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import games.janus.server.store.Sheet;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** A game as a file for other programs. */
public record Transcript(String name, String text) {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd").withZone(ZoneOffset.UTC);

  /** What an imported file may have said beside the names, in the order it is written. */
  static final List<String> KEPT_TAGS = List.of("Event", "Site", "Date", "Round");

  static Transcript of(LiveGame<?, ?> live) {
    Sheet sheet = live.sheet();
    return new Transcript(
        "janus-" + sheet.id().substring(0, 8) + "." + live.type().notation().fileExtension(),
        live.text(tags(sheet)));
  }

  private static Tags tags(Sheet sheet) {
    JsonObject kept = JsonReader.object(sheet.tags());
    var tags = new ArrayList<Tag>();
    for (String name : KEPT_TAGS) {
      kept.string(name).ifPresent(value -> tags.add(new Tag(name, value)));
    }
    if (kept.string("Date").isEmpty()) {
      tags.add(new Tag("Date", DATE.format(Instant.ofEpochMilli(sheet.created()))));
    }
    tags.add(new Tag("White", name(sheet.white())));
    tags.add(new Tag("Black", name(sheet.black())));
    return new Tags(tags);
  }

  private static String name(String seat) {
    return Seat.kept(JsonReader.object(seat)).name();
  }
}
