package games.janus.play.puzzle;

import games.janus.play.xray.Material;
import games.janus.play.xray.Phase;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts what the solution of a puzzle does. */
final class Themes<P, M> {
  private static final List<Theme> MATES =
      List.of(Theme.MATE_IN_ONE, Theme.MATE_IN_TWO, Theme.MATE_IN_THREE);

  /** As much as a knight or a bishop is worth in pawns. */
  private static final int PIECE = 3;

  private final GameType<P, M> type;
  private final Game<P, M> start;
  private final List<Theme> themes = new ArrayList<>();

  private Themes(GameType<P, M> type, P start) {
    this.type = type;
    this.start = Game.from(type.rules(), start);
  }

  /**
   * What can be counted.
   *
   * @param line what is to be found
   * @param whole the same and how it goes on then
   */
  static <P, M> List<Theme> of(
      GameType<P, M> type, P start, List<M> line, List<M> whole, Goal goal, boolean isProven) {
    var counted = new Themes<>(type, start);
    if (type.kind() == GameKind.CHESS) {
      counted.countMate(line);
      counted.addIf(counted.wins(whole, PIECE), Theme.WIN_PIECE);
    } else {
      counted.addIf(counted.wins(whole, 1), Theme.WIN_MAN);
      counted.countJumps(line);
    }
    counted.countPromotion(line);
    counted.countSacrifice(line, whole, goal);
    counted.addIf(goal == Goal.SAVE, Theme.SAVE);
    counted.addIf(Phase.of(type, List.of(start)).getFirst() == Phase.ENDING, Theme.ENDING);
    counted.addIf(isProven, Theme.PROVEN);
    return counted.themes;
  }

  private void addIf(boolean isSo, Theme theme) {
    if (isSo) {
      themes.add(theme);
    }
  }

  private void countMate(List<M> line) {
    Optional<Outcome> end = Optional.empty();
    P position = start.position();
    for (M move : line) {
      position = type.rules().play(position, move);
      end = type.rules().outcome(position);
    }
    int moves = (line.size() + 1) / 2;
    if (end.isPresent() && end.get().winner().isPresent() && moves <= MATES.size()) {
      themes.add(MATES.get(moves - 1));
    }
  }

  private boolean wins(List<M> whole, int least) {
    return Material.along(type, start, whole)
        .filter(won -> won.balance() >= least && (least < PIECE || won.takesPiece()))
        .isPresent();
  }

  private void countJumps(List<M> line) {
    int most = 0;
    for (int i = 0; i < line.size(); i += 2) {
      most = Math.max(most, type.board().captured(line.get(i)).size());
    }
    addIf(most == 2, Theme.JUMP_TWO);
    addIf(most > 2, Theme.JUMP_THREE);
  }

  private void countPromotion(List<M> line) {
    Color side = type.rules().turn(start.position());
    addIf(
        Material.promotes(type, start, line, side),
        type.kind() == GameKind.CHESS ? Theme.PROMOTION : Theme.CROWN);
  }

  /**
   * After the first reply the side is behind, by more than a pawn in chess, and wins all the same.
   */
  private void countSacrifice(List<M> line, List<M> whole, Goal goal) {
    if (goal != Goal.SAVE && whole.size() > 2 && line.size() > 1) {
      int least = type.kind() == GameKind.CHESS ? 2 : 1;
      int given = Material.gained(type, start, whole.subList(0, 2));
      addIf(given <= -least, Theme.SACRIFICE);
    }
  }
}
