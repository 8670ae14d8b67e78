package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.xray.Review.Assessment;
import games.janus.play.xray.Review.Known;
import games.janus.play.xray.Review.ReviewedMove;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Checks every move of a game, in two looks. The first goes through the game as it was played, with
 * a quarter of the effort. The second spends the rest where the chances changed: on those positions
 * and the ones before them, from the last to the first, so that the table of the player already
 * holds what came of each. A loss that shows only some moves later is then charged to the move that
 * caused it: the move that was played counts for what came of it, whatever was thought of it
 * before.
 *
 * <p>Scores become chances by 1 / (1 + exp(-s / scale)). In chess the scale is that of people's
 * games: lichess fitted 1 / 272 to games of its players for Stockfish's centipawns, and ours are
 * 0.86 of those (571 positions of 13 amateur games). In checkers it fits our own games, for want of
 * others.
 *
 * @param player its scores are for the side to move, in hundredths of a pawn or man
 * @param limits for each move, on average; a depth is that of the first look
 * @param tables what is known for certain of a position
 * @param isStopped asked now and then; the review then ends with what is done
 */
public record Reviewer<P, M>(
    GameType<P, M> type,
    Engine<P, M> player,
    String level,
    Limits limits,
    Function<P, Optional<Known<M>>> tables,
    BooleanSupplier isStopped) {
  /** How many positions a move is worth if nobody says otherwise. */
  public static final long USUAL_NODES = 200_000;

  private static final double CHESS_SCALE = 316;
  private static final double CHECKERS_SCALE = 100;

  /** The first look has one part in so many of the effort. */
  private static final int FIRST_SHARE = 4;

  /** No position gets more than so many times the usual effort. */
  private static final int MOST_EFFORT = 4;

  /** A depth is raised by so much in the second look. */
  private static final int DEEPER = 2;

  /**
   * A change of the chances that is worth a second look: a little more than half of what is marked.
   */
  private static final double CHANGE = 0.03;

  /** Hears of the moves of a review as they are judged, and judged again. */
  @FunctionalInterface
  public interface Listener<M> {
    /**
     * A move has been judged.
     *
     * @param done how much of the work is done
     * @param of how much there is
     */
    void judged(ReviewedMove<M> move, int done, int of);
  }

  /** Reviews a game. */
  public Review<M> review(P start, List<M> moves, Listener<M> listener) {
    int work = FIRST_SHARE * moves.size();
    List<Game<P, M>> games = games(start, moves);
    var found = new ArrayList<Assessment<M>>();
    var reviewed = new ArrayList<ReviewedMove<M>>();
    for (Game<P, M> game : games) {
      Assessment<M> assessment = moves.isEmpty() ? over(0.5) : assess(game, firstLook(), List.of());
      if (isStopped.getAsBoolean()) {
        return new Review<>(by(), reviewed, moves.size()); // what was found in a hurry is left out
      }
      found.add(assessment);
      int ply = found.size() - 2;
      if (ply >= 0) {
        reviewed.add(reviewed(games, moves, found, ply));
        listener.judged(reviewed.getLast(), reviewed.size(), work);
      }
    }
    lookAgain(games, moves, found, reviewed, listener);
    return new Review<>(by(), reviewed, moves.size());
  }

  private List<Game<P, M>> games(P start, List<M> moves) {
    var games = new ArrayList<Game<P, M>>(List.of(Game.from(type.rules(), start)));
    moves.forEach(move -> games.add(after(games.getLast(), move)));
    return games;
  }

  /** From the last position to the first. */
  private void lookAgain(
      List<Game<P, M>> games,
      List<M> moves,
      List<Assessment<M>> found,
      List<ReviewedMove<M>> reviewed,
      Listener<M> listener) {
    List<Integer> doubtful = doubtful(found);
    if (doubtful.isEmpty() && !reviewed.isEmpty()) {
      int all = FIRST_SHARE * moves.size();
      listener.judged(reviewed.getLast(), all, all); // nothing to look at again: the work is done
      return;
    }
    Limits limits = secondLook(found.size(), doubtful.size());
    int first = moves.size();
    int rest = (FIRST_SHARE - 1) * first;
    for (int i = doubtful.size() - 1; i >= 0; i--) {
      int ply = doubtful.get(i);
      Assessment<M> deeper = deeper(games.get(ply), moves, found, ply, limits);
      if (isStopped.getAsBoolean()) {
        return;
      }
      found.set(ply, deeper);
      for (int move = Math.min(ply, moves.size() - 1); move >= Math.max(0, ply - 1); move--) {
        ReviewedMove<M> again = reviewed(games, moves, found, move);
        reviewed.set(move, again);
        int done = first + rest * (doubtful.size() - i) / doubtful.size();
        listener.judged(again, done, first + rest);
      }
    }
  }

  /**
   * The move that was played is worth what has just been found of the position after it. If the
   * first look chose that move and was wrong about it, only the others are searched for a better
   * one; and if it is better than all that is found now, that is what the position is worth.
   */
  private Assessment<M> deeper(
      Game<P, M> game, List<M> moves, List<Assessment<M>> found, int ply, Limits limits) {
    if (ply == moves.size()) {
      return assess(game, limits, List.of());
    }
    M played = moves.get(ply);
    Assessment<M> first = found.get(ply);
    Assessment<M> after = found.get(ply + 1);
    var others = new ArrayList<>(type.rules().legalMoves(game.position()));
    others.remove(played);
    boolean isDeceived =
        !others.isEmpty()
            && first.best().equals(Optional.of(played))
            && first.expected() + after.expected() - 1 >= CHANGE;
    Assessment<M> deeper = assess(game, limits, isDeceived ? others : List.of());
    double missing = 1 - after.expected() - deeper.expected();
    return missing >= (isDeceived ? 0 : CHANGE) ? before(played, after) : deeper;
  }

  /** What a position is worth of which no better move is known. */
  private static <M> Assessment<M> before(M move, Assessment<M> after) {
    var line = new ArrayList<>(List.of(move));
    line.addAll(after.line());
    double score = 0 - after.score();
    double oneEarlier = Score.isDecided((int) score) ? score - Math.signum(score) : score;
    return new Assessment<>(oneEarlier, 1 - after.expected(), line, Optional.empty());
  }

  /**
   * The positions on both sides of a change, and the one before; not those of which all is known.
   */
  private static <M> List<Integer> doubtful(List<Assessment<M>> found) {
    boolean[] isDoubtful = new boolean[found.size()];
    for (int ply = 0; ply + 1 < found.size(); ply++) {
      double change = found.get(ply).expected() + found.get(ply + 1).expected() - 1;
      if (Math.abs(change) >= CHANGE) {
        isDoubtful[Math.max(0, ply - 1)] = true;
        isDoubtful[ply] = true;
        isDoubtful[ply + 1] = true;
      }
    }
    var doubtful = new ArrayList<Integer>();
    for (int ply = 0; ply < found.size(); ply++) {
      if (isDoubtful[ply] && found.get(ply).known().isEmpty()) {
        doubtful.add(ply);
      }
    }
    return doubtful;
  }

  private Limits firstLook() {
    return new Limits(
        limits.depth(), limits.nodes().map(nodes -> Math.max(1, nodes / FIRST_SHARE)));
  }

  /** What the first look has left of the effort is shared among the doubtful positions. */
  private Limits secondLook(int positions, int doubtful) {
    return new Limits(
        limits.depth().map(depth -> depth + DEEPER),
        limits
            .nodes()
            .map(nodes -> {
              long left = (nodes - nodes / FIRST_SHARE) * positions;
              return Math.clamp(left / Math.max(1, doubtful), 1, MOST_EFFORT * nodes);
            }));
  }

  private Message by() {
    var settings = new ArrayList<Object>();
    limits.depth().ifPresent(depth -> settings.add(Messages.reviewDepth(depth)));
    limits.nodes().ifPresent(nodes -> settings.add(Messages.reviewNodes(nodes)));
    return Messages.reviewBy(player.info().name(), Listing.joined(settings, Messages::listComma));
  }

  /** Players sometimes play on when the game is drawn; then its past no longer matters. */
  private Game<P, M> after(Game<P, M> game, M move) {
    return game.outcome().isPresent()
        ? Game.from(type.rules(), type.rules().play(game.position(), move))
        : game.play(move);
  }

  private ReviewedMove<M> reviewed(
      List<Game<P, M>> games, List<M> moves, List<Assessment<M>> found, int ply) {
    M move = moves.get(ply);
    Assessment<M> before = found.get(ply);
    Assessment<M> after = found.get(ply + 1);
    double change = before.expected() + after.expected() - 1;
    double lost = before.isBest(move) ? 0 : Math.max(0, change);
    Color side = type.rules().turn(games.get(ply).position());
    Swing swing = swing(lost, before, after);
    List<Message> facts =
        swing == Swing.NONE
            ? List.of()
            : Facts.of(new Moment<>(type, games.get(ply), move, before, after));
    return new ReviewedMove<>(ply, side, move, before, after, lost, swing, facts);
  }

  /** A mate missed or allowed is marked as such, even where the chances hardly change. */
  private static <M> Swing swing(double lost, Assessment<M> before, Assessment<M> after) {
    if (lost == 0) {
      return Swing.NONE;
    }
    boolean hadWin = isDecided(before, 1);
    boolean hasLost = isDecided(after, 1);
    if (hadWin && !isDecided(after, -1)) {
      return Swing.ofDecision(1 - after.expected());
    }
    return hasLost && !isDecided(before, -1)
        ? Swing.ofDecision(1 - before.expected())
        : Swing.of(lost);
  }

  /** Whether the search sees the end: won for the side to move with sign 1, lost with -1. */
  private static boolean isDecided(Assessment<?> assessment, int sign) {
    return Score.isDecided((int) assessment.score()) && assessment.score() * sign > 0;
  }

  private Assessment<M> assess(Game<P, M> game, Limits limits, List<M> among) {
    Optional<Outcome> end = type.rules().outcome(game.position());
    if (end.isPresent()) {
      return over(points(end.get(), type.rules().turn(game.position())));
    }
    Optional<Known<M>> known = tables.apply(game.position());
    Game<P, M> asked = game.outcome().isPresent() ? Game.from(type.rules(), game.position()) : game;
    SearchControl<M> control = _ -> isStopped.getAsBoolean();
    Thought<M> thought =
        player.think(new SearchRequest<>(asked, level, limits, 0, false, among, 1), control);
    double score = thought.score().orElse(0.0);
    return new Assessment<>(
        score, known.map(Known::points).orElseGet(() -> expected(score)), thought.line(), known);
  }

  private static <M> Assessment<M> over(double points) {
    return new Assessment<>(
        0, points, List.of(), Optional.of(new Known<>(points, Optional.of(0), List.of())));
  }

  private static double points(Outcome outcome, Color side) {
    Optional<Color> winner = outcome.winner();
    return winner.isEmpty() ? 0.5 : winner.get() == side ? 1 : 0;
  }

  private double expected(double score) {
    return expected(type.kind(), score);
  }

  /** The points that a score promises the side to move, from 0 to 1. */
  public static double expected(GameKind kind, double score) {
    double scale = kind == GameKind.CHESS ? CHESS_SCALE : CHECKERS_SCALE;
    return 1 / (1 + Math.exp(-score / scale));
  }
}
