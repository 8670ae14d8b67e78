package games.janus.server.games;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Ending;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.text.Result;
import games.janus.server.wire.GamesReply.KeptOutcome;
import java.util.Locale;
import java.util.Optional;

/** How games ended, as lists and files tell it. */
public final class KeptEnding {
  private KeptEnding() {}

  /** The result that a file states and does not explain; none for a game that goes on. */
  static Optional<Ending> recorded(Result result) {
    return switch (result) {
      case WHITE_WINS -> Optional.of(recorded(Optional.of(Color.WHITE)));
      case BLACK_WINS -> Optional.of(recorded(Optional.of(Color.BLACK)));
      case DRAW -> Optional.of(recorded(Optional.empty()));
      case BOTH_LOSE, OPEN -> Optional.empty();
    };
  }

  private static Ending recorded(Optional<Color> winner) {
    return new Ending.Decided(Outcome.of(winner, Reason.RECORDED));
  }

  static Result result(Optional<Ending> ending) {
    return ending
        .flatMap(Ending::result)
        .map(outcome -> outcome.winner().map(Result::winFor).orElse(Result.DRAW))
        .orElse(Result.OPEN);
  }

  /** What a list tells of an end. */
  public static KeptOutcome outcome(Ending ending) {
    return new KeptOutcome(
        ending.result().flatMap(Outcome::winner), reason(ending), message(ending).text());
  }

  private static String reason(Ending ending) {
    return switch (ending) {
      case Ending.Aborted _ -> "aborted";
      case Ending.Decided decided ->
          decided.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
    };
  }

  /** What is told to people. */
  static Message message(Ending ending) {
    return switch (ending) {
      case Ending.Aborted _ -> Messages.reasonAborted();
      case Ending.Decided decided -> {
        Message reason = decided.reason().message();
        yield decided.detail().map(detail -> Messages.keptEnding(detail, reason)).orElse(reason);
      }
    };
  }
}
