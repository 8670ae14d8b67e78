package games.janus.server.store;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The disk could not do what was asked; nothing of it has been done. */
public final class StoreException extends RuntimeException {
  /** What kind of trouble it is. */
  public enum Trouble {
    FULL("the disk is full: make room and try again; everything acknowledged so far is safe"),
    READ_ONLY("the games cannot be written to: the file or its folder is read-only"),
    BUSY("the games are being written to by so many that this had to wait too long: try again"),
    DAMAGED("the file of games is damaged or is no file of games: restore a backup"),
    NEWER("the file of games was written by a newer Janus: update Janus to open it"),
    CLOSED("the server is stopping"),
    BROKEN("the games could not be read or written");

    private final String words;

    Trouble(String words) {
      this.words = words;
    }
  }

  private final Trouble trouble;

  StoreException(Trouble trouble) {
    super(trouble.words);
    this.trouble = trouble;
  }

  StoreException(Trouble trouble, String detail, Throwable cause) {
    super(trouble.words + " (" + detail + ")", cause);
    this.trouble = trouble;
  }

  /** What SQLite complains about, in words for people. */
  static StoreException of(SQLException problem) {
    SQLiteErrorCode code =
        problem instanceof SQLiteException known
            ? known.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    return new StoreException(trouble(code), code.name(), problem);
  }

  private static Trouble trouble(SQLiteErrorCode code) {
    return switch (code.code & 0xff) { // the low byte is the kind, the rest says where
      case 13 -> Trouble.FULL;
      case 3, 8, 14 -> Trouble.READ_ONLY; // may not, read-only, cannot be opened
      case 5, 6 -> Trouble.BUSY;
      case 11, 26 -> Trouble.DAMAGED;
      default -> Trouble.BROKEN;
    };
  }

  public Trouble trouble() {
    return trouble;
  }
}
