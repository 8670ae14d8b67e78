package games.janus.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Square;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A legal position, immutable. Equality is equality for repetition (FIDE 9.2.3): the same men on
 * the same squares, the same side to move, the same castling and en passant captures possible; move
 * counters do not matter.
 */
public final class Position {
  private static final Position INITIAL = Chess960.start(Chess960.STANDARD);

  private final BoardState state;

  /** Found when first asked for; a race would only find the same twice. */
  private @Nullable Choice choice;

  /** The legal moves in the kernel's words and in the players', in the same order. */
  private static final class Choice {
    final int[] packed;
    final List<Move> moves;

    Choice(int[] packed, List<Move> moves) {
      this.packed = packed;
      this.moves = moves;
    }
  }

  private Position(BoardState state) {
    this.state = state;
  }

  /** Where every game of ordinary chess starts. */
  public static Position initial() {
    return INITIAL;
  }

  /**
   * The position of a setup.
   *
   * @throws IllegalSetupException with every reason, if it is not a legal position
   */
  public static Position of(Setup setup) {
    List<Flaw> flaws = setup.flaws();
    if (!flaws.isEmpty()) {
      throw new IllegalSetupException(Flaw.messages(flaws));
    }
    return new Position(Packing.pack(setup));
  }

  public Color turn() {
    return Packing.color(state.turn());
  }

  public Optional<Piece> at(Square square) {
    return Packing.piece(state, square);
  }

  /** Everything about this position that can be written down. */
  public Setup setup() {
    return Packing.unpack(state);
  }

  /** The rooks that may still castle, of both sides. */
  public Set<Square> castlingRooks() {
    return Packing.squares(state.castlingRooks());
  }

  /** The square a pawn may be taken on en passant, if such a capture is legal now. */
  public Optional<Square> enPassant() {
    return state.enPassant() == BoardState.NO_SQUARE
        ? Optional.empty()
        : Optional.of(Square.at(state.enPassant()));
  }

  /** Plies since the last capture or pawn move. */
  public int halfmoves() {
    return state.halfmoves();
  }

  /** The number of the move: 1 at the start, one more after each move of Black. */
  public int fullmoves() {
    return state.fullmoves();
  }

  /** A 64-bit key: the same for equal positions, and almost never for others. */
  public long key() {
    return state.key();
  }

  /** Castling is possible from squares where ordinary chess never has king and rooks. */
  public boolean isChess960() {
    return Chess960.hasUnusualCastling(this);
  }

  /** The king of the side to move is attacked (FIDE 3.9). */
  public boolean isCheck() {
    return state.isCheck();
  }

  public boolean isCheckmate() {
    return isCheck() && legalMoves().isEmpty();
  }

  public boolean isStalemate() {
    return !isCheck() && legalMoves().isEmpty();
  }

  /** Whether a side has, with the opponent's help, the material to give mate (FIDE 6.9). */
  public boolean canMate(Color side) {
    return MatingMaterial.canMate(state, Packing.color(side));
  }

  /** Whether neither side can ever give mate, as far as material alone proves it (FIDE 5.2.2). */
  public boolean isDead() {
    return MatingMaterial.isDead(state);
  }

  /** Every legal move, in a fixed order. */
  public List<Move> legalMoves() {
    return choice().moves;
  }

  public boolean isLegal(Move move) {
    return legalMoves().contains(move);
  }

  /**
   * The position after a move.
   *
   * @throws IllegalMoveException if the move is not legal here
   */
  public Position play(Move move) {
    int index = legalMoves().indexOf(move);
    if (index < 0) {
      throw new IllegalMoveException(move.toString(), Messages.moveNotLegal());
    }
    var next = new BoardState();
    next.set(state, choice().packed[index]);
    return new Position(next);
  }

  /** How the game has ended, as far as this position alone can tell. */
  public Optional<Outcome> outcome() {
    if (legalMoves().isEmpty()) {
      return Optional.of(
          isCheck()
              ? new Outcome.Win(turn().opponent(), Reason.CHECKMATE) // FIDE 5.1.1
              : new Outcome.Draw(Reason.STALEMATE)); // FIDE 5.2.1
    }
    return isDead()
        ? Optional.of(new Outcome.Draw(Reason.DEAD_POSITION)) // FIDE 5.2.2
        : Optional.empty();
  }

  /**
   * Writes this position into a slot of the kernel, for engines. Their generator lists the moves in
   * the order of {@link #legalMoves}.
   */
  @SuppressWarnings("exports") // the kernel is for engines alone
  public void copyTo(BoardState slot) {
    slot.set(state);
  }

  /** The kernel's view; callers do not change it. */
  BoardState state() {
    return state;
  }

  private Choice choice() {
    Choice known = choice;
    if (known == null) {
      int[] room = new int[LegalMoves.MOST];
      int[] packed = Arrays.copyOf(room, new LegalMoves().fill(state, room, 0));
      known = new Choice(packed, Packing.unpackAll(state, packed));
      choice = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position position && state.isSameAs(position.state);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(state.key());
  }

  /** A picture of the board and the side to move. */
  @Override
  public String toString() {
    return setup().board() + turn().message().text() + " to move\n";
  }
}
