package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.search.TimePlan;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What machines have to say about a game: advice, values, thoughts and trees. */
final class Insight<P, M> {
  private static final long MOST_MILLIS = 3000;

  /** Its best, for as many positions as it looks at in a moment. */
  private static final String ADVISER_LEVEL = "full";

  private static final Limits ADVISER_LIMITS = Limits.nodes(100_000);

  private static final int LINES = 5;

  private final HostedGame<P, M> live;
  private final GameType<P, M> type;
  private final Thinker<P, M> thinker;

  Insight(HostedGame<P, M> live, Console console) {
    this.live = live;
    this.type = live.type();
    this.thinker = new Thinker<>(type, console);
  }

  private Optional<Thought<M>> ask(Engine<P, M> engine, SearchRequest<P, M> request) {
    return ask(engine, request.game(), search -> thought(engine, request, search))
        .flatMap(thought -> thought);
  }

  private <T> Optional<T> ask(
      Engine<P, M> engine, Game<P, M> game, Function<WatchedSearch<M>, T> work) {
    Message who = Messages.thoughtAsked(engine.info().name());
    return thinker.think(who, game, TimePlan.exactly(MOST_MILLIS, 0), () -> false, work).answer();
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
    return ask(live.players().adviser(), request);
  }

  List<String> hint() {
    Optional<Thought<M>> thought = advice();
    if (thought.isEmpty() || thought.get().move().isEmpty()) {
      return List.of(Messages.thoughtNoAdvice().text());
    }
    M move = thought.get().move().get();
    List<String> lines = new ArrayList<>();
    lines.add(
        Messages.thoughtHint(
                live.players().adviser().info().name(),
                type.notation().moveText(live.game().position(), move))
            .text());
    if (thought.get().line().size() > 1) {
      lines.add(
          Messages.thoughtHintLine(new ThoughtWords<>(type).line(live.game(), thought.get().line()))
              .text());
    }
    return lines;
  }

  /** The machine of this game, if there is just one; or the adviser. */
  private Engine<P, M> voice() {
    List<Engine<P, M>> engines = new ArrayList<>();
    for (Color side : Color.values()) {
      if (live.player(side) instanceof Player.Engine player) {
        engines.add(live.players().engine(player));
      }
    }
    return engines.size() == 1 ? engines.getFirst() : live.players().adviser();
  }

  List<String> eval() {
    Engine<P, M> engine = voice();
    List<String> lines = values(engine);
    if (!lines.isEmpty()) {
      return lines;
    }
    List<String> others = new ArrayList<>();
    others.add(Messages.thoughtNoValue(engine.info().name()).text());
    others.addAll(values(live.players().adviser()));
    return others;
  }

  private List<String> values(Engine<P, M> engine) {
    String level = engine.info().fullLevel();
    Game<P, M> game = live.game();
    List<Term> terms =
        engine
            .evaluator()
            .map(evaluator -> evaluator.terms(game, level, game.rules().turn(game.position())))
            .orElseGet(() -> {
              var request = new SearchRequest<>(game, level, Limits.depth(1), live.seed(), false);
              return ask(engine, request).map(Thought::terms).orElse(List.of());
            });
    if (terms.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(Messages.thoughtValues(engine.info().name(), engine.info().scoreUnit()).text());
    lines.addAll(ThoughtWords.sum(terms));
    return lines;
  }

  private record Remembered<P, M>(Game<P, M> before, Account<P, M> account) {
    SearchRequest<P, M> again(boolean keepsTree, int lines) {
      Player.Engine player = account.player();
      long seed = player.seedAt(before.plies());
      return new SearchRequest<>(
          before, player.level(), Limits.NONE, seed, keepsTree, List.of(), lines);
    }
  }

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
        .map(last -> new ThoughtWords<>(type).details(last.before(), last.account()))
        .orElse(List.of(Messages.thoughtNoThought().text()));
  }

  List<String> tree() {
    return lastThought().map(this::tree).orElse(List.of(Messages.thoughtNoThought().text()));
  }

  /** The same search once more, with its tree kept: it visits the same positions. */
  private List<String> tree(Remembered<P, M> last) {
    Account<P, M> account = last.account();
    Optional<Thought<M>> thought = ask(account.engine(), last.again(true, 1));
    String name = account.engine().info().name();
    // A sample shows the last look that was finished, which need not have found the move played.
    var whole = thought.flatMap(Thought::tree).filter(tree -> tree.sample().isEmpty());
    if (whole.isPresent()) {
      List<String> lines = new ArrayList<>();
      var tree = whole.get();
      lines.add(
          Messages.thoughtTree(tree.size(), name, account.engine().info().scoreUnit()).text());
      lines.addAll(new TreeText<>(type, tree).lines(last.before()));
      return lines;
    }
    return bestLines(last, name);
  }

  /** For engines that keep no tree: the best of its branches, looked at together. */
  private List<String> bestLines(Remembered<P, M> last, String name) {
    Account<P, M> account = last.account();
    SearchRequest<P, M> request = last.again(false, LINES);
    List<Finding<M>> found =
        ask(
                account.engine(),
                last.before(),
                search -> {
                  var _ = thought(account.engine(), request, search);
                  return search.branches();
                })
            .orElse(List.of());
    if (found.isEmpty()) {
      return List.of(Messages.thoughtNoTree(name).text());
    }
    List<String> lines = new ArrayList<>();
    lines.add(Messages.thoughtBranches(name, account.engine().info().scoreUnit()).text());
    found.forEach(finding ->
        lines.add(
            Messages.thoughtBranch(
                    finding.depth(),
                    new ThoughtWords<>(type).line(last.before(), finding.line()),
                    finding.rank(),
                    finding.score())
                .text()));
    return lines;
  }
}
