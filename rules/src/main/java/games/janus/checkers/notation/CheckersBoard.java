package games.janus.checkers.notation;

import games.janus.checkers.Board;
import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Piece;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet.Capture;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.InputPath;
import games.janus.rules.game.MoveKind;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The board of checkers as screens show it. */
final class CheckersBoard implements GameBoard<Position, Move> {
  @Override
  public List<PlacedPiece> pieces(Position position) {
    return pieces(position.board());
  }

  private static List<PlacedPiece> pieces(Board board) {
    var pieces = new ArrayList<PlacedPiece>();
    for (Square square : Square.all()) {
      board
          .at(square)
          .ifPresent(piece -> pieces.add(new PlacedPiece(square, piece.color(), role(piece))));
    }
    return pieces;
  }

  private static String role(Piece piece) {
    return piece.isKing() ? "king" : "man";
  }

  @Override
  public List<PlacedPiece> piecesAfterHops(Position position, List<Square> hops) {
    Piece piece = position.at(hops.getFirst()).orElseThrow();
    Board board = position.board().without(hops.getFirst());
    for (Square captured : capturedAlong(hops)) {
      board = board.without(captured);
    }
    // A man that may jump on from the king-row was crowned there; otherwise no jump goes on there.
    Piece now = touchesKingRow(hops, piece.color()) ? piece.crowned() : piece;
    return pieces(board.with(hops.getLast(), now));
  }

  private static boolean touchesKingRow(List<Square> hops, Color side) {
    int kingRow = side == Color.WHITE ? 7 : 0;
    return Lists.first(hops, hop -> hop.rank() == kingRow).isPresent();
  }

  @Override
  public List<Square> capturedAlong(List<Square> hops) {
    return Move.along(hops).captured();
  }

  @Override
  public List<Square> captured(Move move) {
    return move.captured();
  }

  @Override
  public MoveKind kind(Move move) {
    return move.isJump() ? MoveKind.JUMP : MoveKind.REGULAR;
  }

  @Override
  public List<InputPath<Move>> inputPaths(Position position, List<Move> legal) {
    return Lists.map(legal, move -> new InputPath<>(move, move.path(), move.isJump()));
  }

  @Override
  public Message whyNot(Position position, List<Square> path) {
    Optional<Piece> piece = position.at(path.getFirst());
    boolean isOwn = piece.isPresent() && piece.get().color() == position.turn();
    if (path.size() == 1 && isOwn && !isCaptureForced(position)) {
      return Messages.moveStuck(Numbering.of(path.getFirst()));
    }
    return position.objection(path).orElse(Messages.moveNoWay());
  }

  @Override
  public List<Square> mustCaptureFrom(Position position) {
    var squares = new ArrayList<Square>();
    if (position.ruleSet().capture() != Capture.FREE) {
      for (Move move : position.legalMoves()) {
        if (move.isJump() && !squares.contains(move.from())) {
          squares.add(move.from());
        }
      }
    }
    return squares;
  }

  @Override
  public boolean isCaptureForced(Position position) {
    return position.ruleSet().capture() == Capture.FORCED && !mustCaptureFrom(position).isEmpty();
  }

  @Override
  public Coordinates coordinates() {
    return Coordinates.NUMBERED;
  }
}
