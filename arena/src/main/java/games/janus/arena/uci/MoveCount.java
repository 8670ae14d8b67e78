package games.janus.arena.uci;

import games.janus.arena.Console;
import games.janus.arena.RunningSearch;
import games.janus.arena.Timekeeper;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engines.search.TimePlan;
import games.janus.message.Messages;
import java.util.List;

/** One {@code go perft}: the leaves of the tree of moves, counted below each first move. */
final class MoveCount {
  static final int DEEPEST = 12;

  /** Trees of so many plies are counted in a few hundredths of a second, and without looking up. */
  private static final int UNWATCHED_PLIES = 4;

  private final Console console;
  private final Position position;
  private final InfoText text;
  private final Timekeeper<Move> control = Timekeeper.thinking(TimePlan.ENDLESS, _ -> {});

  MoveCount(Console console, Position position, Options options) {
    this.console = console;
    this.position = position;
    this.text = options.text(position);
  }

  RunningSearch<Move> start(int depth) {
    return RunningSearch.start(control, false, () -> count(depth));
  }

  private Runnable count(int plies) {
    long sum = 0;
    for (Move move : position.legalMoves()) {
      long below = leaves(position.play(move), plies - 1);
      if (control.isStopped()) {
        return () -> console.say("info string " + Messages.uciStopped().text());
      }
      console.say(text.write(move) + ": " + below);
      sum += below;
    }
    long all = sum;
    return () -> console.say(List.of("", "Nodes searched: " + all));
  }

  /** The leaves of a tree; any number when stopped. */
  private long leaves(Position root, int plies) {
    if (plies <= UNWATCHED_PLIES) {
      return Chess.RULES.perft(root, plies);
    }
    long sum = 0;
    for (Move move : root.legalMoves()) {
      if (control.isStopped()) {
        break;
      }
      sum += leaves(root.play(move), plies - 1);
    }
    return sum;
  }
}
