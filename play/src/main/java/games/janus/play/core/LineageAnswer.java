package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Lineage.Witness;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One position before every player at its usual level: before the strongest first, because the
 * others are held against it, then from the oldest on. The answers are told as they come. A move
 * drawn by lot or taken from a book is not found.
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
  private Optional<M> best = Optional.empty();
  private Optional<Witness> latest = Optional.empty();
  private int done;

  private LineageAnswer(
      Request.Lineage asked, GameType<P, M> type, int players, ThinkControl control) {
    this.type = type;
    this.game = GameSoFar.of(asked.game(), type);
    this.limits = new Limits(Optional.empty(), asked.nodes().or(() -> Optional.of(USUAL_NODES)));
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
    Witness judge = answer.hear(players.getLast());
    var witnesses = new ArrayList<Witness>();
    players.subList(0, players.size() - 1).forEach(player -> witnesses.add(answer.hear(player)));
    witnesses.add(judge);
    return answer.reply(witnesses, players);
  }

  private Witness hear(Engine<P, M> engine) {
    EngineInfo card = engine.info();
    player = card.id();
    asking.tell(0);
    String level = card.fullLevel();
    Limits own = card.isEndless(level) ? limits : Limits.NONE;
    long begun = control.millis();
    Optional<Thought<M>> thought = Optional.empty();
    long millis = 0;
    String trouble = "";
    try {
      thought =
          Optional.of(engine.think(new SearchRequest<>(game, level, own, seed, false), asking));
      millis = control.millis() - begun;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      trouble = Messages.lineageFailed(failure).text();
    }
    asking.requireGoingOn(Messages.requestLineageStopped());
    Optional<M> move = thought.flatMap(Thought::move);
    best = done == 0 ? move : best;
    done++;
    Witness witness = witness(card, thought, move, millis, trouble);
    latest = Optional.of(witness);
    asking.tell(0);
    latest = Optional.empty();
    return witness;
  }

  private Witness witness(
      EngineInfo card,
      Optional<Thought<M>> thought,
      Optional<M> move,
      long millis,
      String trouble) {
    P position = game.position();
    Optional<Double> score = thought.flatMap(Thought::score);
    boolean byHeart = thought.isPresent() && thought.get().counters().get(Metric.BOOK_MOVES) > 0;
    return new Witness(
        card.id(),
        card.year(),
        card.fullLevel(),
        move.map(Lines.idsIn(type, position)),
        move.map(made -> Lines.texts(type, position, List.of(made)).getFirst()),
        score,
        Language.ENGLISH.text(card.scoreUnit()),
        thought.flatMap(one -> ToldThought.count(Metric.NODES, card, one.counters())),
        thought.flatMap(one -> ToldThought.count(Metric.CUTOFFS, card, one.counters())),
        move.isPresent() && move.equals(best),
        score.isPresent() && !byHeart,
        byHeart,
        millis,
        trouble);
  }

  private Progress news(long nodes) {
    return new Progress.Lineage(player, done, players, latest, nodes, control.millis());
  }

  /** The first is the oldest that found the strongest player's move, itself at the latest. */
  private Reply.Lineage reply(List<Witness> witnesses, List<Engine<P, M>> engines) {
    Witness judge = witnesses.getLast();
    List<Witness> finders =
        Lists.filter(
            witnesses, witness -> witness.agrees() && (witness.found() || witness.equals(judge)));
    Witness first = judge;
    for (Witness witness : finders) {
      first = witness.year() < first.year() ? witness : first;
    }
    String judgeName = engines.getLast().info().name();
    String firstName = engines.get(witnesses.indexOf(first)).info().name();
    Message sentence =
        sentence(witnesses.size(), finders.size(), judge, judgeName, first, firstName);
    return new Reply.Lineage(
        About.of(type, game.position()),
        judge.engine(),
        judge.move(),
        first.engine(),
        first.year(),
        finders.size(),
        witnesses,
        sentence.text());
  }

  private static Message sentence(
      int players, int finders, Witness judge, String judgeName, Witness first, String firstName) {
    if (judge.text().isEmpty()) {
      return Messages.lineageNoMove(judgeName);
    }
    String move = judge.text().get();
    if (finders == 1) {
      return Messages.lineageOnly(judgeName, move);
    }
    return finders == players
        ? Messages.lineageAll(firstName, move, first.year())
        : Messages.lineageFirst(finders, firstName, move, players, first.year());
  }
}
