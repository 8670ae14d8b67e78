package games.janus.arena.uci;

import games.janus.arena.Console;
import games.janus.arena.LastTold;
import games.janus.arena.RunningSearch;
import games.janus.arena.Timekeeper;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Uci;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.engines.search.TimePlan;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One {@code go}: from the question to {@code bestmove}. */
final class UciThought {
  private final Console console;
  private final Game<Position, Move> game;
  private final Engine<Position, Move> engine;
  private final Go go;
  private final Optional<PolyglotBook> book;
  private final InfoText text;
  private final String level;
  private final int lines;
  private final boolean tellsMore;
  private final long seed;
  private final List<Move> among;
  private final Timekeeper<Move> control;

  private final LastTold<Move> told = new LastTold<>();

  UciThought(
      Console console,
      Game<Position, Move> game,
      Engine<Position, Move> engine,
      Options options,
      Optional<PolyglotBook> book,
      Go go,
      long seed) {
    this.seed = seed;
    this.console = console;
    this.game = game;
    this.engine = engine;
    this.go = go;
    this.book = book;
    this.text = options.text(game.position());
    this.level = options.level();
    this.lines = options.lines;
    this.tellsMore = options.tellsMore;
    this.among = among();
    TimePlan plan = go.allowance().plan(engine.info(), game.position().turn(), options.overhead);
    this.control =
        go.isPonder()
            ? Timekeeper.pondering(plan, this::tell)
            : Timekeeper.thinking(plan, this::tell);
  }

  RunningSearch<Move> start() {
    return RunningSearch.start(
        control,
        go.isInfinite() || go.isPonder(),
        () -> {
          Optional<Move> known = go.isInfinite() ? Optional.empty() : bookMove();
          if (known.isPresent()) {
            return () ->
                console.say(List.of(remark(Messages.uciBook().text()), answer(known.get())));
          }
          return think();
        });
  }

  private Optional<Move> bookMove() {
    return book.flatMap(it -> it.move(game.position(), game.plies()))
        .filter(move -> among.isEmpty() || among.contains(move));
  }

  private Runnable think() {
    List<Move> legal = game.position().legalMoves();
    if (game.position().isDead()) {
      return () -> console.say(answer(legal.getFirst()));
    }
    try {
      Thought<Move> thought = engine.think(request(), control);
      Optional<Move> move = thought.move().filter(legal::contains).filter(this::isWanted);
      if (move.isEmpty()) {
        return () -> console.say(List.of(remark(info(thought)), answer(anyOf(legal))));
      }
      return () -> console.say(answer(thought, move.get()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      return () ->
          console.say(
              List.of(remark(Messages.sessionSearchFailed(failure).text()), answer(anyOf(legal))));
    }
  }

  private Move anyOf(List<Move> legal) {
    return among.isEmpty() ? legal.getFirst() : among.getFirst();
  }

  private boolean isWanted(Move move) {
    return among.isEmpty() || among.contains(move);
  }

  private String info(Thought<Move> thought) {
    return thought.move().isEmpty()
        ? Messages.uciResigns(engine.info().name()).text()
        : Messages.uciInstead(text.write(thought.move().get()), engine.info().name()).text();
  }

  private SearchRequest<Position, Move> request() {
    // A game that is drawn by its history can be thought about as if it began here.
    Game<Position, Move> question =
        game.outcome().isPresent() ? Game.from(Chess.RULES, game.position()) : game;
    return new SearchRequest<>(question, level, go.allowance().limits(), seed, false, among, lines);
  }

  private List<Move> among() {
    var moves = new ArrayList<Move>();
    for (String move : go.searchMoves()) {
      try {
        moves.add(Uci.read(game.position(), move));
      } catch (NotationException wrong) {
        console.say(
            remark(Messages.uciSearchmoves(wrong.reason(), Excerpt.of(wrong.text())).text()));
      }
    }
    return moves;
  }

  private void tell(Finding<Move> finding) {
    told.hear(finding);
    console.say(text.write(finding, control.millis()));
    if (go.mate() > 0
        && finding.isSettled()
        && finding.score() > 0
        && Score.isDecided(finding.score())
        && Score.pliesToEnd(finding.score()) <= 2 * go.mate() - 1) {
      control.stop();
    }
  }

  /** Everything that follows a thought, with the move last. */
  private List<String> answer(Thought<Move> thought, Move move) {
    List<Move> line = LastTold.line(thought, move);
    var lines = new ArrayList<String>();
    thought.remarks().forEach(remark -> lines.add(remark(remark.text())));
    if (tellsMore) {
      Telling.of(engine.info(), thought).forEach(sentence -> lines.add(remark(sentence)));
    }
    if (told.isEmpty()) {
      lines.add(info(thought, thought.line().isEmpty() ? List.of() : line));
      thought
          .score()
          .ifPresent(score ->
              lines.add(remark(Messages.uciScore(score, engine.info().scoreUnit()).text())));
    }
    told.change(thought, line).ifPresent(change -> lines.add(text.write(change, control.millis())));
    lines.add(answer(move) + (line.size() > 1 ? " ponder " + text.write(line.get(1)) : ""));
    return lines;
  }

  /** What engines that do not look deeper and deeper have to tell. */
  private String info(Thought<Move> thought, List<Move> expected) {
    long nodes = thought.counters().get(Metric.NODES);
    long millis = control.millis();
    var line = new StringBuilder("info depth ").append(Math.max(1, thought.line().size()));
    line.append(" nodes ").append(nodes);
    line.append(" nps ").append(nodes * 1000 / Math.max(1, millis));
    line.append(" time ").append(millis);
    if (!expected.isEmpty()) {
      line.append(" pv");
      expected.forEach(move -> line.append(' ').append(text.write(move)));
    }
    return line.toString();
  }

  private static String remark(String sentence) {
    return "info string " + Excerpt.whole(sentence);
  }

  private String answer(Move move) {
    return "bestmove " + text.write(move);
  }
}
