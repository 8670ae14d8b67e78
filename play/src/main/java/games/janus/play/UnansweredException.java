package games.janus.play;

import games.janus.play.core.RefusalKind;
import games.janus.play.core.Refused;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import java.util.List;
import java.util.Optional;

/** A question that gets a reason instead of an answer. */
public final class UnansweredException extends RuntimeException {
  private final RefusalKind kind;
  private final String sentence;
  private final List<String> flaws;

  private UnansweredException(RefusalKind kind, String sentence, List<String> flaws) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.kind = kind;
    this.sentence = sentence;
    this.flaws = flaws;
  }

  /** With a sentence for people. */
  public UnansweredException(RefusalKind kind, String sentence) {
    this(kind, sentence, List.of());
  }

  /** Not a question, because of this. */
  public static UnansweredException request(String sentence) {
    return new UnansweredException(RefusalKind.REQUEST, sentence);
  }

  /** Stopped before this. */
  static UnansweredException stopped(String sentence) {
    return new UnansweredException(RefusalKind.STOPPED, sentence);
  }

  /** The game is over. */
  public static UnansweredException over(Outcome outcome) {
    return new UnansweredException(
        RefusalKind.OVER, "the game is over: " + outcome.reason().words());
  }

  /** A setup with these flaws. */
  public static UnansweredException of(IllegalSetupException flawed) {
    return new UnansweredException(RefusalKind.SETUP, flawed.getMessage(), flawed.flaws());
  }

  /** What is wrong with a text. */
  public static UnansweredException of(NotationException wrong) {
    return switch (wrong) {
      // Why it cannot be played stands by itself; the others speak about the text.
      case IllegalMoveException _ -> new UnansweredException(RefusalKind.ILLEGAL, wrong.reason());
      case InvalidTextException _ -> new UnansweredException(RefusalKind.TEXT, wrong.getMessage());
      case AmbiguousMoveException _ ->
          new UnansweredException(RefusalKind.AMBIGUOUS, wrong.getMessage());
    };
  }

  /** The same, told about something. */
  public UnansweredException about(String what) {
    return new UnansweredException(kind, what + ": " + sentence, flaws);
  }

  @Override
  public String getMessage() {
    return sentence;
  }

  /** The reply that is given instead. */
  public Refused refused() {
    return new Refused(
        sentence, kind, kind == RefusalKind.SETUP ? Optional.of(flaws) : Optional.empty());
  }
}
