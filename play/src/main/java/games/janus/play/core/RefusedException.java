package games.janus.play.core;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A question that gets a reason instead of an answer. */
public final class RefusedException extends RuntimeException {
  private final RefusalKind kind;
  private final Message reason;
  private final Optional<List<Message>> flaws;

  private RefusedException(RefusalKind kind, Message reason, Optional<List<Message>> flaws) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.kind = kind;
    this.reason = reason;
    this.flaws = flaws;
  }

  public RefusedException(RefusalKind kind, Message reason) {
    this(kind, reason, Optional.empty());
  }

  /** With a sentence from outside the catalogue. */
  public RefusedException(RefusalKind kind, String sentence) {
    this(kind, Messages.requestOther(sentence));
  }

  /** Not a question, because of this. */
  public static RefusedException request(Message reason) {
    return new RefusedException(RefusalKind.REQUEST, reason);
  }

  /** Not a question, because of a sentence from outside the catalogue. */
  public static RefusedException request(String sentence) {
    return new RefusedException(RefusalKind.REQUEST, sentence);
  }

  /** Stopped before this. */
  public static RefusedException stopped(Message reason) {
    return new RefusedException(RefusalKind.STOPPED, reason);
  }

  /** A command that is not allowed now. */
  public static RefusedException refused(Message reason) {
    return new RefusedException(RefusalKind.COMMAND, reason);
  }

  /** The game is over. */
  public static RefusedException over() {
    return new RefusedException(RefusalKind.OVER, Messages.gameOver());
  }

  /** Does something that fails with the words of the rules, and refuses it in those words. */
  public static <T> T said(Supplier<T> action) {
    try {
      return action.get();
    } catch (NotationException wrong) {
      throw of(wrong);
    } catch (IllegalSetupException flawed) {
      throw new RefusedException(RefusalKind.SETUP, flawed.message(), Optional.of(flawed.flaws()));
    } catch (MessageException wrong) {
      throw request(wrong.reason());
    }
  }

  private static RefusedException of(NotationException wrong) {
    return switch (wrong) {
      // Why it cannot be played stands by itself; the others speak about the text.
      case IllegalMoveException _ -> new RefusedException(RefusalKind.ILLEGAL, wrong.reason());
      case InvalidTextException _ -> new RefusedException(RefusalKind.TEXT, wrong.message());
      case AmbiguousMoveException _ -> new RefusedException(RefusalKind.AMBIGUOUS, wrong.message());
    };
  }

  /** The same, told about one of the moves made. */
  public RefusedException atMove(int number) {
    return new RefusedException(kind, Messages.requestMade(number, reason), flaws);
  }

  @Override
  public String getMessage() {
    return reason.text();
  }

  /** The reply that is given instead. */
  public Reply.Refused refused() {
    return new Reply.Refused(reason.text(), kind, flaws.map(Language.current()::texts), reason);
  }
}
