package games.janus.cli.play;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Ending;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Result;
import java.util.Optional;

/** How a game ended, in words, and from the words of a file. */
public final class EndWords {
  /** The end that a file states in its own words. */
  private static final String FILE = "file.termination";

  private EndWords() {}

  /** Such as "White wins: checkmate". */
  public static String of(GameType<?, ?> type, Ending ending) {
    Message who =
        ending
            .result()
            .map(outcome ->
                outcome
                    .winner()
                    .map(side -> Messages.standingWins(type.side(side)))
                    .orElseGet(Messages::standingDraw))
            .orElseGet(Messages::standingBothLose);
    String reason = reason(ending);
    return reason.isEmpty() ? who.text() : Messages.textBecause(who, reason).text();
  }

  /** Fit to follow "White wins:"; empty when a file does not say. */
  static String reason(Ending ending) {
    return switch (ending) {
      case Ending.Decided decided -> {
        Optional<Message> detail = decided.detail();
        String words = decided.outcome().reason().words();
        yield detail.isEmpty()
            ? words
            : detail.get().key().equals(FILE)
                ? detail.get().text()
                : Messages.textBecause(words, detail.get()).text();
      }
      case Ending.Aborted _ -> "";
    };
  }

  /**
   * The end that a file tells of.
   *
   * @param words what it says about the reason, may be empty
   */
  static Ending read(Result result, String words) {
    if (result == Result.BOTH_LOSE) {
      return new Ending.Aborted();
    }
    for (Reason reason : Reason.values()) {
      if (words.equals(reason.words())) {
        return new Ending.Decided(outcome(result, reason));
      }
    }
    return new Ending.Decided(
        outcome(result, Reason.ADJUDICATION), Optional.of(Messages.fileTermination(words)));
  }

  /** The result as files write it; at a terminal no game is aborted but one that both lost. */
  static Result result(Ending ending) {
    return ending.result().isPresent() ? Result.of(ending.result()) : Result.BOTH_LOSE;
  }

  private static Outcome outcome(Result result, Reason reason) {
    return switch (result) {
      case WHITE_WINS -> new Outcome.Win(Color.WHITE, reason);
      case BLACK_WINS -> new Outcome.Win(Color.BLACK, reason);
      default -> new Outcome.Draw(reason);
    };
  }
}
