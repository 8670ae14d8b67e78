package games.janus.play.xray;

import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lines of moves as text. */
public final class Lines {
  private Lines() {}

  /** A game that starts here, these moves played. */
  static <P, M> Game<P, M> game(GameType<P, M> type, String start, List<String> moves) {
    Game<P, M> game = Game.from(type.rules(), type.notation().position(start));
    for (String move : moves) {
      game = game.play(type.notation().readMove(game.position(), move));
    }
    return game;
  }

  /** How moves are written that were thought of in a position. */
  public static <P, M> Function<M, String> idsIn(GameType<P, M> type, P position) {
    return move -> type.notation().moveId(position, move);
  }

  /** Moves of a line that was thought of in a position. */
  public static <P, M> List<String> ids(GameType<P, M> type, P position, List<M> moves) {
    return Lists.map(moves, idsIn(type, position));
  }

  /** The moves of a game, each as it is written where it was made. */
  public static <P, M> List<String> ids(GameType<P, M> type, Game<P, M> game) {
    var ids = new ArrayList<String>();
    Game<P, M> at = game;
    for (Optional<Game<P, M>> before = at.before(); before.isPresent(); before = at.before()) {
      ids.addFirst(type.notation().moveId(before.get().position(), at.lastMove().orElseThrow()));
      at = before.get();
    }
    return ids;
  }

  /** A line as players write it; a museum engine's moves that are not legal as their ids. */
  public static <P, M> List<String> texts(GameType<P, M> type, P start, List<M> line) {
    var texts = new ArrayList<String>();
    P at = start;
    boolean legal = true;
    for (M move : line) {
      legal = legal && type.rules().legalMoves(at).contains(move);
      texts.add(legal ? type.notation().moveText(at, move) : type.notation().moveId(start, move));
      if (legal) {
        at = type.rules().play(at, move);
      }
    }
    return texts;
  }
}
