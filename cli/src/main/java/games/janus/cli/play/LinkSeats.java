package games.janus.cli.play;

import games.janus.arena.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/**
 * The secrets of the seats that this user has in games by link: one file a game, which nobody else
 * may read. Without it nobody can come back to his seat.
 */
record LinkSeats(Path folder) {
  private static final int SECRET_BYTES = 16;

  static LinkSeats beside(Shelf shelf) {
    return new LinkSeats(shelf.folder().resolveSibling("seats"));
  }

  /** 128 bits that nobody can guess. */
  static String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  Optional<String> seat(String id) {
    try {
      return Optional.of(Files.readString(folder.resolve(id)).strip());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  void keep(String id, String secret) throws IOException {
    boolean isPosix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      if (isPosix) {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    }
    WholeFile.write(
        folder.resolve(id), ".new", (secret + "\n").getBytes(StandardCharsets.US_ASCII));
  }
}
