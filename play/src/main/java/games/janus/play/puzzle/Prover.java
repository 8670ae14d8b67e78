package games.janus.play.puzzle;

import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.play.EngineSource;
import games.janus.play.xray.Review.Known;
import games.janus.play.xray.Reviewer;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.function.Function;

/**
 * Judges whether one move does what no other does. The moves that end the game and those the
 * endgame tables know are exact; all the others are searched at full width in a search of their
 * own, which leaves out the move in question.
 */
final class Prover<P, M> {
  // Chances from 0 to 1. In chess 0.68 is more than two pawns ahead and 0.58 one; in checkers,
  // where
  // a man decides more, 0.68 is most of a man.
  private static final double WON = 0.68;
  private static final double NOT_WON = 0.58;
  private static final double HELD = 0.42;
  private static final double LOST = 0.32;

  /** So far off a short look can be. */
  private static final double DOUBT = 0.1;

  private final GameType<P, M> type;
  private final Engine<P, M> player;
  private final Function<P, Optional<Known<M>>> tables;
  private final BooleanSupplier isStopped;

  Prover(GameType<P, M> type, EngineSource engines, BooleanSupplier isStopped) {
    this.type = type;
    this.player = engines.strongest(type);
    this.tables = engines.known(type);
    this.isStopped = isStopped;
  }

  /** What the move does that no other does, with so many positions for it and for the others. */
  Optional<Goal> only(P position, M move, long nodes) {
    List<M> others = Lists.filter(type.rules().legalMoves(position), each -> !each.equals(move));
    if (others.isEmpty()) {
      return Optional.empty();
    }
    if (mates(position, move)) {
      return Lists.first(others, each -> mates(position, each)).isPresent()
          ? Optional.empty()
          : Optional.of(Goal.MATE);
    }
    return only(chances(position, List.of(move), nodes), () -> chances(position, others, nodes), 0);
  }

  /** Whether it is worth a longer look: no, where a short one sees that nothing hangs on a move. */
  boolean isPromising(P position, long nodes) {
    Thought<M> first = think(position, List.of(), nodes);
    M move = first.move().orElseThrow();
    List<M> others = Lists.filter(type.rules().legalMoves(position), each -> !each.equals(move));
    return only(chances(first), () -> chances(position, others, nodes), DOUBT).isPresent();
  }

  private static Optional<Goal> only(double mine, DoubleSupplier others, double doubt) {
    if (mine < HELD - doubt) {
      return Optional.empty();
    }
    double rest = others.getAsDouble();
    if (mine >= WON - doubt && rest <= NOT_WON + doubt) {
      return Optional.of(Goal.WIN);
    }
    return rest <= LOST + doubt ? Optional.of(Goal.SAVE) : Optional.empty();
  }

  /** The moves that mate, or end the game as won in checkers. */
  List<M> mates(P position) {
    return type.kind() == GameKind.CHESS
        ? Lists.filter(type.rules().legalMoves(position), move -> mates(position, move))
        : List.of();
  }

  private boolean mates(P position, M move) {
    return type.kind() == GameKind.CHESS
        && type.rules()
            .outcome(type.rules().play(position, move))
            .filter(outcome -> outcome.winner().isPresent())
            .isPresent();
  }

  /** Best play, as far as it is seen: at least a move. */
  List<M> best(P position, long nodes) {
    Thought<M> thought = think(position, List.of(), nodes);
    return thought.line().isEmpty() ? List.of(thought.move().orElseThrow()) : thought.line();
  }

  /** Whether the end of the game is in sight. */
  boolean seesEnd(P position, long nodes) {
    return think(position, List.of(), nodes)
        .score()
        .filter(score -> Score.isDecided(score.intValue()))
        .isPresent();
  }

  /** Whether the tables know all that can be played here. */
  boolean isProven(P position) {
    return Lists.first(type.rules().legalMoves(position), move -> exact(position, move).isEmpty())
        .isEmpty();
  }

  /** The best of some moves. */
  private double chances(P position, List<M> among, long nodes) {
    double best = 0;
    var unknown = new ArrayList<M>();
    for (M move : among) {
      Optional<Double> exact = exact(position, move);
      if (exact.isPresent()) {
        best = Math.max(best, exact.get());
      } else {
        unknown.add(move);
      }
    }
    if (unknown.isEmpty() || best == 1) {
      return best;
    }
    return Math.max(best, chances(think(position, unknown, nodes)));
  }

  private double chances(Thought<M> thought) {
    return Reviewer.expected(type.kind(), thought.score().orElse(0.0));
  }

  private Optional<Double> exact(P position, M move) {
    P after = type.rules().play(position, move);
    Optional<Outcome> end = type.rules().outcome(after);
    if (end.isPresent()) {
      return Optional.of(
          end.get()
              .winner()
              .map(winner -> winner == type.rules().turn(position) ? 1.0 : 0.0)
              .orElse(0.5));
    }
    return tables.apply(after).map(known -> 1 - known.points());
  }

  private Thought<M> think(P position, List<M> among, long nodes) {
    SearchControl<M> control = _ -> isStopped.getAsBoolean();
    return player.think(
        new SearchRequest<>(
            Game.from(type.rules(), position),
            player.info().fullLevel(),
            Limits.nodes(nodes),
            0,
            false,
            among,
            1),
        control);
  }
}
