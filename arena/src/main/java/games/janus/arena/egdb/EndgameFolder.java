package games.janus.arena.egdb;

import games.janus.arena.FileTrouble;
import games.janus.arena.UserFolder;
import games.janus.arena.WholeFile;
import games.janus.engines.checkers.endgame.BrokenTableException;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.message.Messages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** A folder of endgame files, one for each slice, and the tables that come with the program. */
public final class EndgameFolder {
  private static final String EMBEDDED = "/META-INF/janus/endgames.jegd";
  private static final String SUFFIX = ".jegd";

  private final Path folder;

  public EndgameFolder(Path folder) {
    this.folder = folder;
  }

  /** Where this user's tables belong if nobody says otherwise. */
  public static EndgameFolder ofUser() {
    return new EndgameFolder(UserFolder.data().resolve("endgames"));
  }

  /** The tables inside the program: every position with up to five pieces. */
  public static EndgameTable embedded() {
    try (InputStream in = EndgameTable.class.getResourceAsStream(EMBEDDED)) {
      return in == null ? EndgameTable.empty() : EndgameTable.empty().with(in.readAllBytes());
    } catch (IOException problem) {
      throw new EndgameFileException(Messages.endgameEmbedded(), problem);
    }
  }

  /**
   * All that is known here: what comes with the program, and this user's own files.
   *
   * @throws EndgameFileException if one of these cannot be read or is not what it should be
   */
  public static EndgameTable known() {
    return ofUser().addTo(embedded());
  }

  public Path path() {
    return folder;
  }

  /**
   * What is in the folder, added to another table.
   *
   * @throws EndgameFileException if a file cannot be read or is not what it should be
   */
  public EndgameTable addTo(EndgameTable table) {
    EndgameTable sum = table;
    for (Slice slice : slices(Slice.MOST_PIECES)) {
      if (Files.exists(file(slice))) {
        sum = sum.with(read(slice));
      }
      if (Files.exists(distanceFile(slice))) {
        sum = sum.with(checked(distanceFile(slice)));
      }
    }
    return sum;
  }

  /** All slices with up to so many pieces. */
  static List<Slice> slices(int pieces) {
    return IntStream.rangeClosed(2, pieces)
        .boxed()
        .flatMap(n -> Slice.withPieces(n).stream())
        .toList();
  }

  /**
   * Every file with up to so many pieces, one after another: a file that holds them all.
   *
   * @throws EndgameFileException if one is missing or wrong
   */
  public byte[] joined(int pieces) {
    var sum = new ByteArrayOutputStream();
    slices(pieces).forEach(slice -> sum.writeBytes(read(slice)));
    slices(Math.min(pieces, EndgameBuild.MOST_WITH_DISTANCE))
        .forEach(slice -> sum.writeBytes(checked(distanceFile(slice))));
    return sum.toByteArray();
  }

  private byte[] read(Slice slice) {
    Path file = file(slice);
    byte[] bytes = checked(file);
    if (!EndgameTable.empty().with(bytes).has(slice)) {
      throw new EndgameFileException(Messages.endgameOtherSlice(file), null);
    }
    return bytes;
  }

  private static byte[] checked(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      EndgameTable.empty().with(bytes);
      return bytes;
    } catch (BrokenTableException wrong) {
      throw new EndgameFileException(Messages.endgameRemedy(file, "" + wrong.getMessage()), wrong);
    } catch (IOException problem) {
      throw new EndgameFileException(FileTrouble.cannotRead(file, problem), problem);
    }
  }

  Path file(Slice slice) {
    return folder.resolve("wld-" + slice + SUFFIX);
  }

  Path distanceFile(Slice slice) {
    return folder.resolve("dtw-" + slice + SUFFIX);
  }

  /**
   * Writes a file so that it is there whole or not at all, whatever happens meanwhile.
   *
   * @throws EndgameFileException if it cannot be written
   */
  public static void write(Path file, byte[] bytes) {
    try {
      WholeFile.write(file, ".part", bytes);
    } catch (IOException problem) {
      throw new EndgameFileException(FileTrouble.cannotWrite(file, problem), problem);
    }
  }

  /**
   * Makes sure there is a folder to write this many bytes into.
   *
   * @throws EndgameFileException if there is not
   */
  void prepare(long bytes) {
    try {
      Files.createDirectories(folder);
      Path probe = Files.createTempFile(folder, "room", ".part");
      Files.delete(probe);
      long free = Files.getFileStore(folder).getUsableSpace();
      if (free < bytes) {
        throw new EndgameFileException(
            Messages.endgameNoRoom(folder, megabytes(free), megabytes(bytes)), null);
      }
    } catch (IOException problem) {
      throw new EndgameFileException(
          Messages.textBecause(
              Messages.endgameCannotWriteInto(folder), FileTrouble.whyUnwritten(problem)),
          problem);
    }
  }

  private static long megabytes(long bytes) {
    return (bytes + 999_999) / 1_000_000;
  }
}
