package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.arena.Console;
import games.janus.arena.LastTold;
import games.janus.arena.RunningSearch;
import games.janus.arena.Timekeeper;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.TimePlan;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One {@code go}: from the question to {@code done}. */
final class HubThought {
  /** What is lost between the clock and the engine. Untested. */
  private static final long OVERHEAD_MILLIS = 10;

  private final Console console;
  private final Game<Position, Move> game;
  private final Engine<Position, Move> engine;
  private final String level;
  private final Allowance allowance;
  private final long seed;
  private final boolean isPonder;
  private final Timekeeper<Move> control;

  private final LastTold<Move> told = new LastTold<>();

  HubThought(
      Console console,
      Game<Position, Move> game,
      Engine<Position, Move> engine,
      String level,
      Allowance allowance,
      boolean isPonder,
      long seed) {
    this.seed = seed;
    this.console = console;
    this.game = game;
    this.engine = engine;
    this.level = level;
    this.allowance = allowance;
    this.isPonder = isPonder;
    TimePlan plan = allowance.plan(engine.info(), game.position().turn(), OVERHEAD_MILLIS);
    this.control =
        isPonder ? Timekeeper.pondering(plan, this::tell) : Timekeeper.thinking(plan, this::tell);
  }

  RunningSearch<Move> start() {
    boolean isEndless = allowance.equals(Allowance.ENDLESS);
    return RunningSearch.start(control, isPonder || isEndless, this::think);
  }

  private Runnable think() {
    List<Move> legal = game.position().legalMoves();
    var request = new SearchRequest<>(game, level, allowance.limits(), seed, false);
    try {
      Thought<Move> thought = engine.think(request, control);
      Optional<Move> move = thought.move().filter(legal::contains);
      return () -> console.say(answer(thought, move.orElse(legal.getFirst())));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String trouble = Excerpt.whole(Messages.sessionSearchFailed(failure).text());
      return () ->
          console.say(
              List.of("error message=" + HubLine.quoted(trouble), answer(legal.getFirst())));
    }
  }

  private void tell(Finding<Move> finding) {
    if (finding.bound() != Finding.Bound.EXACT) {
      return; // the protocol has no word for it
    }
    told.hear(finding);
    console.say(info(finding));
  }

  private String info(Finding<Move> finding) {
    double seconds = control.millis() / 1000.0;
    long nodes = finding.counters().get(Metric.NODES);
    var text = new StringBuilder("info depth=").append(finding.depth());
    text.append(String.format(Locale.ROOT, " score=%.2f", finding.score() / 100.0));
    text.append(" nodes=").append(nodes);
    text.append(String.format(Locale.ROOT, " time=%.3f", seconds));
    text.append(String.format(Locale.ROOT, " nps=%.2f", nodes / Math.max(0.001, seconds) / 1e6));
    if (!finding.line().isEmpty()) {
      text.append(" pv=\"")
          .append(String.join(" ", finding.line().stream().map(HubText::write).toList()))
          .append('"');
    }
    return text.toString();
  }

  /** What follows a thought, with the move last. */
  private List<String> answer(Thought<Move> thought, Move move) {
    List<Move> line = LastTold.line(thought, move);
    var lines = new ArrayList<String>();
    told.change(thought, line).ifPresent(change -> lines.add(info(change)));
    lines.add(answer(move) + (line.size() > 1 ? " ponder=" + HubText.write(line.get(1)) : ""));
    return lines;
  }

  private static String answer(Move move) {
    return "done move=" + HubText.write(move);
  }
}
