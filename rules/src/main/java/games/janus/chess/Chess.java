package games.janus.chess;

import games.janus.chess.kernel.MoveTree;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** The FIDE Laws of Chess, as a game anything at human speed can play. */
public final class Chess implements Rules<Position, Move> {
  public static final Chess RULES = new Chess();

  private Chess() {}

  @Override
  public Position initial() {
    return Position.initial();
  }

  @Override
  public Color turn(Position position) {
    return position.turn();
  }

  @Override
  public List<Move> legalMoves(Position position) {
    return position.outcome().isPresent() ? List.of() : position.legalMoves();
  }

  @Override
  public Position play(Position position, Move move) {
    Optional<Outcome> over = position.outcome();
    if (over.isPresent()) { // a dead position has moves, but nobody may make them (FIDE 5.2.2)
      throw new IllegalMoveException(move.toString(), Messages.gameOver());
    }
    return position.play(move);
  }

  @Override
  public Optional<Outcome> outcome(Position position) {
    return position.outcome();
  }

  @Override
  public List<Square> path(Move move) {
    return List.of(move.from(), move.to());
  }

  @Override
  public int quietPlies(Position position) {
    return position.halfmoves();
  }

  @Override
  public Optional<Reason> automaticDraw(int occurrences, int quietPlies) {
    if (occurrences >= 5) {
      return Optional.of(Reason.FIVEFOLD_REPETITION); // FIDE 9.6.1
    }
    return quietPlies >= 150 ? Optional.of(Reason.SEVENTY_FIVE_MOVES) : Optional.empty(); // 9.6.2
  }

  @Override
  public Optional<Reason> claimableDraw(int occurrences, int quietPlies) {
    if (occurrences >= 3) {
      return Optional.of(Reason.THREEFOLD_REPETITION); // FIDE 9.2
    }
    return quietPlies >= 100 ? Optional.of(Reason.FIFTY_MOVES) : Optional.empty(); // FIDE 9.3
  }

  @Override
  public boolean canWin(Position position, Color side) {
    return position.canMate(side);
  }

  @Override
  public List<Move> boardMoves(Position position) {
    return position.legalMoves();
  }

  @Override
  public Position after(Position position, Move move) {
    return position.play(move);
  }

  @Override
  public long perft(Position position, int depth) {
    return new MoveTree(depth).count(position.state(), depth);
  }
}
