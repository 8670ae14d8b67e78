package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree;
import games.janus.engine.WholeTree.Switches;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * The same search with and without alpha-beta, with and without ordering, side by side.
 *
 * <p>What is certain: without alpha-beta the value is the same, and in the same order so are the
 * move and the line; in another order the value is still the same, but among moves of equal value
 * another may come first and be played.
 *
 * @param runs as the player plays first
 */
public record Comparison<P, M>(
    GameType<P, M> type, P position, EngineInfo engine, String level, List<Run<M>> runs) {
  /** Where each search is given up if nobody says otherwise. */
  public static final long USUAL_NODES = 1_000_000;

  public static final Message GUARANTEE = Messages.compareGuarantee();

  public Comparison {
    runs = List.copyOf(runs);
  }

  /** One search. */
  public record Run<M>(Switches switches, Thought<M> thought) {
    public long nodes() {
      return thought.counters().get(Metric.NODES);
    }

    /** The value it found; none if it was stopped. */
    public Optional<Double> value() {
      return thought.complete() ? thought.score() : Optional.empty();
    }
  }

  /**
   * Runs all four searches; the book and the lots of the player are left aside.
   *
   * @param mostNodes where each search stops, unfinished
   * @param done hears of every search when it has ended
   */
  public static <P, M> Comparison<P, M> of(
      GameType<P, M> type,
      EngineInfo player,
      WholeTree<P, M> search,
      Game<P, M> game,
      String level,
      OptionalInt depth,
      long mostNodes,
      SearchControl<M> control,
      Consumer<Run<M>> done) {
    var request =
        new SearchRequest<>(
            game,
            level,
            new Limits(depth, OptionalLong.of(mostNodes)),
            0,
            false,
            type.rules().legalMoves(game.position()),
            1);
    boolean quiescence = search.switches().quiescence();
    var runs = new ArrayList<Run<M>>();
    for (boolean ordering : new boolean[] {true, false}) {
      for (boolean pruning : new boolean[] {true, false}) {
        var switches = new Switches(pruning, ordering, quiescence);
        var run = new Run<>(switches, search.think(request, control, switches));
        runs.add(run);
        done.accept(run);
      }
    }
    return new Comparison<>(type, game.position(), player, level, runs);
  }

  /** Whether the finished searches agree as far as they must. */
  public boolean isAsPromised() {
    for (Run<M> one : runs) {
      for (Run<M> other : runs) {
        if (one.value().isPresent() && other.value().isPresent() && !agree(one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private static <M> boolean agree(Run<M> one, Run<M> other) {
    boolean sameValue =
        one.value().orElseThrow().doubleValue() == other.value().orElseThrow().doubleValue();
    boolean sameOrder = one.switches().ordering() == other.switches().ordering();
    return sameValue && (!sameOrder || one.thought().line().equals(other.thought().line()));
  }
}
