package games.janus.play.core;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.Metric;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Compare.SearchRun;
import games.janus.play.xray.Comparison;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;

/** The same search with its switches on and off. */
final class CompareAnswer {
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
    var done = new ArrayList<SearchRun>();
    var asking =
        new SlowControl<M>(control, nodes -> new Progress.Compare(done, nodes, control.millis()));
    Comparison<P, M> comparison =
        Comparison.of(
            type,
            player.info(),
            search,
            game,
            asked.by().levelOf(player.info()),
            SearchLimits.plies(asked.depth()),
            asked.nodes().orElse(Comparison.USUAL_NODES),
            asking,
            run -> {
              asking.requireGoingOn(STOPPED);
              done.add(run(type, game.position(), run));
              asking.tell(0);
            });
    return new Reply.Compare(
        About.of(type, game.position()),
        player.info().id(),
        comparison.level(),
        player.info().scoreUnit().text(),
        done,
        Comparison.GUARANTEE.text(),
        comparison.isAsPromised());
  }

  private static <P, M> SearchRun run(GameType<P, M> type, P position, Comparison.Run<M> run) {
    Thought<M> thought = run.thought();
    return new SearchRun(
        run.switches().pruning(),
        run.switches().ordering(),
        thought.complete(),
        run.value(),
        Lines.ids(type, position, thought.line()),
        Lines.texts(type, position, thought.line()),
        thought.counters().get(Metric.NODES),
        thought.counters().get(Metric.EVALUATIONS),
        thought.counters().get(Metric.CUTOFFS));
  }

  private static String withSwitches(List<? extends Engine<?, ?>> engines) {
    var able = Lists.filter(engines, player -> player.info().can(Capability.WHOLE_TREE));
    return String.join(", ", Lists.map(able, player -> player.info().id()));
  }
}
