package games.janus.arena.hub;

import games.janus.checkers.Board;
import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Piece;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Positions and moves as Hub writes them: the side to move and one letter for each of the 32
 * squares ({@code w} and {@code b} men, {@code W} and {@code B} kings, {@code e} empty), and from,
 * to and every captured square, as in {@code 15x22x18}.
 */
final class HubText {
  private static final int SQUARES = 32;

  private HubText() {}

  static String write(Position position) {
    var text = new StringBuilder();
    text.append(position.turn() == Color.WHITE ? 'W' : 'B');
    Board board = position.board();
    for (int number = 1; number <= SQUARES; number++) {
      text.append(board.at(Numbering.square(number)).map(HubText::letter).orElse('e'));
    }
    return text.toString();
  }

  private static char letter(Piece piece) {
    char man = piece.color() == Color.WHITE ? 'w' : 'b';
    return piece.isKing() ? (char) (man - 'a' + 'A') : man;
  }

  /**
   * The position of a text.
   *
   * @throws InvalidTextException if it is none
   */
  static Position position(String text, RuleSet rules) {
    if (text.length() != SQUARES + 1) {
      throw new InvalidTextException(text, Messages.hubLength(text.length()));
    }
    Color turn =
        switch (text.charAt(0)) {
          case 'W', 'w' -> Color.WHITE;
          case 'B', 'b' -> Color.BLACK;
          default -> throw new InvalidTextException(text, Messages.hubTurn());
        };
    Board board = Board.empty();
    for (int number = 1; number <= SQUARES; number++) {
      Optional<Piece> piece = piece(text, text.charAt(number));
      if (piece.isPresent()) {
        board = board.with(Numbering.square(number), piece.get());
      }
    }
    return Position.of(new Setup(board, turn), rules);
  }

  private static Optional<Piece> piece(String text, char letter) {
    return switch (letter) {
      case 'e' -> Optional.empty();
      case 'w' -> Optional.of(Piece.man(Color.WHITE));
      case 'W' -> Optional.of(Piece.king(Color.WHITE));
      case 'b' -> Optional.of(Piece.man(Color.BLACK));
      case 'B' -> Optional.of(Piece.king(Color.BLACK));
      default -> throw new InvalidTextException(text, Messages.hubSquare());
    };
  }

  static String write(Move move) {
    var text = new StringBuilder();
    text.append(Numbering.of(move.from())).append(move.isJump() ? 'x' : '-');
    text.append(Numbering.of(move.to()));
    move.captured().stream()
        .map(Numbering::of)
        .sorted()
        .forEach(number -> text.append('x').append(number));
    return text.toString();
  }

  /**
   * The legal move that the text means here. Captured squares may come in any order, and may be
   * left out where the move is clear without them; several routes with one result are one move
   * here.
   *
   * @throws InvalidTextException if it is no move
   * @throws IllegalMoveException if it is not legal here
   * @throws AmbiguousMoveException if it could be moves with different results
   */
  static Move read(Position position, String text) {
    List<Square> squares = squares(text);
    List<Square> captured = squares.subList(2, squares.size()).stream().sorted().toList();
    var fitting = new ArrayList<Move>();
    for (Move move : position.legalMoves()) {
      List<Square> taken = move.captured().stream().sorted().toList();
      if (move.from() == squares.getFirst()
          && move.to() == squares.get(1)
          && (captured.isEmpty() || captured.equals(taken))) {
        fitting.add(move);
      }
    }
    if (fitting.isEmpty()) {
      throw new IllegalMoveException(
          text, position.objection(squares.subList(0, 2)).orElse(Messages.moveNotLegal()));
    }
    long results = fitting.stream().map(move -> position.play(move).board()).distinct().count();
    if (results > 1) {
      throw new AmbiguousMoveException(text, Messages.hubCaptures());
    }
    return fitting.getFirst();
  }

  private static List<Square> squares(String text) {
    if (text.length() > 100) {
      throw new InvalidTextException(text, Messages.hubTooLong());
    }
    var squares = new ArrayList<Square>();
    for (String word : text.split("[-x]", -1)) {
      try {
        squares.add(Numbering.square(Integer.parseInt(word)));
      } catch (IllegalArgumentException _) {
        throw new InvalidTextException(text, Messages.hubMove());
      }
    }
    if (squares.size() < 2) {
      throw new InvalidTextException(text, Messages.hubMove());
    }
    return squares;
  }
}
