package games.janus.play.core;

import games.janus.play.core.Reply.View.HistoryMove;
import games.janus.play.core.Reply.View.MadeMove;
import games.janus.play.core.Reply.View.TakenMen;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The moves made, and the men they cost. */
final class History<P, M> {
  private final GameType<P, M> type;

  /** The games before each move, the first move's first. */
  private final Deque<Game<P, M>> before = new ArrayDeque<>();

  private final List<M> moves;

  History(GameType<P, M> type, Game<P, M> game) {
    this.type = type;
    this.moves = game.moves();
    for (Optional<Game<P, M>> at = game.before(); at.isPresent(); at = at.get().before()) {
      before.addFirst(at.get());
    }
  }

  Optional<MadeMove> last() {
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(made(before.getLast(), moves.getLast()));
  }

  List<HistoryMove> moves() {
    var history = new ArrayList<HistoryMove>();
    int ply = 0;
    for (Game<P, M> game : before) {
      history.add(new HistoryMove(made(game, moves.get(ply++)), type.notation().moveNumber(game)));
    }
    return history;
  }

  TakenMen taken() {
    List<Role> whiteLost = new ArrayList<>();
    List<Role> blackLost = new ArrayList<>();
    int ply = 0;
    for (Game<P, M> game : before) {
      M move = moves.get(ply++);
      boolean isWhites = type.rules().turn(game.position()) == Color.WHITE;
      (isWhites ? blackLost : whiteLost).addAll(lost(game.position(), type.board().captured(move)));
    }
    return new TakenMen(whiteLost, blackLost);
  }

  private MadeMove made(Game<P, M> game, M move) {
    return new MadeMove(
        type.notation().moveId(game.position(), move),
        type.notation().moveText(game.position(), move),
        type.rules().turn(game.position()),
        SquareNames.of(type.rules().path(move)),
        SquareNames.of(type.board().captured(move)));
  }

  private List<Role> lost(P position, List<Square> captured) {
    var roles = new ArrayList<Role>();
    if (!captured.isEmpty()) {
      for (PlacedPiece man : type.board().pieces(position)) {
        if (captured.contains(man.square())) {
          roles.add(Role.of(man.role()));
        }
      }
    }
    return roles;
  }
}
