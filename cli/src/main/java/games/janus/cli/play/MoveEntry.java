package games.janus.cli.play;

import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds out which move a person means. A jump may be entered at once or step by step; where it may
 * end before it has to, the person is asked whether to stop.
 */
final class MoveEntry<P, M> {
  private static final int MOST_NAMED = 8;
  private static final String STOP = "stop";

  private final BoardGame<P, M> board;
  private List<Square> walked = List.of();

  MoveEntry(BoardGame<P, M> board) {
    this.board = board;
  }

  /**
   * What a line came to.
   *
   * @param move the move that is meant; none if that is not settled
   * @param answer what to say if it is not
   */
  record Reading<M>(Optional<M> move, String answer) {
    static <M> Reading<M> of(M move) {
      return new Reading<>(Optional.of(move), "");
    }

    static <M> Reading<M> say(String answer) {
      return new Reading<>(Optional.empty(), answer);
    }
  }

  /** The squares walked so far of a jump that is not finished; often none. */
  List<Square> walked() {
    return walked;
  }

  /** Forgets a jump that was begun. */
  boolean cancel() {
    boolean hadBegun = !walked.isEmpty();
    walked = List.of();
    return hadBegun;
  }

  Reading<M> read(Game<P, M> game, String typed) {
    String text = typed.strip();
    P position = game.position();
    boolean stops = text.toLowerCase(Locale.ROOT).endsWith(STOP);
    String squares = stops ? text.substring(0, text.length() - STOP.length()).strip() : text;
    if (walked.isEmpty() && (squares.isEmpty() || !board.isNumbered())) {
      return readWhole(position, text);
    }
    if (squares.isEmpty()) {
      return stop(position);
    }
    List<Square> path = path(squares);
    return path.isEmpty() ? readWhole(position, text) : step(position, text, path, stops);
  }

  /** The whole path, where the text may name only what is new of it. */
  private List<Square> path(String text) {
    List<Square> named = board.path(text);
    if (walked.isEmpty() || named.isEmpty() || startsWith(named, walked)) {
      return named;
    }
    List<Square> path = new ArrayList<>(walked);
    boolean repeatsLast = named.getFirst() == walked.getLast();
    path.addAll(repeatsLast ? named.subList(1, named.size()) : named);
    return path;
  }

  private Reading<M> step(P position, String text, List<Square> path, boolean stops) {
    Optional<M> exact = Optional.empty();
    List<M> longer = new ArrayList<>();
    for (M move : board.rules().legalMoves(position)) {
      List<Square> whole = board.rules().path(move);
      if (whole.equals(path)) {
        exact = Optional.of(move);
      } else if (startsWith(whole, path)) {
        longer.add(move);
      }
    }
    if (exact.isPresent() && (longer.isEmpty() || stops)) {
      return settled(exact.get());
    }
    if (exact.isEmpty() && longer.size() == 1 && path.size() > 1) {
      return settled(longer.getFirst()); // it has to go on, and there is one way only
    }
    if (!longer.isEmpty()) {
      walked = path;
      return Reading.say(onwards(longer, exact.isPresent()));
    }
    return walked.isEmpty() ? readWhole(position, text) : wrongStep(position, text);
  }

  private Reading<M> settled(M move) {
    walked = List.of();
    return Reading.of(move);
  }

  private Reading<M> stop(P position) {
    for (M move : board.rules().legalMoves(position)) {
      if (board.rules().path(move).equals(walked)) {
        return settled(move);
      }
    }
    return Reading.say("it has to go on: " + onwards(continuations(position), false));
  }

  private Reading<M> wrongStep(P position, String text) {
    boolean mayStop =
        board.rules().legalMoves(position).stream()
            .anyMatch(move -> board.rules().path(move).equals(walked));
    return Reading.say(
        Excerpt.of(text) + "? " + onwards(continuations(position), mayStop) + " (or cancel)");
  }

  private List<M> continuations(P position) {
    return board.rules().legalMoves(position).stream()
        .filter(move -> startsWith(board.rules().path(move), walked))
        .filter(move -> board.rules().path(move).size() > walked.size())
        .toList();
  }

  /** Such as "from 15 on to 8 or 6, or stop". */
  private String onwards(List<M> longer, boolean mayStop) {
    Set<String> next = new LinkedHashSet<>();
    longer.forEach(move -> next.add(board.square(board.rules().path(move).get(walked.size()))));
    String from = "from " + board.square(walked.getLast()) + " on to ";
    return from + either(List.copyOf(next)) + (mayStop ? ", or stop" : "");
  }

  /** The squares that may come next in a jump that was begun, for completion. */
  List<String> nextWords(P position) {
    Set<String> next = new LinkedHashSet<>();
    continuations(position)
        .forEach(move -> next.add(board.square(board.rules().path(move).get(walked.size()))));
    return List.copyOf(next);
  }

  private Reading<M> readWhole(P position, String text) {
    try {
      return settled(board.read(position, text));
    } catch (NotationException wrong) {
      return Reading.say(objection(position, text, wrong));
    }
  }

  private String objection(P position, String text, NotationException wrong) {
    String begin = Excerpt.of(text) + "? ";
    if (wrong instanceof InvalidTextException && !looksLikeMove(text)) {
      return begin + "That is neither a move nor a command; help and moves list them.";
    }
    List<M> legal = board.rules().legalMoves(position);
    boolean namesMoves =
        legal.stream()
            .flatMap(move -> Stream.of(board.write(position, move), board.squares(move)))
            .anyMatch(move -> wrong.reason().contains(move) && !text.contains(move));
    return begin + wrong.reason() + (namesMoves ? "" : possible(position, text, legal));
  }

  private static boolean looksLikeMove(String text) {
    return text.chars().anyMatch(letter -> letter >= '0' && letter <= '9');
  }

  private String possible(P position, String text, List<M> legal) {
    List<M> near = board.near(position, text);
    List<M> named = near.isEmpty() || near.size() > MOST_NAMED ? legal : near;
    if (named.isEmpty() || named.size() > MOST_NAMED) {
      return "; moves lists the " + legal.size() + " moves there are";
    }
    return "; possible: "
        + either(named.stream().map(move -> board.write(position, move)).toList());
  }

  /** Such as "a, b or c". */
  static String either(List<String> words) {
    if (words.size() < 2) {
      return String.join("", words);
    }
    return String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  private static boolean startsWith(List<Square> path, List<Square> beginning) {
    return path.size() >= beginning.size() && path.subList(0, beginning.size()).equals(beginning);
  }
}
