package games.janus.server;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The folder that one server at a time keeps its games in. It leaves its address there, so that the
 * next one to come can point to it. The operating system lets go of the folder when the process
 * ends, however it ends.
 */
public final class DataFolder implements AutoCloseable {
  private static final String LOCK = "janus.lock";
  private static final String ADDRESS = "janus.address";

  private final Path path;
  private final FileChannel channel;

  private DataFolder(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** A folder that cannot be used, with the one sentence that says why. */
  public static final class UnusableException extends RuntimeException {
    private final transient Message reason;
    private final transient Optional<String> address;

    UnusableException(Message reason, Optional<String> address) {
      super(reason.text());
      this.reason = reason;
      this.address = address;
    }

    public Message reason() {
      return reason;
    }

    /** Where the server answers that has the folder, if one has. */
    public Optional<String> address() {
      return address;
    }
  }

  /** Where games are kept when nobody says otherwise. */
  public static Path usual() {
    return usual(
        System.getProperty("os.name", ""), System.getProperty("user.home", "."), System::getenv);
  }

  static Path usual(String system, String home, Function<String, @Nullable String> environment) {
    String os = system.toLowerCase(Locale.ROOT);
    String xdg = environment.apply("XDG_DATA_HOME");
    if (xdg != null && Path.of(xdg).isAbsolute()) {
      return Path.of(xdg, "janus");
    }
    String local = environment.apply("LOCALAPPDATA");
    if (os.startsWith("windows") && local != null) {
      return Path.of(local, "Janus");
    }
    return os.startsWith("mac")
        ? Path.of(home, "Library", "Application Support", "Janus")
        : Path.of(home, ".local", "share", "janus");
  }

  /**
   * Takes a folder; makes it if there is none, for this user alone.
   *
   * @throws UnusableException if it cannot be written to, or another server has it
   */
  public static DataFolder take(Path path) {
    try {
      Files.createDirectories(path, forOwnerAlone(path));
      FileChannel channel =
          FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new UnusableException(Messages.storeInUse(path), address(path));
      }
      return new DataFolder(path, channel);
    } catch (IOException _) {
      throw new UnusableException(Messages.storeNoFolder(path), Optional.empty());
    }
  }

  private static FileAttribute<?>[] forOwnerAlone(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException _) {
      return false; // by a server in this very process
    }
  }

  private static Optional<String> address(Path path) {
    try {
      return Optional.of(Files.readString(path.resolve(ADDRESS)).strip())
          .filter(text -> text.matches("http://[\\w.:\\[\\]-]{1,100}/"));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  Path path() {
    return path;
  }

  /** Tells those who come later where the server answers. */
  void announce(String address) throws IOException {
    Path draft = path.resolve(ADDRESS + ".new");
    Files.writeString(draft, address + "\n");
    Files.move(draft, path.resolve(ADDRESS), StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(path.resolve(ADDRESS));
      channel.close();
    } catch (IOException _) {
      // the system lets go of it with the process
    }
  }
}
