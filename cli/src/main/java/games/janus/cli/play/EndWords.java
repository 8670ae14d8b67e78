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
    return reason(ending).map(why -> Messages.textBecause(who, why)).orElse(who).text();
  }

  /** Fit to follow "White wins:"; none when a file does not say. */
  static Optional<Message> reason(Ending ending) {
    return switch (ending) {
      case Ending.Decided decided -> {
        Message reason = decided.outcome().reason().message();
        Message whole =
            decided
                .detail()
                .map(detail ->
                    detail.key().equals(FILE) ? detail : Messages.textBecause(reason, detail))
                .orElse(reason);
        yield Optional.of(whole).filter(said -> !said.text().isEmpty());
      }
      case Ending.Aborted _ -> Optional.empty();
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
