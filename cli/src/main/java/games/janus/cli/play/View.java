package games.janus.cli.play;

import games.janus.cli.play.BoardText.Mark;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** A game as it is to be seen: who plays, the board with its marks, how things stand. */
record View<P, M>(HostedGame<P, M> live, MoveEntry<P, M> entry, Look look) {
  private static final int MOST_NAMED = 6;

  Scene scene(boolean flipped, boolean withBoard) {
    return new Scene(head(), withBoard ? board(flipped) : List.of(), foot());
  }

  private List<String> head() {
    GameType<P, M> type = live.type();
    List<String> lines = new ArrayList<>();
    Message white = player(Color.WHITE);
    Message black = player(Color.BLACK);
    Message head =
        type.kind() == GameKind.CHESS
            ? Messages.playChess(black, type.id(), white)
            : Messages.playCheckers(black, type.id(), type.ruleSet(), white);
    lines.add(head.text());
    live.control().ifPresent(_ -> lines.add(clocks()));
    return lines;
  }

  private Message player(Color side) {
    return Messages.playSeat(live.players().name(live.player(side)), live.type().side(side));
  }

  /** Such as "White 4:59 Black 5:00"; empty without clocks. */
  String clocks() {
    return live.control().isEmpty()
        ? ""
        : Messages.playClocks(clock(Color.BLACK), clock(Color.WHITE)).text();
  }

  private Message clock(Color side) {
    return Messages.playClock(live.type().side(side), ClockText.shown(live.left(side)));
  }

  List<String> board(boolean flipped) {
    P position = live.game().position();
    List<Square> walked = entry.walked();
    GameBoard<P, M> board = live.type().board();
    List<PlacedPiece> pieces =
        walked.size() < 2 ? board.pieces(position) : board.piecesAfterHops(position, walked);
    return new BoardText(look, flipped, live.type(), pieces, marks(walked)::of).lines();
  }

  private Marks marks(List<Square> walked) {
    P position = live.game().position();
    boolean isOver = live.ending().isPresent();
    List<Square> last =
        walked.isEmpty()
            ? live.game().lastMove().map(live.type().rules()::path).orElse(List.of())
            : walked;
    List<Square> bound =
        isOver || !walked.isEmpty() ? List.of() : live.type().board().mustCaptureFrom(position);
    return new Marks(last, bound, live.type().board().check(position));
  }

  private record Marks(List<Square> last, List<Square> bound, Optional<Square> check) {
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
    Message line = Messages.standingTurn(live.type().side(live.turn()));
    if (live.type().board().check(position).isPresent()) {
      line = Messages.standingCheck(line);
    }
    if (entry.walked().isEmpty() && live.type().board().isCaptureForced(position)) {
      line = mustJump(position, line);
    }
    if (live.isPersonToMove() && game.claimableDraw().isPresent()) {
      line = Messages.standingClaim(line);
    }
    return line.text();
  }

  private Message mustJump(P position, Message line) {
    List<String> moves =
        live.type().rules().legalMoves(position).stream()
            .map(move -> live.type().notation().moveId(position, move))
            .toList();
    return moves.size() > MOST_NAMED || !live.isPersonToMove()
        ? Messages.standingMustJump(line)
        : Messages.standingMustJumpBy(Listing.either(moves), line);
  }

  /** Where everything stands, for those who listen. */
  List<String> pieces() {
    List<String> lines = new ArrayList<>();
    for (Color side : Color.values()) {
      lines.add(Messages.standingPieces(pieces(side), live.type().side(side)).text());
    }
    return lines;
  }

  private String pieces(Color side) {
    var byRole = new LinkedHashMap<String, List<String>>();
    List<PlacedPiece> pieces = new ArrayList<>(live.type().board().pieces(live.game().position()));
    if (live.type().board().coordinates() == Coordinates.NUMBERED) {
      pieces.sort(Comparator.comparingInt(piece -> piece.square().cell()));
    }
    for (PlacedPiece piece : pieces) {
      if (piece.side() == side) {
        byRole
            .computeIfAbsent(piece.role(), _ -> new ArrayList<>())
            .add(live.type().notation().squareName(piece.square()));
      }
    }
    List<String> groups = new ArrayList<>();
    byRole.forEach((role, squares) -> groups.add(role + " " + String.join(" ", squares)));
    return groups.isEmpty() ? Messages.standingNothing().text() : String.join(", ", groups);
  }
}
