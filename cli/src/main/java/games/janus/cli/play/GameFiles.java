package games.janus.cli.play;

import games.janus.rules.Excerpt;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Game files that people name. Every trouble with them is a sentence. */
final class GameFiles {
  /** Much more than anybody plays; a database is not for this. */
  private static final int MOST_BYTES = 5_000_000;

  private GameFiles() {}

  /** Why a file cannot be had. */
  static final class Trouble extends Exception {
    private static final long serialVersionUID = 1L;

    Trouble(String sentence) {
      super(sentence, null, false, false);
    }

    String sentence() {
      return String.valueOf(getMessage());
    }
  }

  /** A path as people type it: a tilde is their own folder. */
  static Path path(String name) {
    String home = System.getProperty("user.home", ".");
    return name.equals("~") || name.startsWith("~/")
        ? Path.of(home, name.substring(1))
        : Path.of(name);
  }

  /**
   * One game of a file.
   *
   * @param number 1 for the first
   */
  static <P, M> GameRecord<P, M> read(BoardGame<P, M> board, String name, int number)
      throws Trouble {
    GameReader<P, M> games = board.reader(TextSource.of(text(name)));
    Optional<Entry<P, M>> entry = games.next();
    int found = 0;
    while (entry.isPresent() && ++found < number) {
      entry = games.next();
    }
    return switch (entry.orElse(null)) {
      case null -> throw new Trouble(none(name, board, found));
      case BadGame<P, M> bad ->
          throw new Trouble(Excerpt.of(name) + ", line " + bad.line() + ": " + bad.reason());
      case GoodGame<P, M> good -> good.game();
    };
  }

  private static String none(String name, BoardGame<?, ?> board, int found) {
    String file = Excerpt.of(name);
    return switch (found) {
      case 0 -> "there is no game of " + board.name() + " in " + file;
      case 1 -> "there is only one game in " + file;
      default -> "there are only " + found + " games in " + file;
    };
  }

  private static String text(String name) throws Trouble {
    try {
      Path path = path(name);
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw new Trouble(Excerpt.of(name) + " is no file");
      }
      try (InputStream stream = Files.newInputStream(path)) {
        byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
          throw new Trouble(Excerpt.of(name) + " is larger than five megabytes");
        }
        return decoded(bytes);
      }
    } catch (IOException | InvalidPathException wrong) {
      throw new Trouble("cannot read " + Excerpt.of(name) + ": " + why(wrong));
    }
  }

  /** UTF-8 if it can be, and Latin-1 if not, which is how old game files are written. */
  private static String decoded(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  /**
   * Writes a file.
   *
   * @param mayReplace whether a file of this name may be written over
   */
  static Path write(String name, String text, boolean mayReplace) throws Trouble {
    try {
      Path path = path(name);
      if (Files.exists(path) && !mayReplace) {
        throw new Trouble(
            Excerpt.of(name) + " is there already; -f before its name writes over it");
      }
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw new Trouble(Excerpt.of(name) + " is no file");
      }
      Shelf.write(path, text);
      return path;
    } catch (IOException | InvalidPathException wrong) {
      throw new Trouble("cannot write " + Excerpt.of(name) + ": " + why(wrong));
    }
  }

  static String why(Exception wrong) {
    return switch (wrong) {
      case NoSuchFileException _ -> "there is no such file or folder";
      case AccessDeniedException _ -> "it is not allowed";
      case InvalidPathException _ -> "it is no name for a file";
      default -> Excerpt.of(String.valueOf(wrong.getMessage()));
    };
  }
}
