package games.janus.server.games;

import java.util.List;
import java.util.OptionalInt;

/** Something that cannot be done, with the one sentence that says why. Nothing has changed. */
public final class Refusal extends RuntimeException {
  /** What kind of refusal it is; programs go by this, people by the sentence. */
  public enum Kind {
    /** Not a question: a field is missing, unknown or of the wrong type. */
    REQUEST,
    /** There is no such game. */
    UNKNOWN,
    /** There is another game with this id. */
    EXISTS,
    /** Said of another moment of the game than this. */
    STALE,
    /** The game is over. */
    OVER,
    /** Not notation. */
    TEXT,
    /** Not legal here. */
    ILLEGAL,
    /** Could mean several moves here. */
    AMBIGUOUS,
    /** Not a legal position. */
    SETUP,
    /** More than is allowed. */
    LIMIT
  }

  private final Kind kind;
  private final String sentence;
  private final OptionalInt ply;
  private final List<String> flaws;

  private Refusal(Kind kind, String sentence, OptionalInt ply, List<String> flaws) {
    super(null, null, false, false); // an answer, not a fault to be traced
    this.kind = kind;
    this.sentence = sentence;
    this.ply = ply;
    this.flaws = List.copyOf(flaws);
  }

  public static Refusal of(Kind kind, String sentence) {
    return new Refusal(kind, sentence, OptionalInt.empty(), List.of());
  }

  public static Refusal request(String sentence) {
    return of(Kind.REQUEST, sentence);
  }

  /** Said of another ply than the one the game has reached. */
  static Refusal stale(int said, int now) {
    return new Refusal(
        Kind.STALE,
        "the game has " + now + " moves by now, and this was said of a game with " + said,
        OptionalInt.of(now),
        List.of());
  }

  static Refusal setup(String sentence, List<String> flaws) {
    return new Refusal(Kind.SETUP, sentence, OptionalInt.empty(), flaws);
  }

  public Kind kind() {
    return kind;
  }

  /** Where the game is now, if that is what went wrong. */
  public OptionalInt ply() {
    return ply;
  }

  /** Every reason why a setup is not a legal position. */
  public List<String> flaws() {
    return flaws;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
