package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * The game so far, pressed on the keys of a machine with an opening in memory: what the book
 * answers is then what the original would have answered, which compares nothing but the square of
 * the last move entered.
 */
final class BookGame {
  private final Kim1 machine = new Kim1();
  private final Color computer;
  private Color turn = Color.WHITE;

  private BookGame(Opening opening) {
    computer = opening.side();
    machine.load(opening);
    machine.press(Key.C);
    if (computer == Color.BLACK) {
      machine.press(Key.E);
    }
  }

  /** The book's move, if the game began as usual and the computer's side has kept to the book. */
  static Optional<TrialMove> answer(Game<Position, Move> game, Opening opening) {
    if (!game.start().equals(Position.initial())) {
      return Optional.empty();
    }
    var played = new BookGame(opening);
    for (Move move : game.moves()) {
      if (!played.follows(move)) {
        return Optional.empty();
      }
    }
    return played.answer();
  }

  /** Whether the book can still be open after this move. */
  private boolean follows(Move move) {
    boolean computers = turn == computer;
    turn = turn.opponent();
    return computers ? isBookMove(move) : enter(move);
  }

  private boolean isBookMove(Move move) {
    Optional<TrialMove> canned = answer();
    if (canned.isEmpty()
        || canned.get().from() != code(move.from())
        || canned.get().to() != code(move.to())) {
      return false;
    }
    if (move instanceof Move.Castle castle) {
      enter(castle.rook(), castle.rookTo()); // the player moves the rook for it
    }
    return true;
  }

  private Optional<TrialMove> answer() {
    return machine.playFromBook() ? machine.reply().flatMap(Reply::move) : Optional.empty();
  }

  /** A player's move, with as many strokes of F as it takes by hand. */
  private boolean enter(Move move) {
    switch (move) {
      case Move.Castle castle -> {
        enter(castle.from(), castle.to());
        enter(castle.rook(), castle.rookTo());
      }
      case Move.EnPassant capture -> {
        enter(capture.from(), capture.victim());
        enter(capture.victim(), capture.to());
      }
      case Move.Normal _, Move.Promotion _ -> enter(move.from(), move.to());
    }
    return true;
  }

  private void enter(Square from, Square to) {
    enter(code(from));
    enter(code(to));
    machine.press(Key.F);
  }

  private void enter(int code) {
    machine.press(Key.digit(code >> 4));
    machine.press(Key.digit(code & 7));
  }

  private int code(Square square) {
    return Kim1Board.code(square, computer);
  }
}
