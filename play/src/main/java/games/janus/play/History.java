package games.janus.play;

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

  /** Writes {@code last}, {@code history} and {@code taken} into an object that is open. */
  void write(JsonText json) {
    json.name("last");
    if (moves.isEmpty()) {
      json.nothing();
    } else {
      json.beginObject();
      writeMove(json, before.getLast(), moves.getLast());
      json.endObject();
    }
    List<String> whiteLost = new ArrayList<>();
    List<String> blackLost = new ArrayList<>();
    json.name("history").beginArray();
    int ply = 0;
    for (Game<P, M> game : before) {
      M move = moves.get(ply++);
      json.beginObject();
      writeMove(json, game, move);
      json.name("number").value(type.notation().moveNumber(game)).endObject();
      boolean isWhites = type.rules().turn(game.position()) == Color.WHITE;
      (isWhites ? blackLost : whiteLost).addAll(lost(game.position(), type.board().captured(move)));
    }
    json.endArray();
    json.name("taken").beginObject();
    json.name("white").values(whiteLost).name("black").values(blackLost).endObject();
  }

  private void writeMove(JsonText json, Game<P, M> game, M move) {
    json.name("id").value(type.notation().moveId(game.position(), move));
    json.name("text").value(type.notation().moveText(game.position(), move));
    json.name("side").value(Sides.id(type.rules().turn(game.position())));
    json.name("path").values(type.rules().path(move));
    json.name("captured").values(type.board().captured(move));
  }

  private List<String> lost(P position, List<Square> captured) {
    var roles = new ArrayList<String>();
    if (!captured.isEmpty()) {
      for (PlacedPiece man : type.board().pieces(position)) {
        if (captured.contains(man.square())) {
          roles.add(man.role());
        }
      }
    }
    return roles;
  }
}
