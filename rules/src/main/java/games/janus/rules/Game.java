package games.janus.rules;

import games.janus.message.Messages;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A start and the moves since; knows what only history knows: repetition, and with it the draws
 * that come by themselves or on a claim. Immutable: {@link #play} answers a new game that shares
 * its past.
 */
public final class Game<P, M> {
  private final Rules<P, M> rules;
  private final P position;
  private final @Nullable Game<P, M> before;
  private final @Nullable M lastMove;
  private final int plies;

  private Game(
      Rules<P, M> rules, P position, @Nullable Game<P, M> before, @Nullable M lastMove, int plies) {
    this.rules = rules;
    this.position = position;
    this.before = before;
    this.lastMove = lastMove;
    this.plies = plies;
  }

  /** A game from the usual start. */
  public static <P, M> Game<P, M> of(Rules<P, M> rules) {
    return from(rules, rules.initial());
  }

  /** A game from any position. */
  public static <P, M> Game<P, M> from(Rules<P, M> rules, P start) {
    return new Game<>(rules, start, null, null, 0);
  }

  public Rules<P, M> rules() {
    return rules;
  }

  public P position() {
    return position;
  }

  /** How many moves have been made, both sides counted. */
  public int plies() {
    return plies;
  }

  /** The game before the last move; none at the start. */
  public Optional<Game<P, M>> before() {
    return Optional.ofNullable(before);
  }

  public Optional<M> lastMove() {
    return Optional.ofNullable(lastMove);
  }

  /** The position before the first move. */
  public P start() {
    Game<P, M> at = this;
    while (at.before != null) {
      at = at.before;
    }
    return at.position;
  }

  /** Every move so far, first move first. */
  public List<M> moves() {
    var moves = new ArrayDeque<M>(plies);
    for (Game<P, M> at = this; at != null && at.lastMove != null; at = at.before) {
      moves.addFirst(at.lastMove);
    }
    return List.copyOf(moves);
  }

  /**
   * The game with one more move.
   *
   * @throws IllegalMoveException if the move is not legal here, or the game is over
   */
  public Game<P, M> play(M move) {
    Optional<Outcome> over = outcome();
    if (over.isPresent()) {
      throw new IllegalMoveException(move.toString(), Messages.gameOver());
    }
    return new Game<>(rules, rules.play(position, move), this, move, plies + 1);
  }

  /** How the game has ended; none while it goes on. */
  public Optional<Outcome> outcome() {
    // A mating move wins even when it completes the count of moves (FIDE 9.6.2).
    return rules
        .outcome(position)
        .or(() ->
            rules.automaticDraw(occurrences(), rules.quietPlies(position)).map(Outcome.Draw::new));
  }

  /**
   * The draw the player to move may claim now. A draw claimed with an intended move (FIDE 9.2.1,
   * 9.3.1) is the claim in the game after that move.
   */
  public Optional<Outcome> claimableDraw() {
    return outcome().isPresent()
        ? Optional.empty()
        : rules.claimableDraw(occurrences(), rules.quietPlies(position)).map(Outcome.Draw::new);
  }

  /** How often the position now on the board has stood there, this time included. */
  public int occurrences() {
    int count = 1;
    // Nothing before the last irreversible move can be the same again.
    int reach = Math.min(plies, rules.quietPlies(position));
    Game<P, M> at = this;
    for (int back = 1; back <= reach && at.before != null; back++) {
      at = at.before;
      if (at.position.equals(position)) {
        count++;
      }
    }
    return count;
  }
}
