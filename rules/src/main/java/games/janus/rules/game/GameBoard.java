package games.janus.rules.game;

import games.janus.message.Message;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * What a screen shows of a game, and how moves are entered on it.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface GameBoard<P, M> {
  List<PlacedPiece> pieces(P position);

  /**
   * The pieces while a move is being entered: the hops up to the last of these squares are done.
   */
  List<PlacedPiece> piecesAfterHops(P position, List<Square> hops);

  /** Where pieces were captured by hops along these squares. */
  List<Square> capturedAlong(List<Square> hops);

  /** Where the move captures. */
  List<Square> captured(M move);

  MoveKind kind(M move);

  /** What the moving piece becomes, where the player has a choice. */
  Optional<String> promotion(M move);

  /** Every way to enter one of these moves square by square. */
  List<InputPath<M>> inputPaths(P position, List<M> legal);

  /**
   * Why no legal move begins with these squares, as a clause.
   *
   * @param path one square or more
   */
  Message whyNot(P position, List<Square> path);

  /** Where the pieces stand that have to capture if they move. */
  List<Square> mustCaptureFrom(P position);

  /** Whether only captures are legal because one is possible. */
  boolean isCaptureForced(P position);

  /** The king in check. */
  Optional<Square> check(P position);

  /** How squares are named along the board. */
  Coordinates coordinates();
}
