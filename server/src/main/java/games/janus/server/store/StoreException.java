package games.janus.server.store;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The disk could not do what was asked; nothing of it has been done. */
public final class StoreException extends RuntimeException {
  /** What kind of trouble it is. */
  public enum Trouble {
    FULL,
    NO_ROOM,
    READ_ONLY,
    BUSY,
    DAMAGED,
    NEWER,
    CLOSED,
    BROKEN;

    private Message message() {
      return switch (this) {
        case FULL -> Messages.storeFull();
        case NO_ROOM -> Messages.storeNoRoom();
        case READ_ONLY -> Messages.storeReadOnly();
        case BUSY -> Messages.storeBusy();
        case DAMAGED -> Messages.storeDamaged();
        case NEWER -> Messages.storeNewer();
        case CLOSED -> Messages.storeClosed();
        case BROKEN -> Messages.storeBroken();
      };
    }
  }

  private final Trouble trouble;
  private final transient Message reason;

  private StoreException(Trouble trouble, Message reason, @Nullable Throwable cause) {
    super(reason.text(), cause);
    this.trouble = trouble;
    this.reason = reason;
  }

  StoreException(Trouble trouble) {
    this(trouble, trouble.message(), null);
  }

  StoreException(Trouble trouble, String detail, Throwable cause) {
    this(trouble, Messages.storeDetail(detail, trouble.message()), cause);
  }

  /** A copy would write over a file. */
  static StoreException exists(Path copy) {
    return new StoreException(Trouble.BROKEN, Messages.storeCopyExists(copy), null);
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

  public Message reason() {
    return reason;
  }
}
