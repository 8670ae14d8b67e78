package games.janus.play;

import games.janus.rules.Lists;
import games.janus.rules.Square;
import games.janus.rules.game.InputPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move on its way from a person's finger to the board: the legal moves, and the squares pointed
 * at so far. Pointing narrows the moves to those whose squares begin so; when one is left and all
 * its squares have been pointed at, it is made. It knows no game: where jumps of several hops, two
 * routes to one square, castling or a choice of promotions come from is for the moves to say.
 *
 * <p>Immutable: {@link #point} answers a new one.
 *
 * @param paths the legal moves
 * @param pointed the squares pointed at so far, in order; empty when nothing is selected
 */
public record MoveInput<M>(List<InputPath<M>> paths, List<Square> pointed) {
  /** A square that may be pointed at next. */
  public record Target(Square square, boolean isJump) {}

  /**
   * What pointing at a square came to.
   *
   * @param input how it stands now
   * @param move the move that is now complete, if one is
   * @param isRefused whether the square meant nothing here
   */
  public record Step<M>(MoveInput<M> input, Optional<M> move, boolean isRefused) {}

  public MoveInput {
    paths = List.copyOf(paths);
    pointed = List.copyOf(pointed);
  }

  /** Nothing pointed at yet. */
  public static <M> MoveInput<M> of(List<InputPath<M>> paths) {
    return new MoveInput<>(paths, List.of());
  }

  /** The same moves with these squares pointed at; none if no move begins so. */
  public Optional<MoveInput<M>> pointedAt(List<Square> squares) {
    var input = new MoveInput<>(paths, squares);
    return squares.isEmpty() || !input.fitting().isEmpty() ? Optional.of(input) : Optional.empty();
  }

  /** Where the piece of this intention stands now. */
  public Optional<Square> selected() {
    return pointed.isEmpty() ? Optional.empty() : Optional.of(pointed.getLast());
  }

  /** Where it stood when it was selected. */
  public Optional<Square> origin() {
    return pointed.isEmpty() ? Optional.empty() : Optional.of(pointed.getFirst());
  }

  /** What may be pointed at next, each square once; nothing while nothing is selected. */
  public List<Target> targets() {
    var targets = new ArrayList<Target>();
    if (!pointed.isEmpty()) {
      for (InputPath<M> path : unfinished()) {
        var target = new Target(path.squares().get(pointed.size()), path.isJump());
        if (!targets.contains(target)) {
          targets.add(target);
        }
      }
    }
    return targets;
  }

  /** Whether some hops of a move are made and others may follow. */
  public boolean isInSequence() {
    return pointed.size() > 1 && !unfinished().isEmpty();
  }

  /** Whether a sequence may end here. */
  public boolean canStop() {
    return isInSequence() && !finished().isEmpty();
  }

  /** The moves that these very squares can mean; several where a choice is left. */
  public List<M> choices() {
    return isInSequence() ? List.of() : Lists.map(finished(), InputPath::move);
  }

  /** The moves that can still come of it. */
  public List<M> possible() {
    var moves = new ArrayList<M>();
    for (InputPath<M> path : fitting()) {
      if (!moves.contains(path.move())) {
        moves.add(path.move());
      }
    }
    return moves;
  }

  /** Points at a square. */
  public Step<M> point(Square square) {
    if (!choices().isEmpty()) { // a choice was not taken: this begins anew
      return cleared().point(square);
    }
    MoveInput<M> further = with(square);
    if (!further.fitting().isEmpty()) {
      return further.settle();
    }
    if (isInSequence()) {
      return pointElsewhere(square);
    }
    if (Optional.of(square).equals(selected())) {
      return new Step<>(this, Optional.empty(), false);
    }
    MoveInput<M> anew = cleared().with(square);
    return anew.fitting().isEmpty()
        ? new Step<>(cleared(), Optional.empty(), true)
        : new Step<>(anew, Optional.empty(), false);
  }

  /** During a sequence nothing else can be selected; where the rules allow, it ends. */
  private Step<M> pointElsewhere(Square square) {
    boolean isSamePiece = square == pointed.getLast();
    return isSamePiece ? new Step<>(this, Optional.empty(), false) : stop();
  }

  /** Ends a sequence that may end; without one, lets go of the piece. */
  public Step<M> stop() {
    if (!isInSequence()) {
      return new Step<>(cleared(), Optional.empty(), false);
    }
    return canStop()
        ? new Step<>(cleared(), Optional.of(finished().getFirst().move()), false)
        : new Step<>(this, Optional.empty(), true);
  }

  /** The move is made when it is the only one left and nothing more can follow. */
  private Step<M> settle() {
    List<M> choices = choices();
    return choices.size() == 1
        ? new Step<>(cleared(), Optional.of(choices.getFirst()), false)
        : new Step<>(this, Optional.empty(), false);
  }

  private MoveInput<M> cleared() {
    return new MoveInput<>(paths, List.of());
  }

  private MoveInput<M> with(Square square) {
    var further = new ArrayList<>(pointed);
    further.add(square);
    return new MoveInput<>(paths, further);
  }

  private List<InputPath<M>> fitting() {
    return beginning(0);
  }

  /** Those with squares still to be pointed at. */
  private List<InputPath<M>> unfinished() {
    return beginning(1);
  }

  /** Those that have at least this many squares more. */
  private List<InputPath<M>> beginning(int more) {
    return Lists.filter(
        paths, path -> path.squares().size() >= pointed.size() + more && beginsSo(path.squares()));
  }

  private List<InputPath<M>> finished() {
    return Lists.filter(paths, path -> path.squares().equals(pointed));
  }

  private boolean beginsSo(List<Square> squares) {
    return squares.subList(0, pointed.size()).equals(pointed);
  }
}
