package games.janus.server.games;

import games.janus.play.live.LiveGame;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
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

  static Transcript of(GameRoom room) {
    return new Transcript(
        "janus-"
            + room.sheet().id().substring(0, 8)
            + "."
            + room.live().type().notation().fileExtension(),
        text(room.live(), tags(room.sheet())));
  }

  private static <P, M> String text(LiveGame<P, M> live, Tags tags) {
    GameRecord<P, M> played = GameRecord.of(tags, live.game());
    var record =
        new GameRecord<>(tags, played.start(), played.line(), KeptEnding.result(live.ending()));
    return live.type().notation().write(live.type().withOpening(record));
  }

  private static Tags tags(Sheet sheet) {
    var tags = new ArrayList<Tag>();
    for (String name : KEPT_TAGS) {
      sheet.tags().value(name).ifPresent(value -> tags.add(new Tag(name, value)));
    }
    if (sheet.tags().value("Date").isEmpty()) {
      tags.add(new Tag("Date", DATE.format(Instant.ofEpochMilli(sheet.created()))));
    }
    tags.add(new Tag("White", SettingsCheck.name(sheet.white())));
    tags.add(new Tag("Black", SettingsCheck.name(sheet.black())));
    return new Tags(tags);
  }
}
