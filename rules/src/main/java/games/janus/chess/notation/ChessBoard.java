package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.InputPath;
import games.janus.rules.game.MoveKind;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The board of chess as screens show it. */
final class ChessBoard implements GameBoard<Position, Move> {
  @Override
  public List<PlacedPiece> pieces(Position position) {
    var pieces = new ArrayList<PlacedPiece>();
    for (Square square : Square.all()) {
      position
          .at(square)
          .ifPresent(
              piece -> pieces.add(new PlacedPiece(square, piece.color(), piece.role().word())));
    }
    return pieces;
  }

  @Override
  public List<Square> captured(Move move) {
    return switch (move) {
      case Move.EnPassant pawn -> List.of(pawn.victim());
      default -> move.captured().isPresent() ? List.of(move.to()) : List.of();
    };
  }

  @Override
  public MoveKind kind(Move move) {
    return switch (move) {
      case Move.Castle _ -> MoveKind.CASTLE;
      case Move.EnPassant _ -> MoveKind.EN_PASSANT;
      default -> move.captured().isPresent() ? MoveKind.CAPTURE : MoveKind.REGULAR;
    };
  }

  @Override
  public Optional<String> promotion(Move move) {
    return move instanceof Move.Promotion pawn
        ? Optional.of(pawn.becomes().word())
        : Optional.empty();
  }

  /**
   * Castling is entered by the square the king goes to or by the rook he castles with. Where the
   * king could also step to that square, which Chess960 allows, the step is meant.
   */
  @Override
  public List<InputPath<Move>> inputPaths(Position position, List<Move> legal) {
    var paths = new ArrayList<InputPath<Move>>();
    for (Move move : legal) {
      if (!(move instanceof Move.Castle)) {
        paths.add(path(move, move.to()));
      }
    }
    for (Move move : legal) {
      if (move instanceof Move.Castle castle) {
        if (castle.to() != castle.rook() && !isStep(castle, legal)) {
          paths.add(path(move, castle.to()));
        }
        paths.add(path(move, castle.rook()));
      }
    }
    return paths;
  }

  private static boolean isStep(Move.Castle castle, List<Move> legal) {
    for (Move move : legal) {
      if (move.from() == castle.from()
          && move.to() == castle.to()
          && !(move instanceof Move.Castle)) {
        return true;
      }
    }
    return castle.from() == castle.to(); // he stays, so only the rook can be pointed at
  }

  private static InputPath<Move> path(Move move, Square to) {
    return new InputPath<>(move, List.of(move.from(), to), false);
  }

  @Override
  public Message whyNot(Position position, List<Square> path) {
    if (path.size() == 1) {
      return whyNot(position, path.getFirst());
    }
    try {
      Uci.read(position, "" + path.getFirst() + path.getLast());
      return Messages.moveNoWay();
    } catch (NotationException wrong) {
      return wrong.reason();
    }
  }

  private static Message whyNot(Position position, Square square) {
    Optional<Piece> found = position.at(square);
    if (found.isEmpty()) {
      return Messages.moveNoPiece(square);
    }
    Piece piece = found.get();
    Message name = piece.role().message();
    if (piece.color() != position.turn()) {
      return Messages.moveTheirs(name, piece.color().message(), square);
    }
    return position.isCheck()
        ? Messages.moveNoHelp(name, square)
        : Messages.moveNoLegal(name, square);
  }

  @Override
  public Optional<Square> check(Position position) {
    return position.isCheck()
        ? position.setup().board().find(new Piece(position.turn(), Role.KING))
        : Optional.empty();
  }

  @Override
  public Coordinates coordinates() {
    return Coordinates.ALGEBRAIC;
  }
}
