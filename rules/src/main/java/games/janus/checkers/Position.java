package games.janus.checkers;

import games.janus.checkers.RuleSet.Blocked;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import games.janus.checkers.kernel.PathCounter;
import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * A legal position of one rule set. Immutable; {@link #play} answers a new one. Two positions are
 * equal when they are the same for repetition: the same pieces, the same side to move, the same
 * rules. How long nothing has been captured does not matter to that.
 */
public final class Position {
  private final RuleSet rules;
  private final MoveGenerator generator;

  /** Never written to again. */
  private final BoardState state;

  /** The kernel's moves, in the order of {@link #moves}. */
  private final MoveList packed = new MoveList();

  private final List<Move> moves;

  private Position(RuleSet rules, MoveGenerator generator, BoardState state) {
    this.rules = rules;
    this.generator = generator;
    this.state = state;
    generator.generate(state, packed);
    this.moves = Packing.unpack(packed);
  }

  /** The start of a game. */
  public static Position initial(RuleSet rules) {
    return of(Setup.start(rules), rules);
  }

  /**
   * The position of a setup, as if its last move had been a capture.
   *
   * @throws IllegalSetupException if the setup has flaws; it names them all
   */
  public static Position of(Setup setup, RuleSet rules) {
    List<Message> flaws = setup.flaws();
    if (!flaws.isEmpty()) {
      throw new IllegalSetupException(flaws);
    }
    return new Position(rules, Packing.generator(rules), Packing.pack(setup));
  }

  public RuleSet ruleSet() {
    return rules;
  }

  public Board board() {
    return Packing.unpack(state);
  }

  public Color turn() {
    return state.isWhiteToMove() ? Color.WHITE : Color.BLACK;
  }

  /** What stands on a square. */
  public Optional<Piece> at(Square square) {
    return board().at(square);
  }

  /** The same pieces and side to move, free to be changed. */
  public Setup setup() {
    return new Setup(board(), turn());
  }

  /** Every legal move in a fixed order, jumps first; empty when the game is over here. */
  public List<Move> legalMoves() {
    return moves;
  }

  public boolean isLegal(Move move) {
    return moves.contains(move);
  }

  /**
   * The position after a move; this one stays as it is.
   *
   * @throws IllegalMoveException if the move is not legal here
   */
  public Position play(Move move) {
    int place = moves.indexOf(move);
    if (place < 0) {
      throw new IllegalMoveException(move.toString(), Objection.to(move.path(), this));
    }
    var next = new BoardState();
    next.set(state, packed.get(place));
    return new Position(rules, generator, next);
  }

  /** Why nobody can move along these squares now; empty if they are the path of a legal move. */
  public Optional<Message> objection(List<Square> path) {
    for (Move move : moves) {
      if (move.path().equals(path)) {
        return Optional.empty();
      }
    }
    return Optional.of(Objection.to(path, this));
  }

  /** How the game has ended, if it ends in this position whatever happened before. */
  public Optional<Outcome> outcome() {
    if (!moves.isEmpty()) {
      return Optional.empty();
    }
    Color winner = turn().opponent();
    if (board().count(turn()) == 0) {
      return Optional.of(new Outcome.Win(winner, Outcome.Reason.NO_PIECES_LEFT));
    }
    return Optional.of(
        rules.blocked() == Blocked.LOSS
            ? new Outcome.Win(winner, Outcome.Reason.NO_MOVES_LEFT)
            : new Outcome.Draw(Outcome.Reason.NO_MOVES_LEFT));
  }

  /** Plies since the last capture or man's move. */
  public int quietPlies() {
    return state.quietPlies();
  }

  /** A number for tables of positions: equal positions of one rule set have equal keys. */
  public long key() {
    return state.key();
  }

  /**
   * Writes this position into a slot of the kernel, for engines. {@link #generator} lists the moves
   * in the order of {@link #legalMoves}.
   */
  @SuppressWarnings("exports") // the kernel is for engines alone
  public void copyTo(BoardState slot) {
    slot.set(state);
  }

  /** The kernel's generator for the rules of this position, for engines. */
  @SuppressWarnings("exports") // the kernel is for engines alone
  public MoveGenerator generator() {
    return generator;
  }

  /** How many legal moves lie this many plies ahead, through the kernel. */
  long perft(int depth) {
    return new PathCounter(generator, depth).from(state);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && key() == that.key()
        && turn() == that.turn()
        && board().equals(that.board())
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return board() + rules.nameOf(turn()) + " to move, rules " + rules.name();
  }
}
