package games.janus.checkers;

import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules once more, as one would explain them with a board at hand and no care for speed: what
 * the kernel is compared with.
 */
final class PlainRules {
  private final Position position;
  private final RuleSet rules;
  private final Set<Move> jumps = new HashSet<>();

  private PlainRules(Position position) {
    this.position = position;
    this.rules = position.ruleSet();
  }

  static Set<Move> legalMoves(Position position) {
    return new PlainRules(position).legalMoves();
  }

  /** The board after a legal move. */
  static Board boardAfter(Position position, Move move) {
    Board board = position.board().without(move.from());
    for (Square captured : move.captured()) {
      board = board.without(captured);
    }
    Piece piece = position.at(move.from()).orElseThrow();
    boolean isCrowned =
        move.path().stream().anyMatch(square -> square.rank() == kingRank(piece.color()));
    return board.with(move.to(), isCrowned ? piece.crowned() : piece);
  }

  private Set<Move> legalMoves() {
    var quiet = new HashSet<Move>();
    for (Square from : Square.all()) {
      position
          .at(from)
          .filter(piece -> piece.color() == position.turn())
          .ifPresent(piece -> {
            follow(position.board().without(from), piece, List.of(from));
            quiet.addAll(steps(piece, from));
          });
    }
    if (rules.capture() == Capture.FORCED && !jumps.isEmpty()) {
      return jumps;
    }
    if (rules.capture() == Capture.FORCED_BY_PIECE) {
      quiet.removeIf(step -> jumps.stream().anyMatch(jump -> jump.from() == step.from()));
    }
    quiet.addAll(jumps);
    return quiet;
  }

  private Set<Move> steps(Piece piece, Square from) {
    var steps = new HashSet<Move>();
    for (int rankwards : ranks(piece)) {
      for (int filewards : new int[] {-1, 1}) {
        from.offset(filewards, rankwards)
            .filter(to -> position.at(to).isEmpty())
            .ifPresent(to -> steps.add(Move.along(List.of(from, to))));
      }
    }
    return steps;
  }

  /** Jumps on in every way, with the captured taken off at once and the jumper in the hand. */
  private boolean follow(Board board, Piece piece, List<Square> path) {
    boolean goesOn = false;
    Square at = path.getLast();
    for (int rankwards : ranks(piece)) {
      for (int filewards : new int[] {-1, 1}) {
        var over = at.offset(filewards, rankwards);
        var to = at.offset(2 * filewards, 2 * rankwards);
        if (to.isEmpty()
            || board.at(to.get()).isPresent()
            || board.at(over.orElseThrow()).filter(p -> p.color() != piece.color()).isEmpty()) {
          continue;
        }
        goesOn = true;
        var longer = new ArrayList<>(path);
        longer.add(to.get());
        land(board.without(over.get()), piece, longer);
      }
    }
    return goesOn;
  }

  private void land(Board board, Piece piece, List<Square> path) {
    boolean isCrowned = !piece.isKing() && path.getLast().rank() == kingRank(piece.color());
    boolean mustEnd = isCrowned && rules.crowningEndsTurn();
    boolean goesOn = !mustEnd && follow(board, isCrowned ? piece.crowned() : piece, path);
    if (!goesOn || rules.continuation() == Continuation.MAY) {
      jumps.add(Move.along(path));
    }
  }

  private static int[] ranks(Piece piece) {
    if (piece.isKing()) {
      return new int[] {1, -1};
    }
    return new int[] {piece.color() == Color.WHITE ? 1 : -1};
  }

  private static int kingRank(Color side) {
    return side == Color.WHITE ? 7 : 0;
  }
}
