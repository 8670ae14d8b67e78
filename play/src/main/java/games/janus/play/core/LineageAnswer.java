package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.LineageReply.Witness;
import games.janus.play.xray.Hearing;
import games.janus.play.xray.Lineage;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every player's answer to a position, told as they come. */
final class LineageAnswer<P, M> implements Hearing.Listener<M> {
  private final GameType<P, M> type;
  private final int players;
  private final Game<P, M> game;
  private final ThinkControl control;
  private final SlowControl<M> asking;

  private String player = "";
  private Optional<Witness> latest = Optional.empty();
  private int done;

  private LineageAnswer(GameType<P, M> type, int players, Game<P, M> game, ThinkControl control) {
    this.type = type;
    this.players = players;
    this.game = game;
    this.control = control;
    this.asking = new SlowControl<>(control, this::news);
  }

  static <P, M> LineageReply to(
      Request.Lineage asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameSoFar.requireGoingOn(game);
    List<Engine<P, M>> players = engines.engines(type);
    var answer = new LineageAnswer<>(type, players.size(), game, control);
    long nodes = asked.nodes().orElse(Hearing.USUAL_NODES);
    long seed = asked.seed().orElse(SearchLimits.USUAL_SEED);
    return answer.reply(
        new Hearing<>(type, players, nodes, seed, answer.asking, control::millis)
            .hear(game, answer));
  }

  @Override
  public void asks(EngineInfo next) {
    player = next.id();
    asking.tell(0);
  }

  @Override
  public void heard(Lineage.Witness<M> witness, Lineage.Witness<M> judge) {
    asking.requireGoingOn(Messages.requestLineageStopped());
    done++;
    latest = Optional.of(witness(witness, judge));
    asking.tell(0);
    latest = Optional.empty();
  }

  private Progress news(long nodes) {
    return new Progress.Lineage(player, done, players, latest, nodes, control.millis());
  }

  private LineageReply reply(Lineage<P, M> lineage) {
    var witnesses = new ArrayList<Witness>();
    lineage.witnesses().forEach(one -> witnesses.add(witness(one, lineage.judge())));
    return new LineageReply(
        About.of(type, game.position()),
        lineage.judge().card().id(),
        lineage.judge().move().map(Lines.idsIn(type, game.position())),
        lineage.first().card().id(),
        lineage.first().card().year(),
        lineage.agreeing(),
        witnesses,
        lineage.sentence().text());
  }

  private Witness witness(Lineage.Witness<M> witness, Lineage.Witness<M> judge) {
    P position = game.position();
    return new Witness(
        witness.card().id(),
        witness.card().year(),
        witness.level(),
        witness.move().map(Lines.idsIn(type, position)),
        witness.move().map(move -> Lines.texts(type, position, List.of(move)).getFirst()),
        witness.thought().flatMap(Thought::score),
        witness.card().scoreUnit().text(),
        count(witness, Metric.NODES),
        count(witness, Metric.CUTOFFS),
        witness.agreesWith(judge),
        witness.found(),
        witness.millis(),
        witness.trouble().map(Message::text).orElse(""));
  }

  /** A count, where the player reports it. */
  private static Optional<Long> count(Lineage.Witness<?> witness, Metric metric) {
    return witness.card().reports().contains(metric)
        ? witness.thought().map(thought -> thought.counters().get(metric))
        : Optional.empty();
  }
}
