package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Lineage.Witness;
import games.janus.play.xray.Lineage;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One position before every player at its usual level: before the strongest first, because the
 * others are held against it, then from the oldest on. The answers are told as they come.
 */
final class LineageAnswer<P, M> {
  /** About a second of the strong player's time. */
  private static final long USUAL_NODES = 300_000;

  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final Limits limits;
  private final long seed;
  private final int players;
  private final ThinkControl control;
  private final SlowControl<M> asking;

  private String player = "";
  private Optional<Witness> latest = Optional.empty();
  private int done;

  private LineageAnswer(
      Request.Lineage asked, GameType<P, M> type, int players, ThinkControl control) {
    this.type = type;
    this.game = GameSoFar.of(asked.game(), type);
    this.limits =
        SearchLimits.of(Optional.empty(), asked.nodes().or(() -> Optional.of(USUAL_NODES)));
    this.seed = asked.seed().orElse(SearchLimits.USUAL_SEED);
    this.players = players;
    this.control = control;
    this.asking = new SlowControl<>(control, this::news);
  }

  static <P, M> Reply.Lineage to(
      Request.Lineage asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    List<Engine<P, M>> players = engines.engines(type); // the strongest is the last
    var answer = new LineageAnswer<>(asked, type, players.size(), control);
    GameSoFar.requireGoingOn(answer.game);
    Lineage.Witness<M> judge = answer.hear(players.getLast());
    answer.tell(judge, judge);
    var witnesses = new ArrayList<Lineage.Witness<M>>();
    for (Engine<P, M> player : players.subList(0, players.size() - 1)) {
      Lineage.Witness<M> witness = answer.hear(player);
      witnesses.add(witness);
      answer.tell(witness, judge);
    }
    witnesses.add(judge);
    return answer.reply(new Lineage<>(type, answer.game.position(), witnesses, judge));
  }

  private Lineage.Witness<M> hear(Engine<P, M> engine) {
    EngineInfo card = engine.info();
    player = card.id();
    asking.tell(0);
    String level = card.fullLevel();
    Limits own = card.isEndless(level) ? limits : Limits.NONE;
    long begun = control.millis();
    try {
      Thought<M> thought = engine.think(new SearchRequest<>(game, level, own, seed, false), asking);
      long millis = control.millis() - begun;
      return new Lineage.Witness<>(card, level, Optional.of(thought), Optional.empty(), millis);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      Message trouble = Messages.lineageFailed(failure);
      return new Lineage.Witness<>(card, level, Optional.empty(), Optional.of(trouble), 0);
    }
  }

  private void tell(Lineage.Witness<M> witness, Lineage.Witness<M> judge) {
    asking.requireGoingOn(Messages.requestLineageStopped());
    done++;
    latest = Optional.of(witness(witness, judge));
    asking.tell(0);
    latest = Optional.empty();
  }

  private Progress news(long nodes) {
    return new Progress.Lineage(player, done, players, latest, nodes, control.millis());
  }

  private Reply.Lineage reply(Lineage<P, M> lineage) {
    return new Reply.Lineage(
        About.of(type, game.position()),
        lineage.judge().card().id(),
        lineage.judge().move().map(Lines.idsIn(type, game.position())),
        lineage.first().card().id(),
        lineage.first().card().year(),
        lineage.agreeing(),
        Lists.map(lineage.witnesses(), one -> witness(one, lineage.judge())),
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
    return witness
        .thought()
        .flatMap(thought -> ToldThought.count(metric, witness.card(), thought.counters()));
  }
}
