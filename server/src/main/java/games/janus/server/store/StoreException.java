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
    /** The database does not answer. */
    AWAY,
    /** The database does not wait for its disk. */
    FORGETFUL,
    /** Copies are made by the tools of the database. */
    OTHER_TOOL,
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
        case AWAY -> Messages.storeAway();
        case FORGETFUL -> Messages.storeForgetful();
        case OTHER_TOOL -> Messages.storeOtherTool();
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

  /** What a database complains about, in words for people. */
  static StoreException of(SQLException problem) {
    if (problem instanceof SQLiteException known) {
      SQLiteErrorCode code = known.getResultCode();
      return new StoreException(trouble(code), code.name(), problem);
    }
    String state = String.valueOf(problem.getSQLState());
    return new StoreException(trouble(state), state, problem);
  }

  /** The states are those of the SQL standard and of PostgreSQL. */
  private static Trouble trouble(String state) {
    return switch (state) {
      case "53100" -> Trouble.FULL;
      case "25006", "42501" -> Trouble.READ_ONLY; // read-only, may not
      case "40001", "40P01", "23505" -> Trouble.BUSY; // somebody else was first
      case "57P01", "57P02", "57P03", "53300" -> Trouble.AWAY; // ends, has crashed, starts, is full
      default -> state.startsWith("08") ? Trouble.AWAY : Trouble.BROKEN;
    };
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
