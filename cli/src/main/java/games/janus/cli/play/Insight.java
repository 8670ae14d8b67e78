package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.search.TimePlan;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/** What machines have to say about a game: advice, values, thoughts and trees. */
final class Insight<P, M> {
  private static final long MOST_MILLIS = 3000;

  /** Its best, for as many positions as it looks at in a moment. */
  private static final String ADVISER_LEVEL = "full";

  private static final Limits ADVISER_LIMITS =
      new Limits(OptionalInt.empty(), OptionalLong.of(100_000));

  private static final int LINES = 5;

  private final HostedGame<P, M> live;
  private final BoardGame<P, M> board;
  private final Thinker<P, M> thinker;

  Insight(HostedGame<P, M> live, Console console) {
    this.live = live;
    this.board = live.board();
    this.thinker = new Thinker<>(board, console);
  }

  private Optional<Thought<M>> ask(Engine<P, M> engine, SearchRequest<P, M> request) {
    return thinker
        .think(
            engine.info().name() + " is asked",
            request.game(),
            TimePlan.exactly(MOST_MILLIS, 0),
            () -> false,
            search -> thought(engine, request, search))
        .answer()
        .flatMap(thought -> thought);
  }

  /** An engine that fails has nothing to say; the game goes on. */
  private static <P, M> Optional<Thought<M>> thought(
      Engine<P, M> engine, SearchRequest<P, M> request, SearchControl<M> control) {
    try {
      return Optional.of(engine.think(request, control));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError _) {
      return Optional.empty();
    }
  }

  private Optional<Thought<M>> advice() {
    var request =
        new SearchRequest<>(live.game(), ADVISER_LEVEL, ADVISER_LIMITS, live.seed(), false);
    return ask(board.adviser(), request);
  }

  List<String> hint() {
    Optional<Thought<M>> thought = advice();
    if (thought.isEmpty() || thought.get().move().isEmpty()) {
      return List.of("There is no advice.");
    }
    M move = thought.get().move().get();
    List<String> lines = new ArrayList<>();
    lines.add(
        board.adviser().info().name()
            + " would play "
            + board.write(live.game().position(), move)
            + ".");
    if (thought.get().line().size() > 1) {
      lines.add(
          "It expects " + new ThoughtWords<>(board).line(live.game(), thought.get().line()) + ".");
    }
    return lines;
  }

  /** The machine of this game, if there is just one; or the adviser. */
  private Engine<P, M> voice() {
    List<Engine<P, M>> engines = new ArrayList<>();
    for (Color side : Color.values()) {
      if (live.seat(side) instanceof Seat.Machine<P, M> machine) {
        engines.add(machine.engine());
      }
    }
    return engines.size() == 1 ? engines.getFirst() : board.adviser();
  }

  List<String> eval() {
    Engine<P, M> engine = voice();
    List<String> lines = values(engine);
    if (!lines.isEmpty()) {
      return lines;
    }
    List<String> others = new ArrayList<>();
    others.add(engine.info().name() + " puts no value on this position.");
    others.addAll(values(board.adviser()));
    return others;
  }

  private List<String> values(Engine<P, M> engine) {
    List<Term> terms = board.firstSight(engine, live.game().position());
    if (terms.isEmpty()) {
      var request =
          new SearchRequest<>(
              live.game(), engine.info().defaultLevel(), Limits.depth(1), live.seed(), false);
      terms = ask(engine, request).map(Thought::terms).orElse(List.of());
    }
    if (terms.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(engine.info().name() + " sees, in " + engine.info().scoreUnit() + ":");
    lines.addAll(ThoughtWords.sum(terms));
    return lines;
  }

  private record Remembered<P, M>(Game<P, M> before, Account<P, M> account) {}

  private Optional<Remembered<P, M>> lastThought() {
    List<Game<P, M>> games = live.games();
    for (int ply = live.plies() - 1; ply >= 0; ply--) {
      Optional<Account<P, M>> account = live.note(ply).account();
      if (account.isPresent()) {
        return Optional.of(new Remembered<>(games.get(ply), account.get()));
      }
    }
    return Optional.empty();
  }

  List<String> think() {
    return lastThought()
        .map(last -> new ThoughtWords<>(board).details(last.before(), last.account()))
        .orElse(List.of("No machine has moved since you sat down."));
  }

  List<String> tree() {
    return lastThought()
        .map(this::tree)
        .orElse(List.of("No machine has moved since you sat down."));
  }

  /** The same search once more, with its tree kept: it visits the same positions. */
  private List<String> tree(Remembered<P, M> last) {
    Seat.Machine<P, M> machine = last.account().machine();
    long lots = machine.player().seedAt(last.before().plies());
    var request = new SearchRequest<>(last.before(), machine.level(), Limits.NONE, lots, true);
    Optional<Thought<M>> thought = ask(machine.engine(), request);
    String name = machine.engine().info().name();
    // A sample shows the last look that was finished, which need not have found the move played.
    var whole = thought.flatMap(Thought::tree).filter(tree -> tree.sample().isEmpty());
    if (whole.isPresent()) {
      List<String> lines = new ArrayList<>();
      var tree = whole.get();
      lines.add(
          "The tree of "
              + name
              + " has "
              + tree.size()
              + " positions. At its top, with values in "
              + machine.engine().info().scoreUnit()
              + ":");
      lines.addAll(new TreeText<>(board, tree).lines(last.before()));
      return lines;
    }
    return bestLines(last, name);
  }

  /** For engines that keep no tree: the best of its branches, looked at together. */
  private List<String> bestLines(Remembered<P, M> last, String name) {
    Seat.Machine<P, M> machine = last.account().machine();
    var found = new TreeMap<Integer, Finding<M>>();
    var request =
        new SearchRequest<>(
            last.before(),
            machine.level(),
            Limits.NONE,
            machine.player().seedAt(last.before().plies()),
            false,
            List.of(),
            LINES);
    thinker.think(
        name + " is asked",
        last.before(),
        TimePlan.exactly(MOST_MILLIS, 0),
        () -> false,
        search -> thought(machine.engine(), request, new Listening<>(search, found)));
    if (found.isEmpty()) {
      return List.of(name + " keeps no tree and tells no lines.");
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        name
            + " keeps no tree. Its best branches, in "
            + machine.engine().info().scoreUnit()
            + ":");
    found.forEach((rank, finding) ->
        lines.add(
            rank
                + ". "
                + new ThoughtWords<>(board).line(last.before(), finding.line())
                + "  "
                + finding.score()
                + ", depth "
                + finding.depth()));
    return lines;
  }
}
