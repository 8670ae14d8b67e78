package games.janus.cli.play;

import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
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

  private final GameType<P, M> type;
  private List<Square> walked = List.of();

  MoveEntry(GameType<P, M> type) {
    this.type = type;
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

    static <M> Reading<M> say(Message answer) {
      return new Reading<>(Optional.empty(), answer.text());
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
    if (walked.isEmpty() && squares.isEmpty()) {
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
    List<Square> named = type.notation().squares(text);
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
    for (M move : type.rules().legalMoves(position)) {
      List<Square> whole = type.rules().path(move);
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
    for (M move : type.rules().legalMoves(position)) {
      if (type.rules().path(move).equals(walked)) {
        return settled(move);
      }
    }
    return Reading.say(Messages.entryGoesOn(onwards(continuations(position), false)));
  }

  private Reading<M> wrongStep(P position, String text) {
    boolean mayStop =
        type.rules().legalMoves(position).stream()
            .anyMatch(move -> type.rules().path(move).equals(walked));
    return Reading.say(
        Messages.entryWrongStep(Excerpt.of(text), onwards(continuations(position), mayStop)));
  }

  private List<M> continuations(P position) {
    return type.rules().legalMoves(position).stream()
        .filter(move -> startsWith(type.rules().path(move), walked))
        .filter(move -> type.rules().path(move).size() > walked.size())
        .toList();
  }

  /** Such as "from 15 on to 8 or 6, or stop". */
  private Message onwards(List<M> longer, boolean mayStop) {
    String from = type.notation().squareName(walked.getLast());
    Argument next = Listing.either(next(longer));
    return mayStop ? Messages.entryOnwardsOrStop(from, next) : Messages.entryOnwards(from, next);
  }

  /** The squares that may come next in a jump that was begun, for completion. */
  List<String> nextWords(P position) {
    return next(continuations(position));
  }

  private List<String> next(List<M> longer) {
    Set<String> next = new LinkedHashSet<>();
    longer.forEach(
        move -> next.add(type.notation().squareName(type.rules().path(move).get(walked.size()))));
    return List.copyOf(next);
  }

  private Reading<M> readWhole(P position, String text) {
    try {
      return settled(type.notation().readMove(position, text));
    } catch (NotationException wrong) {
      return Reading.say(objection(position, text, wrong));
    }
  }

  private Message objection(P position, String text, NotationException wrong) {
    String typed = Excerpt.of(text);
    if (wrong instanceof InvalidTextException && !looksLikeMove(text)) {
      return Messages.entryNeither(typed);
    }
    List<M> legal = type.rules().legalMoves(position);
    boolean namesMoves =
        legal.stream()
            .flatMap(move ->
                Stream.of(
                    type.notation().moveText(position, move),
                    type.notation().moveId(position, move)))
            .anyMatch(move -> wrong.reason().text().contains(move) && !text.contains(move));
    if (namesMoves) {
      return Messages.entryWrong(wrong.reason(), typed);
    }
    List<M> near = type.notation().similarMoves(position, text);
    List<M> named = near.isEmpty() || near.size() > MOST_NAMED ? legal : near;
    return named.isEmpty() || named.size() > MOST_NAMED
        ? Messages.entryWrongMany(legal.size(), wrong.reason(), typed)
        : Messages.entryWrongFew(
            Listing.either(
                named.stream().map(move -> type.notation().moveText(position, move)).toList()),
            wrong.reason(),
            typed);
  }

  private static boolean looksLikeMove(String text) {
    return text.chars().anyMatch(letter -> letter >= '0' && letter <= '9');
  }

  private static boolean startsWith(List<Square> path, List<Square> beginning) {
    return path.size() >= beginning.size() && path.subList(0, beginning.size()).equals(beginning);
  }
}
