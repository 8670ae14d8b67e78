package games.janus.play.core;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree;
import games.janus.engine.WholeTree.Switches;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Compare.SearchRun;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The same search with and without alpha-beta, with and without ordering, side by side.
 *
 * <p>What is certain: without alpha-beta the value is the same, and in the same order so are the
 * move and the line; in another order the value is still the same, but among moves of equal value
 * another may come first and be played.
 */
final class CompareAnswer {
  /** Where each search is given up if nobody says otherwise. */
  private static final long USUAL_NODES = 1_000_000;

  private static final Message STOPPED = Messages.requestCompareStopped();

  private CompareAnswer() {}

  static <P, M> Reply.Compare to(
      Request.Compare asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameSoFar.requireGoingOn(game);
    Engine<P, M> player = asked.by().among(engines.engines(type), type);
    WholeTree<P, M> search =
        player
            .wholeTree()
            .orElseThrow(() ->
                RefusedException.request(
                    Messages.requestNoSwitches(
                        player.info().id(), withSwitches(engines.engines(type)))));
    String level = asked.by().levelOf(player.info());
    var done = new ArrayList<SearchRun>();
    var asking =
        new SlowControl<M>(control, nodes -> new Progress.Compare(done, nodes, control.millis()));
    var plies = new Plies<>(asking);
    // Who is asked about all moves leaves aside its book and chooses nothing at random.
    var request =
        new SearchRequest<>(
            game,
            level,
            new Limits(asked.depth(), asked.nodes().or(() -> Optional.of(USUAL_NODES))),
            0,
            false,
            type.rules().legalMoves(game.position()),
            1);
    for (boolean ordering : new boolean[] {true, false}) {
      for (boolean pruning : new boolean[] {true, false}) {
        var switches = new Switches(pruning, ordering, search.switches().quiescence());
        Thought<M> thought = search.think(request, plies, switches);
        asking.requireGoingOn(STOPPED);
        done.add(run(type, game.position(), switches, thought));
        asking.tell(0);
      }
    }
    return new Reply.Compare(
        About.of(type, game.position()),
        player.info().id(),
        level,
        Language.ENGLISH.text(player.info().scoreUnit()),
        plies.ahead,
        done,
        Messages.compareGuarantee().text(),
        isAsPromised(done));
  }

  /** Hears how far the searches look ahead. */
  private static final class Plies<M> implements SearchControl<M> {
    private final SearchControl<M> asking;
    private int ahead;

    Plies(SearchControl<M> asking) {
      this.asking = asking;
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      return asking.shouldStop(counters);
    }

    @Override
    public void looksAhead(int plies) {
      ahead = plies;
    }
  }

  private static <P, M> SearchRun run(
      GameType<P, M> type, P position, Switches switches, Thought<M> thought) {
    return new SearchRun(
        switches.pruning(),
        switches.ordering(),
        thought.complete(),
        thought.complete() ? thought.score() : Optional.empty(),
        Lines.ids(type, position, thought.line()),
        Lines.texts(type, position, thought.line()),
        thought.counters().get(Metric.NODES),
        thought.counters().get(Metric.QUIESCENCE_NODES),
        thought.counters().get(Metric.EVALUATIONS),
        thought.counters().get(Metric.CUTOFFS));
  }

  /** Whether the finished searches agree as far as they must. */
  private static boolean isAsPromised(List<SearchRun> runs) {
    List<SearchRun> finished = Lists.filter(runs, run -> run.value().isPresent());
    for (SearchRun one : finished) {
      for (SearchRun other : finished) {
        double value = one.value().orElseThrow();
        boolean sameOrder = one.ordering() == other.ordering();
        if (value != other.value().orElseThrow()
            || (sameOrder && !one.line().equals(other.line()))) {
          return false;
        }
      }
    }
    return true;
  }

  private static String withSwitches(List<? extends Engine<?, ?>> engines) {
    var able = Lists.filter(engines, player -> player.info().can(Capability.WHOLE_TREE));
    return String.join(", ", Lists.map(able, player -> player.info().id()));
  }
}
