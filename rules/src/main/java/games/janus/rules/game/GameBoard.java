package games.janus.rules.game;

import games.janus.message.Message;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** What a screen shows of a game, and how moves are entered on it. */
public interface GameBoard<P, M> {
  List<PlacedPiece> pieces(P position);

  /**
   * The pieces while a move is being entered: the hops up to the last of these squares are done.
   */
  default List<PlacedPiece> piecesAfterHops(P position, List<Square> hops) {
    return pieces(position);
  }

  /** Where pieces were captured by hops along these squares. */
  default List<Square> capturedAlong(List<Square> hops) {
    return List.of();
  }

  List<Square> captured(M move);

  MoveKind kind(M move);

  /** What the moving piece becomes, where the player has a choice. */
  default Optional<String> promotion(M move) {
    return Optional.empty();
  }

  /** Every way to enter one of these moves square by square. */
  List<InputPath<M>> inputPaths(P position, List<M> legal);

  /**
   * Why no legal move begins with these squares, as a clause.
   *
   * @param path one square or more
   */
  Message whyNot(P position, List<Square> path);

  /** Where the pieces stand that have to capture if they move. */
  default List<Square> mustCaptureFrom(P position) {
    return List.of();
  }

  /** Whether only captures are legal because one is possible. */
  default boolean isCaptureForced(P position) {
    return false;
  }

  /** The king in check. */
  default Optional<Square> check(P position) {
    return Optional.empty();
  }

  /** How squares are named along the board. */
  Coordinates coordinates();
}
