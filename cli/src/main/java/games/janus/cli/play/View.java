package games.janus.cli.play;

import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A game as it is to be seen: who plays, the board with its marks, how things stand. */
final class View<P, M> {
  private static final int MOST_NAMED = 6;

  private final HostedGame<P, M> live;
  private final MoveEntry<P, M> entry;
  private final Look look;

  View(HostedGame<P, M> live, MoveEntry<P, M> entry, Look look) {
    this.live = live;
    this.entry = entry;
    this.look = look;
  }

  Scene scene(boolean flipped, boolean withBoard) {
    return new Scene(head(), withBoard ? board(flipped) : List.of(), foot());
  }

  private List<String> head() {
    BoardGame<P, M> board = live.board();
    List<String> lines = new ArrayList<>();
    String rules = board.rulesName().map(name -> " by the rules " + name).orElse("");
    lines.add(
        "Janus, "
            + board.name()
            + rules
            + ". "
            + seat(Color.WHITE)
            + "; "
            + seat(Color.BLACK)
            + ".");
    live.control().ifPresent(_ -> lines.add(clocks()));
    return lines;
  }

  private String seat(Color side) {
    return live.board().side(side) + ": " + SeatWords.name(live.seat(side));
  }

  /** Such as "White 4:59 Black 5:00"; empty without clocks. */
  String clocks() {
    return live.control().isEmpty() ? "" : clock(Color.WHITE) + "  " + clock(Color.BLACK);
  }

  private String clock(Color side) {
    return live.board().side(side) + " " + ClockText.shown(live.left(side));
  }

  List<String> board(boolean flipped) {
    P position = live.game().position();
    List<Square> walked = entry.walked();
    return new BoardPicture(
            look,
            flipped,
            live.board().isNumbered(),
            square -> live.board().man(position, walked, square),
            marks(walked)::of)
        .lines();
  }

  private Marks marks(List<Square> walked) {
    P position = live.game().position();
    boolean isOver = live.ending().isPresent();
    List<Square> last =
        walked.isEmpty()
            ? live.game().lastMove().map(live.board().rules()::path).orElse(List.of())
            : walked;
    Set<Square> bound = isOver || !walked.isEmpty() ? Set.of() : live.board().bound(position);
    return new Marks(last, bound, live.board().check(position));
  }

  private record Marks(List<Square> last, Set<Square> bound, Optional<Square> check) {
    Mark of(Square square) {
      if (check.equals(Optional.of(square))) {
        return Mark.CHECK;
      }
      if (bound.contains(square)) {
        return Mark.MUST;
      }
      if (last.isEmpty()) {
        return Mark.NONE;
      }
      return square == last.getLast() ? Mark.TO : square == last.getFirst() ? Mark.FROM : Mark.NONE;
    }
  }

  private List<String> foot() {
    return List.of(live.ending().isPresent() ? live.endWords() : standing());
  }

  private String standing() {
    Game<P, M> game = live.game();
    P position = game.position();
    var line = new StringBuilder(live.board().side(live.turn()) + " to move");
    if (live.board().check(position).isPresent()) {
      line.append(", in check");
    }
    if (entry.walked().isEmpty() && mustJump(position)) {
      line.append(", must jump").append(jumps(position));
    }
    if (live.isPersonToMove() && game.claimableDraw().isPresent()) {
      line.append("; a draw can be claimed: type draw");
    }
    return line.toString();
  }

  /** Where only the man that can jump is bound to, nobody has to. */
  private boolean mustJump(P position) {
    Set<Square> bound = live.board().bound(position);
    return !bound.isEmpty()
        && live.board().rules().legalMoves(position).stream()
            .allMatch(move -> bound.contains(live.board().rules().path(move).getFirst()));
  }

  private String jumps(P position) {
    List<String> moves =
        live.board().rules().legalMoves(position).stream().map(live.board()::squares).toList();
    return moves.size() > MOST_NAMED || !(live.toMove() instanceof Seat.Person)
        ? ""
        : ": " + MoveEntry.either(moves);
  }

  /** Where everything stands, for those who listen. */
  List<String> pieces() {
    List<String> lines = new ArrayList<>();
    for (Color side : Color.values()) {
      lines.add(live.board().side(side) + ": " + pieces(side) + ".");
    }
    return lines;
  }

  private String pieces(Color side) {
    var byKind = new java.util.LinkedHashMap<String, List<String>>();
    for (Square square : live.board().isNumbered() ? cells() : Square.all()) {
      live.board()
          .man(live.game().position(), List.of(), square)
          .filter(man -> man.color() == side)
          .ifPresent(man ->
              byKind
                  .computeIfAbsent(man.words(), _ -> new ArrayList<>())
                  .add(live.board().square(square)));
    }
    List<String> groups = new ArrayList<>();
    byKind.forEach((kind, squares) -> groups.add(kind + " " + String.join(" ", squares)));
    return groups.isEmpty() ? "nothing" : String.join(", ", groups);
  }

  /** In the order of their numbers. */
  private static List<Square> cells() {
    List<Square> cells = new ArrayList<>();
    for (int cell = 0; cell < 64; cell++) {
      cells.add(Square.inCell(cell));
    }
    return cells;
  }
}
