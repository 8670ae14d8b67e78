package games.janus.play.puzzle;

import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.Lists;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Puzzles as lines of text: the position, the moves of the solution, the goal, the effort, the
 * themes and where it comes from, with semicolons between.
 *
 * <pre>
 * 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1; a1a8; mate; 62; mate-in-one ending; 3/57
 * </pre>
 */
public record PuzzleText<P, M>(GameType<P, M> type) {
  private static final int PARTS = 6;

  /**
   * A puzzle as a line.
   *
   * @param from where it comes from
   */
  public String write(Puzzle<P, M> puzzle, String from) {
    return String.join(
        "; ",
        type.notation().fen(puzzle.start()),
        String.join(" ", ids(puzzle)),
        id(puzzle.goal()),
        String.valueOf(puzzle.effort()),
        String.join(" ", Lists.map(puzzle.themes(), PuzzleText::id)),
        from);
  }

  /** The moves of a solution, each as it is written where it is made. */
  public List<String> ids(Puzzle<P, M> puzzle) {
    var ids = new ArrayList<String>();
    P position = puzzle.start();
    for (M move : puzzle.line()) {
      ids.add(type.notation().moveId(position, move));
      position = type.rules().play(position, move);
    }
    return ids;
  }

  private static String id(Enum<?> constant) {
    return Ascii.small(constant.name()).replace('_', '-');
  }

  /**
   * The puzzle of a line.
   *
   * @throws MessageException if it is none, with the reason
   */
  public Puzzle<P, M> read(String line) {
    List<String> parts = split(line, ';');
    if (parts.size() != PARTS) {
      throw new MessageException(Messages.puzzleParts(parts.size(), PARTS));
    }
    P start = said(() -> type.notation().position(parts.get(0)));
    return new Puzzle<>(
        start,
        moves(start, split(parts.get(1), ' ')),
        named(Goal.values(), parts.get(2)),
        effort(parts.get(3)),
        parts.get(4).isEmpty()
            ? List.of()
            : Lists.map(split(parts.get(4), ' '), name -> named(Theme.values(), name)));
  }

  private List<M> moves(P start, List<String> ids) {
    var moves = new ArrayList<M>();
    P position = start;
    for (String id : ids) {
      P here = position;
      moves.add(said(() -> type.notation().readMoveId(here, id)));
      position = type.rules().play(position, moves.getLast());
    }
    if (moves.size() % 2 == 0) {
      throw new MessageException(Messages.puzzleEven(moves.size()));
    }
    return moves;
  }

  private static <T> T said(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (NotationException wrong) {
      throw new MessageException(wrong.message());
    }
  }

  private static long effort(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException _) {
      throw wrong(Messages.puzzleEffort(text));
    }
  }

  private static <E extends Enum<E>> E named(E[] all, String name) {
    return Lists.first(List.of(all), each -> id(each).equals(name))
        .orElseThrow(() ->
            wrong(Messages.puzzleWord(String.join(", ", Lists.map(all, PuzzleText::id)), name)));
  }

  private static MessageException wrong(Message reason) {
    return new MessageException(reason);
  }

  /** What stands between the separators, without blanks around it. */
  private static List<String> split(String text, char separator) {
    var parts = new ArrayList<String>();
    int from = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, from)) {
      parts.add(text.substring(from, end).strip());
      from = end + 1;
    }
    parts.add(text.substring(from).strip());
    return parts;
  }
}
