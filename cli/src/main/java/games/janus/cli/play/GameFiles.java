package games.janus.cli.play;

import games.janus.arena.FileTrouble;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
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
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Game files that people name. Every trouble with them is a sentence. */
final class GameFiles {
  /** Much more than anybody plays; a database is not for this. */
  private static final int MOST_BYTES = 5_000_000;

  private GameFiles() {}

  /** Why a file cannot be had. */
  static final class Trouble extends Exception {
    Trouble(Message sentence) {
      super(sentence.text(), null, false, false);
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
  static <P, M> GameRecord<P, M> read(GameType<P, M> type, String name, int number) throws Trouble {
    GameReader<P, M> games = type.notation().reader(TextSource.of(text(name)));
    Optional<Entry<P, M>> entry = games.next();
    int found = 0;
    while (entry.isPresent() && ++found < number) {
      entry = games.next();
    }
    return switch (entry.orElse(null)) {
      case null ->
          throw new Trouble(
              found == 0
                  ? Messages.pathNoGame(Excerpt.of(name), type.id())
                  : Messages.pathFewGames(found, Excerpt.of(name)));
      case BadGame<P, M> bad ->
          throw new Trouble(Messages.pathLine(Excerpt.of(name), bad.line(), bad.reason()));
      case GoodGame<P, M> good -> good.game();
    };
  }

  private static String text(String name) throws Trouble {
    try {
      Path path = path(name);
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw new Trouble(Messages.pathNoFile(Excerpt.of(name)));
      }
      try (InputStream stream = Files.newInputStream(path)) {
        byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
          throw new Trouble(Messages.pathTooLarge(Excerpt.of(name)));
        }
        return decoded(bytes);
      }
    } catch (IOException | InvalidPathException wrong) {
      throw new Trouble(FileTrouble.cannotRead(Excerpt.of(name), wrong));
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
        throw new Trouble(Messages.pathTaken(Excerpt.of(name)));
      }
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw new Trouble(Messages.pathNoFile(Excerpt.of(name)));
      }
      Shelf.write(path, text);
      return path;
    } catch (IOException | InvalidPathException wrong) {
      throw new Trouble(FileTrouble.cannotWrite(Excerpt.of(name), wrong));
    }
  }
}
