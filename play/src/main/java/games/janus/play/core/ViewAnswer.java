package games.janus.play.core;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.Reply.View.Claim;
import games.janus.play.core.Reply.View.Ended;
import games.janus.play.core.Reply.View.LegalMove;
import games.janus.play.core.Reply.View.SideNames;
import games.janus.play.live.Ending;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that a board shows of a position.
 *
 * @param ending how it ended, if it did
 * @param live the game in progress whose board it is; none where only moves are known
 */
record ViewAnswer<P, M>(
    GameType<P, M> type, Game<P, M> game, Optional<Ending> ending, Optional<LiveGame<P, M>> live) {
  static <P, M> Reply.View to(Request.View asked, GameType<P, M> type) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    Optional<Ending> ending = game.outcome().map(Ending.Decided::new);
    return new ViewAnswer<>(type, game, ending, Optional.empty()).reply();
  }

  /** The board of a game in progress. */
  static <P, M> Reply.View of(LiveGame<P, M> live) {
    return new ViewAnswer<>(live.type(), live.game(), live.ending(), Optional.of(live)).reply();
  }

  private Reply.View reply() {
    P position = game.position();
    Color turn = type.rules().turn(position);
    List<PlacedPiece> pieces = type.board().pieces(position);
    var history = new History<>(type, game);
    boolean isOver = ending.isPresent();
    Optional<Outcome> over = ending.flatMap(Ending::result);
    return new Reply.View(
        type.kind(),
        type.ruleSet(),
        type.notation().fen(position),
        game.plies(),
        turn,
        type.side(turn).text(),
        new SideNames(type.side(Color.WHITE).text(), type.side(Color.BLACK).text()),
        new SideNames(type.sideName(Color.WHITE), type.sideName(Color.BLACK)),
        Man.all(pieces),
        cells(pieces),
        options(),
        !isOver && type.board().isCaptureForced(position),
        isOver ? List.of() : SquareNames.of(type.board().mustCaptureFrom(position)),
        history.last(),
        history.moves(),
        history.taken(),
        type.board().check(position).map(Square::toString),
        over.map(this::ended),
        over.flatMap(Outcome::winner).map(type::sideName),
        over.isPresent() && over.get().winner().isEmpty(),
        (isOver ? Optional.<Outcome>empty() : game.claimableDraw())
            .map(draw -> new Claim(draw.reason(), draw.reason().message().text())),
        ending.map(this::endMessage).orElseGet(this::turnMessage),
        type.opening(game));
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
    return Lists.map(
        ending.isPresent() ? List.<M>of() : GameSoFar.legalMoves(game),
        move ->
            new LegalMove(
                type.notation().moveId(game.position(), move),
                type.notation().moveText(game.position(), move),
                SquareNames.of(type.rules().path(move)),
                SquareNames.of(type.board().captured(move)),
                type.board().kind(move),
                type.board().promotion(move).map(Role::of)));
  }

  private Ended ended(Outcome outcome) {
    String words =
        live.map(playing -> PlayWords.end(playing, outcome))
            .orElseGet(outcome.reason()::message)
            .text();
    return new Ended(outcome.winner(), result(outcome).text(), outcome.reason(), words);
  }

  private String endMessage(Ending ended) {
    return ended
        .result()
        .map(over ->
            live.map(playing -> PlayWords.message(playing, over, result(over)))
                .orElseGet(() -> Messages.viewOver(over.reason().message(), result(over))))
        .orElseGet(Messages::viewAborted)
        .text();
  }

  private Message result(Outcome over) {
    return over.winner()
        .map(side -> Messages.viewWins(type.side(side)))
        .orElseGet(() -> drawWord(over));
  }

  /** What a game that nobody won is called. */
  private static Message drawWord(Outcome draw) {
    return draw.reason() == Outcome.Reason.NO_MOVES_LEFT ? Messages.viewTie() : Messages.viewDraw();
  }

  private String turnMessage() {
    Message side = type.side(type.rules().turn(game.position()));
    if (type.board().isCaptureForced(game.position())) {
      return Messages.viewMustJump(side).text();
    }
    return (type.board().check(game.position()).isPresent()
            ? Messages.viewInCheck(side)
            : Messages.viewToMove(side))
        .text();
  }
}
