package games.janus.checkers;

import games.janus.checkers.RuleSet.Capture;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says why a piece cannot go along a path, in the words of somebody sitting beside the board. */
final class Objection {
  private static final int MOST_EXAMPLES = 6;

  private final List<Square> path;
  private final Position position;
  private final Square from;
  private final Square to;

  private Objection(List<Square> path, Position position) {
    this.path = path;
    this.position = position;
    this.from = path.getFirst();
    this.to = path.getLast();
  }

  /** Why no legal move goes along these squares; squares in the middle may be left out. */
  static String to(List<Square> path, Position position) {
    if (path.isEmpty()) {
      return "a move begins on a square";
    }
    return new Objection(path, position).words();
  }

  private String words() {
    return outOfPlay()
        .or(this::lightSquare)
        .or(this::nothingToMove)
        .or(this::breaksOff)
        .or(this::goesTooFar)
        .or(this::mustJump)
        .or(this::wrongStep)
        .orElse("no legal move goes that way");
  }

  private Optional<String> outOfPlay() {
    return position.outcome().map(Outcome::reason).map(why -> "the game is over: " + why.words());
  }

  private Optional<String> lightSquare() {
    for (Square square : path) {
      if (!square.isDark()) {
        return Optional.of(square + " is a light square, and pieces stand on dark ones");
      }
    }
    return Optional.empty();
  }

  private Optional<String> nothingToMove() {
    Optional<Piece> piece = position.at(from);
    if (piece.isEmpty()) {
      return Optional.of("there is no piece on " + Numbering.of(from));
    }
    Color owner = piece.get().color();
    if (owner != position.turn()) {
      RuleSet rules = position.ruleSet();
      return Optional.of(
          "the piece on "
              + Numbering.of(from)
              + " is "
              + rules.nameOf(owner)
              + "'s, and it is "
              + rules.nameOf(position.turn())
              + "'s turn");
    }
    return Optional.empty();
  }

  private Optional<String> breaksOff() {
    var longer = new ArrayList<Move>();
    for (Move move : position.legalMoves()) {
      if (path.size() > 1 && beginsWith(move.path(), path)) {
        longer.add(move);
      }
    }
    return longer.isEmpty()
        ? Optional.empty()
        : Optional.of("the jump must go on: " + either(longer));
  }

  private Optional<String> goesTooFar() {
    for (Move move : position.legalMoves()) {
      if (move.isJump() && beginsWith(path, move.path())) {
        return Optional.of("the jump ends on " + Numbering.of(move.to()) + ": " + move);
      }
    }
    return Optional.empty();
  }

  private Optional<String> mustJump() {
    Capture duty = position.ruleSet().capture();
    var jumps = new ArrayList<Move>();
    for (Move move : position.legalMoves()) {
      boolean binds = duty == Capture.FORCED || move.from() == from;
      if (move.isJump() && binds && duty != Capture.FREE) {
        jumps.add(move);
      }
    }
    return jumps.isEmpty() ? Optional.empty() : Optional.of("you must jump: " + either(jumps));
  }

  private Optional<String> wrongStep() {
    int files = Math.abs(to.file() - from.file());
    int ranks = Math.abs(to.rank() - from.rank());
    if (path.size() != 2 || from == to) {
      return Optional.empty();
    }
    if (position.at(to).isPresent()) {
      return Optional.of("there is a piece on " + Numbering.of(to) + " already");
    }
    if (files != ranks || files > 2) {
      return Optional.of(
          Numbering.of(to) + " is neither a step nor a jump away from " + Numbering.of(from));
    }
    return isBackward() ? Optional.of("a man goes forward only") : nothingToJump();
  }

  private boolean isBackward() {
    boolean isMan = position.at(from).filter(piece -> !piece.isKing()).isPresent();
    boolean goesUp = to.rank() > from.rank();
    return isMan && goesUp != (position.turn() == Color.WHITE);
  }

  private Optional<String> nothingToJump() {
    Square between = Square.at((from.index() + to.index()) / 2);
    return Optional.of(
        position.at(between).isPresent()
            ? "the piece on " + Numbering.of(between) + " is your own"
            : "there is nothing to jump on " + Numbering.of(between));
  }

  private static boolean beginsWith(List<Square> path, List<Square> beginning) {
    return path.size() >= beginning.size() && path.subList(0, beginning.size()).equals(beginning);
  }

  private static String either(List<Move> moves) {
    var text = new StringBuilder();
    for (int place = 0; place < moves.size(); place++) {
      if (place == MOST_EXAMPLES) {
        return text.append(" and others").toString();
      }
      if (place > 0) {
        text.append(place == moves.size() - 1 ? " or " : ", ");
      }
      text.append(moves.get(place));
    }
    return text.toString();
  }
}
