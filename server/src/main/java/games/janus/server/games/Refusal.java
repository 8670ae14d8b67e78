package games.janus.server.games;

import games.janus.message.Message;
import games.janus.play.core.RefusalKind;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply.Refused;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** A request that is refused, with the reason. Nothing has changed. */
public final class Refusal extends RuntimeException {
  /** What kind of refusal it is. Programs go by the word and the status, people by the reason. */
  public enum Kind {
    /** Not a request: a field is missing, unknown or of the wrong type. */
    REQUEST(400),
    /** Only for who sits there. */
    SEAT(403),
    /** Sent by another page. */
    ORIGIN(403),
    /** Not on a public server. */
    PUBLIC(403),
    /** There is no such game, page or address. */
    UNKNOWN(404),
    /** The address cannot be used so. */
    METHOD(405, "request"),
    /** The request was not whole in time. */
    TOO_SLOW(408, "request"),
    /** There is another game with this id. */
    EXISTS(409),
    /** About another moment of the game than this. */
    STALE(409),
    /** The game is over. */
    OVER(409),
    /** The request has more bytes than it may have. */
    TOO_LONG(413, "limit"),
    /** Not sent as JSON. */
    MEDIA_TYPE(415, "request"),
    /** Meant for another server. */
    HOST(421),
    /** A command that is not allowed now. */
    COMMAND(422),
    /** Not notation. */
    TEXT(422),
    /** Not legal here. */
    ILLEGAL(422),
    /** Could mean several moves here. */
    AMBIGUOUS(422),
    /** Not a legal position. */
    SETUP(422),
    /** More than a game or a file may have. */
    LIMIT(422),
    /** The client has asked for too much at once. */
    TOO_MANY(429, "limit"),
    /** The server failed. */
    FAILURE(500),
    /** Everybody together has asked for too much at once. */
    BUSY(503, "limit"),
    /** The answer was not found before the request was stopped. */
    STOPPED(503),
    /** The games cannot be read or written. */
    STORAGE(503),
    /** The disk is full. */
    DISK_FULL(507, "storage");

    private final int status;
    private final String word;

    Kind(int status, String word) {
      this.status = status;
      this.word = word;
    }

    Kind(int status) {
      this.status = status;
      this.word = name().toLowerCase(Locale.ROOT);
    }

    /** The HTTP status of the answer. */
    public int status() {
      return status;
    }

    public String word() {
      return word;
    }

    private static Kind of(RefusalKind kind) {
      return valueOf(kind.name());
    }
  }

  private final Kind kind;
  private final Message reason;
  private final Optional<Integer> version;
  private final Optional<List<String>> flaws;

  private Refusal(
      Kind kind, Message reason, Optional<Integer> version, Optional<List<String>> flaws) {
    super(null, null, false, false); // an answer, not a fault to be traced
    this.kind = kind;
    this.reason = reason;
    this.version = version;
    this.flaws = flaws;
  }

  public Refusal(Kind kind, Message reason) {
    this(kind, reason, Optional.empty(), Optional.empty());
  }

  public static Refusal request(Message reason) {
    return new Refusal(Kind.REQUEST, reason);
  }

  /** What the core refuses, in its words. */
  public static Refusal of(RefusedException wrong) {
    Refused refused = wrong.refused();
    return new Refusal(
        Kind.of(refused.kind()), refused.reason(), Optional.empty(), refused.flaws());
  }

  /** About another moment than the one the game has reached. */
  static Refusal stale(Message reason, int version) {
    return new Refusal(Kind.STALE, reason, Optional.of(version), Optional.empty());
  }

  /** Does something that fails with the words of the rules, and refuses it in those words. */
  static <T> T said(Supplier<T> action) {
    try {
      return RefusedException.said(action);
    } catch (RefusedException refused) {
      throw of(refused);
    }
  }

  public Kind kind() {
    return kind;
  }

  public Message reason() {
    return reason;
  }

  /** How many events the game has, if that is what went wrong. */
  public Optional<Integer> version() {
    return version;
  }

  /** Everything that is wrong with a setup. */
  public Optional<List<String>> flaws() {
    return flaws;
  }

  @Override
  public String getMessage() {
    return reason.text();
  }
}
