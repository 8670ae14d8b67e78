package games.janus.server.games;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.text.Result;
import games.janus.server.store.Ending;
import java.util.Locale;
import java.util.Optional;

/** Outcomes as they are kept, and as they are told. */
public final class Endings {
  /** For results that stand in an imported file, which does not say how they came about. */
  private static final String RECORDED = "recorded";

  private Endings() {}

  static Optional<Ending> byRules(Optional<Outcome> outcome) {
    return outcome.map(end -> ending(end, false));
  }

  static Ending decided(Outcome outcome) {
    return ending(outcome, true);
  }

  private static Ending ending(Outcome outcome, boolean isDecided) {
    return new Ending(outcome.winner().map(Endings::name), id(outcome.reason()), isDecided);
  }

  /** The result that a file states; none for a game that goes on or that both lost. */
  static Optional<Ending> recorded(Result result) {
    return switch (result) {
      case WHITE_WINS -> Optional.of(new Ending(Optional.of("white"), RECORDED, true));
      case BLACK_WINS -> Optional.of(new Ending(Optional.of("black"), RECORDED, true));
      case DRAW -> Optional.of(new Ending(Optional.empty(), RECORDED, true));
      case BOTH_LOSE, OPEN -> Optional.empty();
    };
  }

  static Result result(Optional<Ending> ending) {
    return ending
        .map(end -> end.winner().map(Endings::side).map(Result::winFor).orElse(Result.DRAW))
        .orElse(Result.OPEN);
  }

  /** What is told to people. */
  public static String words(Ending ending) {
    for (Reason reason : Reason.values()) {
      if (id(reason).equals(ending.reason())) {
        return reason.words();
      }
    }
    return "the file of the game says so";
  }

  static String name(Color side) {
    return side == Color.WHITE ? "white" : "black";
  }

  static Color side(String name) {
    return name.equals("white") ? Color.WHITE : Color.BLACK;
  }

  private static String id(Reason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
