package games.janus.rules.text;

import games.janus.rules.Game;
import java.util.List;

/** A game as people keep it: who and where, the moves with what is said about them, the result. */
public record GameRecord<P, M>(Tags tags, P start, Line<M> line, Result result) {
  /** The record of a game just played, its result as the rules have it. */
  public static <P, M> GameRecord<P, M> of(Tags tags, Game<P, M> game) {
    return new GameRecord<>(tags, game.start(), Line.of(game.moves()), Result.of(game.outcome()));
  }

  public List<M> moves() {
    return line.moves();
  }
}
