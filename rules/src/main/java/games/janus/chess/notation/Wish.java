package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * What a move text says, before anybody looks at a board.
 *
 * @param role what is to move; nothing when the text only names two squares
 * @param file the file it comes from, or {@link #UNSAID}
 * @param rank the rank it comes from, or {@link #UNSAID}
 * @param becomes what a pawn is to become
 */
record Wish(Optional<Role> role, int file, int rank, Square to, Optional<Role> becomes) {
  static final int UNSAID = -1;

  /** The square it comes from, if the text names it in full. */
  Optional<Square> from() {
    return file == UNSAID || rank == UNSAID ? Optional.empty() : Square.at(file, rank);
  }

  boolean comesFrom(Square square) {
    return (file == UNSAID || file == square.file()) && (rank == UNSAID || rank == square.rank());
  }

  /** The legal moves that it can mean. */
  List<Move> among(Position position) {
    List<Move> legal = position.legalMoves();
    List<Move> moves = fitting(legal);
    return moves.isEmpty() && from().isPresent() ? castles(legal) : moves;
  }

  private List<Move> fitting(List<Move> legal) {
    return Lists.filter(
        legal,
        move -> move.to() == to && !(move instanceof Move.Castle) && fits(move) && becomesIt(move));
  }

  /**
   * Two squares may also mean castling, by where the king goes or by the rook he goes towards. An
   * ordinary move of the king between the same squares, possible in Chess960, comes first.
   */
  private List<Move> castles(List<Move> legal) {
    return Lists.filter(
        legal,
        move ->
            move instanceof Move.Castle castle
                && (castle.rook() == to || castle.to() == to)
                && fits(move)
                && becomes.isEmpty());
  }

  private boolean fits(Move move) {
    return (role.isEmpty() || role.get() == move.role()) && comesFrom(move.from());
  }

  private boolean becomesIt(Move move) {
    return becomes.isEmpty()
        || (move instanceof Move.Promotion promotion && promotion.becomes() == becomes.get());
  }

  Wish withoutPromotion() {
    return new Wish(role, file, rank, to, Optional.empty());
  }
}
