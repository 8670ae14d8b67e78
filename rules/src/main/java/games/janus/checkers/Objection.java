package games.janus.checkers;

import games.janus.checkers.RuleSet.Capture;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
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
  static Message to(List<Square> path, Position position) {
    if (path.isEmpty()) {
      return Messages.moveNoStart();
    }
    return new Objection(path, position).message();
  }

  private Message message() {
    return outOfPlay()
        .or(this::lightSquare)
        .or(this::nothingToMove)
        .or(this::breaksOff)
        .or(this::goesTooFar)
        .or(this::mustJump)
        .or(this::wrongStep)
        .orElse(Messages.moveNoWay());
  }

  private Optional<Message> outOfPlay() {
    return position.outcome().map(over -> Messages.gameOver());
  }

  private Optional<Message> lightSquare() {
    return Lists.first(path, square -> !square.isDark())
        .map(square -> Messages.moveLightSquare(square));
  }

  private Optional<Message> nothingToMove() {
    Optional<Piece> piece = position.at(from);
    if (piece.isEmpty()) {
      return Optional.of(Messages.moveNoPiece(Numbering.of(from)));
    }
    Color owner = piece.get().color();
    if (owner != position.turn()) {
      RuleSet rules = position.ruleSet();
      return Optional.of(
          Messages.moveTheirsNow(
              rules.side(owner), Numbering.of(from), rules.side(position.turn())));
    }
    return Optional.empty();
  }

  private Optional<Message> breaksOff() {
    List<Move> longer =
        Lists.filter(
            position.legalMoves(), move -> path.size() > 1 && beginsWith(move.path(), path));
    return longer.isEmpty() ? Optional.empty() : Optional.of(Messages.moveJumpOn(either(longer)));
  }

  private Optional<Message> goesTooFar() {
    return Lists.first(
            position.legalMoves(), move -> move.isJump() && beginsWith(path, move.path()))
        .map(move -> Messages.moveJumpEnds(move, Numbering.of(move.to())));
  }

  private Optional<Message> mustJump() {
    Capture duty = position.ruleSet().capture();
    List<Move> jumps =
        Lists.filter(
            position.legalMoves(),
            move ->
                move.isJump()
                    && duty != Capture.FREE
                    && (duty == Capture.FORCED || move.from() == from));
    return jumps.isEmpty() ? Optional.empty() : Optional.of(Messages.moveMustJump(either(jumps)));
  }

  private Optional<Message> wrongStep() {
    int files = Math.abs(to.file() - from.file());
    int ranks = Math.abs(to.rank() - from.rank());
    if (path.size() != 2 || from == to) {
      return Optional.empty();
    }
    if (position.at(to).isPresent()) {
      return Optional.of(Messages.moveOccupied(Numbering.of(to)));
    }
    if (files != ranks || files > 2) {
      return Optional.of(Messages.moveTooFar());
    }
    return isBackward() ? Optional.of(Messages.moveBackward()) : nothingToJump();
  }

  private boolean isBackward() {
    boolean isMan = position.at(from).filter(piece -> !piece.isKing()).isPresent();
    boolean goesUp = to.rank() > from.rank();
    return isMan && goesUp != (position.turn() == Color.WHITE);
  }

  private Optional<Message> nothingToJump() {
    Square between = Square.at((from.index() + to.index()) / 2);
    return Optional.of(
        position.at(between).isPresent()
            ? Messages.moveOwnJumped(Numbering.of(between))
            : Messages.moveNothingJumped(Numbering.of(between)));
  }

  private static boolean beginsWith(List<Square> path, List<Square> beginning) {
    return path.size() >= beginning.size() && path.subList(0, beginning.size()).equals(beginning);
  }

  private static Argument either(List<Move> moves) {
    return moves.size() > MOST_EXAMPLES
        ? Messages.listOthers(Listing.joined(moves.subList(0, MOST_EXAMPLES), Messages::listComma))
        : Listing.either(moves);
  }
}
