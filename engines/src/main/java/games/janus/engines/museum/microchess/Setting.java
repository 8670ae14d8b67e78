package games.janus.engines.museum.microchess;

import games.janus.engine.EngineInfo;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How Microchess is set for an ordinary game: a level and, behind a stroke, the opening whose two
 * tables it has in memory, such as {@code blitz/ruy-lopez}. Without a stroke it is the opening of
 * the tape; {@code normal/no-book} thinks from the first move.
 *
 * @param level the level of play
 * @param opening the title of the opening; none if it plays without
 */
record Setting(Level level, Optional<String> opening) {
  static final String DEFAULT = "normal";
  private static final String NO_BOOK = "no-book";

  /** The levels as they are shown, weakest first. */
  static final List<EngineInfo.Level> LEVELS =
      List.of(
          new EngineInfo.Level("super-blitz", Messages.levelMicrochessSuperBlitz()),
          new EngineInfo.Level("blitz", Messages.levelMicrochessBlitz()),
          new EngineInfo.Level(DEFAULT, Messages.levelMicrochessNormal()));

  static Setting of(String id) {
    int stroke = id.indexOf('/');
    String level = stroke < 0 ? id : id.substring(0, stroke);
    return new Setting(
        level(level, id),
        stroke < 0 ? Optional.of(Opening.ON_TAPE.title()) : opening(id.substring(stroke + 1), id));
  }

  /** The same level without an opening. */
  static String withoutBook(String id) {
    int stroke = id.indexOf('/');
    return (stroke < 0 ? id : id.substring(0, stroke)) + '/' + NO_BOOK;
  }

  /** The table for this side, if there is one in memory. */
  Optional<Opening> opening(Color side) {
    return opening.flatMap(title -> Opening.of(title, side));
  }

  private static Level level(String name, String id) {
    return Level.labelled(name)
        .orElseThrow(() -> new MessageException(Messages.microchessLevel(id)));
  }

  private static Optional<String> opening(String name, String id) {
    if (name.equals(NO_BOOK)) {
      return Optional.empty();
    }
    List<String> names = new ArrayList<>();
    for (Opening opening : Opening.values()) {
      String known = name(opening);
      if (known.equals(name)) {
        return Optional.of(opening.title());
      }
      if (!names.contains(known)) {
        names.add(known);
      }
    }
    throw new MessageException(Messages.microchessOpening(id, NO_BOOK, String.join(", ", names)));
  }

  /** The title in small letters, blanks made hyphens: {@code queens-indian}. */
  private static String name(Opening opening) {
    return Ascii.small(opening.title()).replace(' ', '-').replace("'", "");
  }
}
