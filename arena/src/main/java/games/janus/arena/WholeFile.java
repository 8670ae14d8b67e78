package games.janus.arena;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are there whole or, if anything goes wrong, as they were before. */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Writes a file.
   *
   * @param draft what is added to its name until it is safely on the disk
   */
  public static void write(Path file, String draft, byte[] bytes) throws IOException {
    Path target = file.toAbsolutePath();
    Path temporary = target.resolveSibling(target.getFileName() + draft);
    try (FileChannel channel =
        FileChannel.open(
            temporary,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      for (var left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) {
        channel.write(left);
      }
      channel.force(true);
    } catch (IOException failed) {
      Files.deleteIfExists(temporary);
      throw failed;
    }
    Files.move(
        temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    settle(target);
  }

  /** The new name is on the disk only when its folder is. Not every system lets us ask for that. */
  private static void settle(Path file) {
    Path parent = file.getParent();
    if (parent != null) {
      try (FileChannel folder = FileChannel.open(parent, StandardOpenOption.READ)) {
        folder.force(true);
      } catch (IOException _) {
        // Windows does it by itself
      }
    }
  }
}
