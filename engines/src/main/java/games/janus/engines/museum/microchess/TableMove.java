package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move of the machine as the table understands it, with what the table has to do for it. The
 * machine moves one man to one square; castling and promotion are completed here.
 */
final class TableMove {
  private TableMove() {}

  /** The legal move that begins like the book's: its king's two steps are half a castling. */
  static Optional<Move> ofBook(Position position, TrialMove canned) {
    return legal(position, canned, true);
  }

  /** The move thought of, legal or not. */
  static Move ofThought(Position position, TrialMove thought) {
    return legal(position, thought, false).orElseGet(() -> asItIs(position, thought));
  }

  private static Optional<Move> legal(Position position, TrialMove trial, boolean mayCastle) {
    return Lists.first(
        position.legalMoves(),
        move -> isSame(move, trial, position.turn()) && isWhatTheTableMakes(move, mayCastle));
  }

  private static boolean isSame(Move move, TrialMove trial, Color computer) {
    return Kim1Board.code(move.from(), computer) == trial.from()
        && Kim1Board.code(move.to(), computer) == trial.to();
  }

  private static boolean isWhatTheTableMakes(Move move, boolean mayCastle) {
    return switch (move) {
      case Move.Promotion promotion -> promotion.becomes() == Role.QUEEN;
      case Move.Castle _ -> mayCastle;
      case Move.Normal _, Move.EnPassant _ -> true;
    };
  }

  private static Move asItIs(Position position, TrialMove thought) {
    Square from = square(thought.from(), position.turn());
    Square to = square(thought.to(), position.turn());
    Role role = position.at(from).orElseThrow().role();
    return new Move.Normal(role, from, to, position.at(to).map(Piece::role));
  }

  private static Square square(int code, Color computer) {
    return Kim1Board.square(code, computer).orElseThrow();
  }

  /** What the machine could have done if it knew how, a sentence each. */
  static List<Message> overlooked(Position position, Optional<Move> made) {
    List<Message> overlooked = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (made.equals(Optional.of(move))) {
        continue;
      }
      switch (move) {
        case Move.Castle _ -> overlooked.add(Messages.remarkNeverCastles(move));
        case Move.EnPassant _ -> overlooked.add(Messages.remarkNoEnPassant(move));
        case Move.Normal _, Move.Promotion _ -> {}
      }
    }
    return overlooked;
  }

  /** What the table does that the machine cannot; none for most moves. */
  static Optional<Message> remark(Position position, Move move) {
    if (!position.isLegal(move)) {
      return Optional.of(Messages.remarkNotLegal(move));
    }
    return switch (move) {
      case Move.Castle castle -> Optional.of(Messages.remarkTableCastles(castle.rookTo()));
      case Move.Promotion _ -> Optional.of(Messages.remarkTablePromotes());
      case Move.Normal _, Move.EnPassant _ -> Optional.empty();
    };
  }
}
