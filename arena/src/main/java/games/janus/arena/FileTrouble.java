package games.janus.arena;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** Why a file cannot be read or written, for people: what Java knows of it is often only a name. */
public final class FileTrouble {
  private FileTrouble() {}

  public static Message cannotRead(Object file, Exception problem) {
    Message why = isFolder(file) ? Messages.pathDirectory() : why(problem, Messages.pathMissing());
    return Messages.pathUnreadable(file, why);
  }

  public static Message cannotWrite(Object file, Exception problem) {
    return Messages.pathUnwritable(
        file, isFolder(file) ? Messages.pathDirectory() : whyUnwritten(problem));
  }

  /** The reason alone, where another sentence says what cannot be written. */
  public static Message whyUnwritten(Exception problem) {
    return why(problem, Messages.pathNoFolder());
  }

  private static Message why(Exception problem, Message missing) {
    return switch (problem) {
      case UncheckedIOException wrapped -> why(Objects.requireNonNull(wrapped.getCause()), missing);
      case InvalidPathException _ -> Messages.pathNoName();
      case NoSuchFileException _ -> missing;
      case AccessDeniedException _ -> Messages.pathForbidden();
      case FileAlreadyExistsException _ -> Messages.pathNotFolder();
      case CharacterCodingException _ -> Messages.pathNoUtf8();
      case FileSystemException system when system.getReason() != null ->
          Messages.pathFailed(Excerpt.of(system.getReason()));
      default -> {
        String said = problem.getMessage();
        yield Messages.pathFailed(Excerpt.of(said == null ? problem.toString() : said));
      }
    };
  }

  private static boolean isFolder(Object file) {
    try {
      return Files.isDirectory(Path.of(file.toString()));
    } catch (InvalidPathException _) {
      return false;
    }
  }
}
