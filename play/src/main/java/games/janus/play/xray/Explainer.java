package games.janus.play.xray;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.StaticTerms;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.textbook.Textbook;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.core.About;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Explain.WeighedMove;
import games.janus.play.xray.Explanation.Weighed;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Lists;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Asks a player why it would not play a move: the same player, at the same depth, thinks about that
 * move alone and about all of them, and what comes out is held side by side.
 *
 * <p>Players with a textbook search and the strong players can be asked like this; Microchess
 * values every one of its moves anyway, and is overheard. A player that moves at random has no
 * reasons.
 */
public final class Explainer<P, M> {
  /** How far the strong players look if nobody says: a second at most, on any machine. */
  public static final int USUAL_DEPTH = 10;

  /** No board is worth as much: of the players, Microchess Plus gives a mate the least, 999. */
  private static final int DECIDED = 900;

  /** The remarks that say how the game ends. */
  private static final Set<String> VERDICTS =
      Set.of(
          "remark.mates",
          "remark.mated",
          "remark.wins",
          "remark.loses",
          "remark.database-won",
          "remark.database-lost");

  private final GameType<P, M> type;
  private final Engine<P, M> player;
  private final String level;
  private final long seed;
  private final SearchControl<M> control;

  /** How far it looks; for a level that says how much and not how far, what that came to. */
  private Limits limits;

  /**
   * Asks a player at a level.
   *
   * @throws MessageException if it cannot be asked for reasons
   */
  public Explainer(
      GameType<P, M> type,
      Engine<P, M> player,
      Optional<String> level,
      Optional<Integer> depth,
      long seed,
      SearchControl<M> control) {
    this.type = type;
    this.player = player;
    this.level = level.orElse(player.info().fullLevel());
    this.limits = limits(player, this.level, depth);
    this.seed = seed;
    this.control = control;
    if (!canExplain(player)) {
      throw new MessageException(Messages.explainByLot(player.info().id()));
    }
  }

  /** Whether a player has reasons and can be asked for them. */
  public static boolean canExplain(Engine<?, ?> player) {
    EngineInfo card = player.info();
    return card.can(Capability.WHOLE_TREE)
        || card.can(Capability.DEEPENS)
        || card.can(Capability.EXPLAINS);
  }

  private static Limits limits(Engine<?, ?> player, String level, Optional<Integer> depth) {
    if (depth.isPresent()) {
      return Limits.depth(depth.get());
    }
    return player.info().isEndless(level) ? Limits.depth(USUAL_DEPTH) : Limits.NONE;
  }

  /**
   * Explains a move.
   *
   * @throws IllegalMoveException if it is not legal
   * @throws MessageException if the player does not know the move, or was stopped
   */
  public Reply.Explain explain(Game<P, M> game, M move) {
    if (game.outcome().isPresent() || !type.rules().legalMoves(game.position()).contains(move)) {
      throw new IllegalMoveException(
          type.notation().moveId(game.position(), move), Messages.explainNotLegal());
    }
    return player.info().can(Capability.EXPLAINS) ? overheard(game, move) : searched(game, move);
  }

  // ---- players that can think about some of the moves

  private Reply.Explain searched(Game<P, M> game, M move) {
    List<M> all = type.rules().legalMoves(game.position());
    boolean isStrong = player.info().can(Capability.DEEPENS);
    boolean isByLevel = isStrong && limits.depth().isEmpty();
    Weighed own = isByLevel ? weighAsPlayed(game) : weigh(game, all);
    Weighed asked = weigh(game, List.of(move));
    boolean isOwn = own.move().move().equals(type.notation().moveId(game.position(), move));
    var others = new ArrayList<>(all);
    others.remove(move);
    Optional<Weighed> against = isOwn ? weighIfAny(game, others) : Optional.of(own);
    return explanation(
        game, asked, against, isOwn, isStrong ? Optional.empty() : playedWithoutLooking(game));
  }

  private Optional<M> playedWithoutLooking(Game<P, M> game) {
    Thought<M> asPlayed = player.think(request(game, List.of()), control);
    return asPlayed.score().isPresent() ? Optional.empty() : asPlayed.move();
  }

  /** What it chooses at the board; how far it looked for that is how far it looks from now on. */
  private Weighed weighAsPlayed(Game<P, M> game) {
    var depth = new DepthListener<>(control);
    Weighed own = weigh(game, List.of(), depth);
    limits = Limits.depth(depth.reached);
    return own;
  }

  private static final class DepthListener<M> implements SearchControl<M> {
    private final SearchControl<M> control;
    private int reached = 1;

    DepthListener(SearchControl<M> control) {
      this.control = control;
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      return control.shouldStop(counters);
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      if (finding.isSettled()) {
        reached = finding.depth();
      }
      return control.isEnough(finding);
    }
  }

  private Optional<Weighed> weighIfAny(Game<P, M> game, List<M> others) {
    try {
      return others.isEmpty() ? Optional.empty() : Optional.of(weigh(game, others));
    } catch (IllegalArgumentException _) {
      return Optional.empty(); // it knows none of them
    }
  }

  private Weighed weigh(Game<P, M> game, List<M> among) {
    return weigh(game, among, control);
  }

  private Weighed weigh(Game<P, M> game, List<M> among, SearchControl<M> listener) {
    Thought<M> thought = player.think(request(game, among), listener);
    if (!thought.complete() || thought.score().isEmpty() || thought.move().isEmpty()) {
      throw new MessageException(Messages.requestExplainStopped());
    }
    boolean isStrong = player.info().can(Capability.DEEPENS);
    return weighed(
        game,
        thought.move().get(),
        thought.score().get(),
        thought.line(),
        thought.staticTerms().map(StaticTerms::end).orElse(thought.terms()),
        isStrong ? thought.remarks() : List.of());
  }

  private SearchRequest<P, M> request(Game<P, M> game, List<M> among) {
    return new SearchRequest<>(game, level, limits, seed, false, among, 1);
  }

  // ---- Microchess, which values every move

  private Reply.Explain overheard(Game<P, M> game, M move) {
    Recorded<M> recorded = Recorded.think(player, request(game, List.of()), control);
    StateTree states =
        recorded.states().orElseThrow(() -> new MessageException(Messages.explainBook(level)));
    StateTree.Candidate asked = candidate(states, type.notation().moveId(game.position(), move));
    Optional<M> chosen = recorded.thought().move();
    boolean isOwn = chosen.equals(Optional.of(move));
    Optional<StateTree.Candidate> against =
        isOwn
            ? best(states, asked)
            : chosen.map(own -> candidate(states, type.notation().moveId(game.position(), own)));
    return explanation(
        game,
        weighed(game, asked),
        against.map(candidate -> weighed(game, candidate)),
        isOwn,
        Optional.empty());
  }

  private static StateTree.Candidate candidate(StateTree states, String move) {
    for (StateTree.Candidate candidate : states.candidates()) {
      if (move.startsWith(candidate.move())) { // it knows no promotion; the table adds the queen
        return candidate;
      }
    }
    throw new MessageException(Messages.explainUnthought(move));
  }

  /** The best but one: of equals the first, as the program chooses. */
  private static Optional<StateTree.Candidate> best(StateTree states, StateTree.Candidate without) {
    Optional<StateTree.Candidate> best = Optional.empty();
    for (StateTree.Candidate candidate : states.candidates()) {
      if (candidate.number() != without.number()
          && (best.isEmpty() || candidate.value() > best.get().value())) {
        best = Optional.of(candidate);
      }
    }
    return best;
  }

  private Weighed weighed(Game<P, M> game, StateTree.Candidate candidate) {
    M move = moveOf(game, candidate.move());
    return weighed(game, move, candidate.value(), List.of(), candidate.terms(), List.of());
  }

  private M moveOf(Game<P, M> game, String text) {
    for (M move : type.rules().legalMoves(game.position())) {
      String id = type.notation().moveId(game.position(), move);
      if (id.equals(text) || id.equals(text + "q")) {
        return move;
      }
    }
    throw new MessageException(Messages.explainBlind(text));
  }

  private Reply.Explain explanation(
      Game<P, M> game,
      Weighed asked,
      Optional<Weighed> against,
      boolean isOwn,
      Optional<M> played) {
    EngineInfo card = player.info();
    Optional<Integer> depth = card.can(Capability.EXPLAINS) ? Optional.empty() : limits.depth();
    var why = new Explanation(card, asked, against, isOwn);
    return new Reply.Explain(
        About.of(type, game.position()),
        card.id(),
        level,
        depth,
        Language.ENGLISH.text(card.scoreUnit()),
        isOwn,
        played.map(Lines.idsIn(type, game.position())),
        asked.move(),
        against.map(Weighed::move),
        why.difference(),
        why.changes(),
        why.sentence().text());
  }

  private Weighed weighed(
      Game<P, M> game,
      M move,
      double score,
      List<M> line,
      List<Term> terms,
      List<Message> remarks) {
    P position = game.position();
    List<String> ids = Lines.ids(type, position, line);
    return new Weighed(
        new WeighedMove(
            type.notation().moveId(position, move),
            score,
            ids.size() > 1 ? Optional.of(ids.get(1)) : Optional.empty(),
            ids,
            Lines.texts(type, position, line),
            terms,
            String.join(", ", Language.ENGLISH.texts(remarks))),
        Lines.texts(type, position, List.of(move)).getFirst(),
        Lists.first(remarks, remark -> VERDICTS.contains(remark.key()))
            .or(() -> Math.abs(score) < DECIDED ? Optional.empty() : end(game, line)));
  }

  /** How the game ends on the board at the end of a line, for players that do not say so. */
  private static <P, M> Optional<Message> end(Game<P, M> game, List<M> line) {
    Game<P, M> after = game;
    for (M made : line) {
      after = after.play(made);
    }
    if (!(after.outcome().orElse(null) instanceof Outcome.Win win)) {
      return Optional.empty();
    }
    int plies = line.size();
    boolean isOwn =
        plies % 2 == 1; // the side that asks makes the first move of the line, and the third
    if (win.reason() == Outcome.Reason.CHECKMATE) {
      return Optional.of(
          isOwn ? Messages.remarkMates((plies + 1) / 2) : Messages.remarkMated(plies / 2));
    }
    return Optional.of(isOwn ? Messages.remarkWins(plies) : Messages.remarkLoses(plies));
  }

  /** The deepest look anybody may ask for. */
  public static int deepest() {
    return Textbook.DEEPEST;
  }
}
