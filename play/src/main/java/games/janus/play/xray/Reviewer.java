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
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Checks every move of a game. Each position is put to the same player with the same limits; a move
 * that seems to have cost something is put to it once more alone, so that what is compared was
 * looked at equally long.
 *
 * <p>Scores become points by the curve that fits our own games: at a score of s, 1 / (1 + exp(-s /
 * scale)), with a scale of 230 in chess and 100 in checkers, in hundredths of a pawn or man.
 *
 * @param player its scores are for the side to move, in hundredths of a pawn or man
 * @param tables what is known for certain of a position
 * @param isStopped asked now and then; the review then ends with the last move that is done
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

  private static final double CHESS_SCALE = 230;
  private static final double CHECKERS_SCALE = 100;

  /** A loss worth a second look: half of what is marked. */
  private static final double SUSPICIOUS = Swing.DUBIOUS.least() / 2;

  /**
   * Reviews a game.
   *
   * @param done hears of every move that is done
   */
  public Review<M> review(P start, List<M> moves, Consumer<ReviewedMove<M>> done) {
    var reviewed = new ArrayList<ReviewedMove<M>>();
    Game<P, M> game = Game.from(type.rules(), start);
    Assessment<M> before = moves.isEmpty() ? over(0.5) : assess(game, List.of());
    for (int ply = 0; ply < moves.size() && !isStopped.getAsBoolean(); ply++) {
      M move = moves.get(ply);
      Game<P, M> next = after(game, move);
      Assessment<M> after = assess(next, List.of());
      double lost = lost(game, move, before, after);
      if (isStopped.getAsBoolean()) {
        break; // what was found in a hurry does not count
      }
      Color side = type.rules().turn(game.position());
      var judged = new ReviewedMove<>(ply, side, move, before, after, lost);
      reviewed.add(judged);
      done.accept(judged);
      game = next;
      before = after;
    }
    return new Review<>(by(), reviewed, moves.size());
  }

  private Message by() {
    var settings = new ArrayList<Object>(List.of(level));
    limits.depth().ifPresent(depth -> settings.add(Messages.reviewDepth(depth)));
    limits.nodes().ifPresent(nodes -> settings.add(Messages.reviewNodes(nodes)));
    return Messages.reviewBy(player.info().id(), Listing.joined(settings, Messages::listComma));
  }

  /** Players sometimes play on when the game is drawn; then its past no longer matters. */
  private Game<P, M> after(Game<P, M> game, M move) {
    return game.outcome().isPresent()
        ? Game.from(type.rules(), type.rules().play(game.position(), move))
        : game.play(move);
  }

  private double lost(Game<P, M> game, M move, Assessment<M> before, Assessment<M> after) {
    if (before.isBest(move)) {
      return 0;
    }
    double lost = before.expected() - (1 - after.expected());
    boolean isCertain =
        (before.known().isPresent() && after.known().isPresent())
            || Score.isDecided((int) after.score()); // a mate that was found is no guess
    if (lost >= SUSPICIOUS && !isCertain && game.outcome().isEmpty() && after.best().isPresent()) {
      lost = before.expected() - assess(game, List.of(move)).expected();
    }
    return Math.max(0, lost);
  }

  private Assessment<M> assess(Game<P, M> game, List<M> among) {
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
    boolean isCertain = known.isPresent() && among.isEmpty();
    return new Assessment<>(
        score, isCertain ? known.get().points() : expected(score), thought.line(), known);
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
    double scale = type.kind() == GameKind.CHESS ? CHESS_SCALE : CHECKERS_SCALE;
    return 1 / (1 + Math.exp(-score / scale));
  }
}
