package games.janus.play.xray;

import games.janus.play.xray.Review.Assessment;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;

/**
 * A move of a game that is reviewed.
 *
 * @param game before the move
 * @param before what the position was worth, and the better line
 * @param after what came of the move, and the line that refutes it
 */
record Moment<P, M>(
    GameType<P, M> type, Game<P, M> game, M move, Assessment<M> before, Assessment<M> after) {
  /** Longer lines teach nobody. */
  private static final int LONGEST_LINE = 8;

  Color side() {
    return type.rules().turn(game.position());
  }

  boolean isChess() {
    return type.kind() == GameKind.CHESS;
  }

  P afterMove() {
    return type.rules().play(game.position(), move);
  }

  /** The move and the line that refutes it. */
  List<M> played() {
    var line = new ArrayList<>(List.of(move));
    line.addAll(after.line());
    return line;
  }

  /** How the opponent goes on, as players write it. */
  String refutation() {
    return text(afterMove(), after.line());
  }

  /** What would have been better, as players write it. */
  String better() {
    return text(game.position(), before.line());
  }

  private String text(P position, List<M> line) {
    return String.join(
        " ", Lines.texts(type, position, line.subList(0, Math.min(LONGEST_LINE, line.size()))));
  }
}
