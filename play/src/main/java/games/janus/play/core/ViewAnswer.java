package games.janus.play.core;

import games.janus.play.core.ViewReply.Claim;
import games.janus.play.core.ViewReply.Ended;
import games.janus.play.core.ViewReply.LegalMove;
import games.janus.play.core.ViewReply.SideNames;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a board shows of a position. */
final class ViewAnswer<P, M> {
  private final GameType<P, M> type;
  private final Game<P, M> game;

  private ViewAnswer(GameType<P, M> type, Game<P, M> game) {
    this.type = type;
    this.game = game;
  }

  static <P, M> ViewReply to(Request.View asked, GameType<P, M> type) {
    return new ViewAnswer<>(type, GameSoFar.of(asked.game(), type)).reply();
  }

  private ViewReply reply() {
    P position = game.position();
    Color turn = type.rules().turn(position);
    List<PlacedPiece> pieces = type.board().pieces(position);
    var history = new History<>(type, game);
    Optional<Outcome> over = game.outcome();
    return new ViewReply(
        type.kind(),
        type.ruleSet(),
        type.notation().fen(position),
        game.plies(),
        turn,
        type.sideName(turn),
        new SideNames(type.sideName(Color.WHITE), type.sideName(Color.BLACK)),
        Man.all(pieces),
        cells(pieces),
        options(),
        over.isEmpty() && type.board().isCaptureForced(position),
        over.isPresent() ? List.of() : SquareNames.of(type.board().mustCaptureFrom(position)),
        history.last(),
        history.moves(),
        history.taken(),
        type.board().check(position).map(Square::toString),
        over.map(this::ended),
        over.flatMap(Outcome::winner).map(type::sideName),
        over.isPresent() && over.get().winner().isEmpty(),
        game.claimableDraw().map(draw -> new Claim(draw.reason(), draw.reason().words())),
        over.map(this::endMessage).orElseGet(this::turnMessage));
  }

  private List<String> cells(List<PlacedPiece> men) {
    Map<Square, String> words = new HashMap<>();
    for (PlacedPiece man : men) {
      words.put(man.square(), type.sideName(man.side()) + "_" + cellWord(man.role()));
    }
    var cells = new ArrayList<String>();
    for (int cell = 0; cell < 64; cell++) {
      cells.add(words.getOrDefault(Square.inCell(cell), ""));
    }
    return cells;
  }

  /** The kind of piece in the text of a cell, as in {@code White_King}. */
  private static String cellWord(String role) {
    return role.equals("man") ? "Regular" : (char) (role.charAt(0) - 'a' + 'A') + role.substring(1);
  }

  private List<LegalMove> options() {
    var options = new ArrayList<LegalMove>();
    for (M move : GameSoFar.legalMoves(game)) {
      options.add(
          new LegalMove(
              type.notation().moveId(game.position(), move),
              type.notation().moveText(game.position(), move),
              SquareNames.of(type.rules().path(move)),
              SquareNames.of(type.board().captured(move)),
              type.board().kind(move),
              type.board().promotion(move).map(Role::of)));
    }
    return options;
  }

  private Ended ended(Outcome outcome) {
    return new Ended(outcome.winner(), result(outcome), outcome.reason(), outcome.reason().words());
  }

  private String endMessage(Outcome over) {
    return "Game over. " + result(over) + ": " + over.reason().words() + ".";
  }

  private String result(Outcome over) {
    return over.winner().map(side -> type.sideName(side) + " wins").orElseGet(() -> drawWord(over));
  }

  /** What a game that nobody won is called. */
  private static String drawWord(Outcome draw) {
    return draw.reason() == Outcome.Reason.NO_MOVES_LEFT ? "Tie" : "Draw";
  }

  private String turnMessage() {
    String side = type.sideName(type.rules().turn(game.position()));
    if (type.board().isCaptureForced(game.position())) {
      return side + " to move and must jump.";
    }
    return side
        + (type.board().check(game.position()).isPresent()
            ? " to move and in check."
            : " to move.");
  }
}
