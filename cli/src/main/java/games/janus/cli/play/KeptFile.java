package games.janus.cli.play;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The file of a game that is being played. While it is, no second program goes on with the same
 * game; when this one dies, however it dies, the game is free again.
 */
record KeptFile(Path file, Path lockFile, FileChannel channel) implements AutoCloseable {
  /** Takes a file for oneself; none if somebody else has it. */
  static Optional<KeptFile> lock(Path file) throws IOException {
    Path lockFile = file.resolveSibling(file.getFileName() + ".lock");
    FileChannel channel =
        FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new KeptFile(file, lockFile, channel));
      }
    } catch (OverlappingFileLockException _) {
      // it is being played in this very program
    }
    channel.close();
    return Optional.empty();
  }

  void write(String text) throws IOException {
    Shelf.write(file, text);
  }

  /** A game without a move is not worth keeping. */
  void discard() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException _) {
      // then it stays
    }
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(lockFile);
      channel.close();
    } catch (IOException _) {
      // the system lets go of it with the program
    }
  }
}
