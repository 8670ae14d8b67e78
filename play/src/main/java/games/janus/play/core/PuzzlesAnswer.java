package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Puzzles.FoundPuzzle;
import games.janus.play.puzzle.Puzzle;
import games.janus.play.puzzle.PuzzleMaker;
import games.janus.play.puzzle.PuzzleMaker.Found;
import games.janus.play.puzzle.PuzzleText;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.Optional;

/** The puzzles of a game, told one by one as they are found. */
final class PuzzlesAnswer {
  private PuzzlesAnswer() {}

  static <P, M> Reply.Puzzles to(
      Request.Puzzles asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    if (game.plies() == 0) {
      throw RefusedException.request(Messages.requestNoPuzzles());
    }
    long nodes = asked.nodes().orElse(PuzzleMaker.USUAL_NODES);
    var maker = new PuzzleMaker<>(type, engines, nodes, control::shouldStop);
    int positions = game.plies() + 1;
    int[] done = {0};
    var found = new ArrayList<Found<P, M>>();
    var kept = new ArrayList<FoundPuzzle>();
    maker.of(
        game.start(),
        game.moves(),
        (looked, of, here) -> {
          done[0] = looked;
          Optional<FoundPuzzle> fresh =
              here.filter(next -> found.isEmpty() || !next.repeats(found.getLast()))
                  .map(next -> told(type, next));
          here.ifPresent(found::add);
          fresh.ifPresent(kept::add);
          control.progress(new Progress.Puzzles(looked, of, fresh, control.millis()));
        });
    return new Reply.Puzzles(positions, done[0] == positions, kept);
  }

  private static <P, M> FoundPuzzle told(GameType<P, M> type, Found<P, M> found) {
    Puzzle<P, M> puzzle = found.puzzle();
    return new FoundPuzzle(
        found.ply(),
        type.notation().fen(puzzle.start()),
        new PuzzleText<>(type).ids(puzzle),
        puzzle.goal(),
        puzzle.effort(),
        puzzle.themes());
  }
}
