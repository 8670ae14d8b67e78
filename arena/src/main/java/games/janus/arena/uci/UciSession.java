package games.janus.arena.uci;

import games.janus.arena.CommandLines;
import games.janus.arena.Console;
import games.janus.arena.CurrentSearch;
import games.janus.arena.Lots;
import games.janus.arena.NoRoomException;
import games.janus.arena.Stopwatch;
import games.janus.arena.Workshop;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.EngineInfo;
import games.janus.engine.Term;
import games.janus.engines.SearchBench;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A chess engine of ours, talked to over UCI. Commands are read on the caller's thread and thoughts
 * are thought on another, so that it always listens. Whatever is said to it, it goes on; what it
 * does not understand it answers with {@code info string} and the reason.
 */
public final class UciSession {
  private final CommandLines commands;
  private final Console console;
  private final String id;
  private final String version;
  private final Options options;
  private final EngineInfo info;
  private Game<Position, Move> game = Game.of(Chess.RULES);
  private Workshop.Machine<Position, Move> machine;
  private final CurrentSearch<Move> search = new CurrentSearch<>();
  private Optional<PolyglotBook> book = Optional.empty();
  private final Lots lots = Lots.fresh();
  private boolean isWarm;

  /**
   * Sits an engine down at the protocol.
   *
   * @param id of an engine that exists
   * @param level one of its levels
   * @param bookFile the path of an opening book; empty for none
   * @param version what it says it is
   */
  public UciSession(
      InputStream in, PrintStream out, String id, String level, String bookFile, String version) {
    this.commands = new CommandLines(in);
    this.console = new Console(out);
    this.id = id;
    this.version = version;
    this.machine = Workshop.chess(id, Options.USUAL_MEGABYTES, 1).orElseThrow();
    this.info = machine.engine().info();
    this.options = new Options(info, level, machine.hasTable());
    if (!bookFile.isEmpty()) {
      options.book = bookFile;
      options.usesBook = true;
      openBook();
    }
  }

  /** Listens until told to quit, or until nobody speaks any more. */
  public void run() {
    Optional<String> line = commands.next();
    while (line.isPresent() && !line.get().equals("quit")) {
      try {
        obey(line.get());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
        say("that failed: " + failure);
      }
      line = commands.next();
    }
    search.finish(line.isPresent());
  }

  /** A remark for people. */
  private void say(String sentence) {
    console.say("info string " + Excerpt.whole(sentence));
  }

  private void obey(String line) {
    if (line.length() >= CommandLines.LONGEST) {
      say("a line of more than a million letters is ignored");
      return;
    }
    List<String> words = List.of(line.split("\\s+", -1));
    List<String> rest = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "" -> {}
      case "uci" -> introduce();
      case "isready" -> {
        warmUp();
        console.say("readyok");
      }
      case "debug" -> {} // it says what matters anyway
      case "register" -> say("there is nothing to register");
      case "setoption" -> whenIdle(() -> setOption(rest));
      case "ucinewgame" -> whenIdle(this::beginGame);
      case "position" -> setPosition(rest);
      case "go" -> whenIdle(() -> go(Go.read(rest)));
      case "stop" -> search.stop();
      case "ponderhit" -> search.ponderHit();
      case "eval" -> whenIdle(this::explain);
      case "perft" -> whenIdle(() -> go(Go.read(words)));
      case "bench" -> whenIdle(this::bench);
      case "d" -> picture();
      default -> say("there is no command '" + Excerpt.of(words.getFirst()) + "'");
    }
  }

  private void introduce() {
    var lines = new ArrayList<String>();
    lines.add("id name " + info.name() + " " + version);
    lines.add("id author " + info.author());
    lines.addAll(options.lines());
    lines.add("uciok");
    console.say(lines);
  }

  /** Does something that must not happen during a search. */
  private void whenIdle(Runnable deed) {
    if (search.isOver()) {
      deed.run();
    } else {
      say("not while thinking; say stop first");
    }
  }

  private void beginGame() {
    machine.forget().run();
    lots.nextGame();
  }

  private void setOption(List<String> words) {
    int value = words.indexOf("value");
    if (words.isEmpty() || !words.getFirst().equals("name")) {
      say("setoption takes name and value");
      return;
    }
    String name = String.join(" ", words.subList(1, value < 0 ? words.size() : value));
    String text = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    int megabytes = options.megabytes;
    int threads = options.threads;
    Optional<String> complaint = options.set(name, text);
    if (complaint.isPresent()) {
      say(complaint.get());
    } else {
      apply(name, megabytes, threads);
    }
  }

  private void apply(String name, int megabytesBefore, int threadsBefore) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "hash", "threads" -> {
        try {
          machine = Workshop.chess(id, options.megabytes, options.threads).orElseThrow();
          Workshop.tooMany(options.threads).ifPresent(this::say);
        } catch (NoRoomException full) {
          say(full.getMessage() + "; all stays as it was");
          options.megabytes = megabytesBefore;
          options.threads = threadsBefore;
        }
      }
      case "seed" -> lots.restart(options.seed == 0 ? System.nanoTime() : options.seed);
      case "clear hash" -> machine.forget().run();
      // What a weaker player has misjudged is not to be believed by a stronger one.
      case "level", "skill level", "uci_elo", "uci_limitstrength" -> machine.forget().run();
      case "ownbook", "book file" -> openBook();
      default -> {}
    }
  }

  private void openBook() {
    book = Optional.empty();
    if (options.usesBook && !options.book.isEmpty()) {
      try {
        book = Optional.of(PolyglotBook.open(options.book));
      } catch (IOException | IllegalArgumentException wrong) {
        say("no book: " + options.book + " cannot be read (" + wrong.getMessage() + ")");
      }
    }
  }

  private void setPosition(List<String> words) {
    try {
      game = PositionCommand.read(words);
    } catch (NotationException wrong) {
      say("position refused: \"" + Excerpt.of(wrong.text()) + "\" " + wrong.reason());
    } catch (IllegalSetupException wrong) {
      say("position refused: " + wrong.getMessage());
    }
  }

  /** The first thoughts of a fresh program are slow; they are thought before anybody waits. */
  private void warmUp() {
    if (!isWarm && machine.hasTable() && !search.isRunning() && search.isOver()) {
      isWarm = true;
      WarmUp.run(machine.engine(), options.level());
      machine.forget().run();
    }
  }

  private void go(Go go) {
    go.complaints().forEach(this::say);
    if (go.perft() == Go.NO_SUCH_TREE) {
      return;
    }
    if (go.perft() > 0) {
      search.begin(new MoveCount(console, game.position(), options).start(go.perft()));
      return;
    }
    Position position = game.position();
    if (position.legalMoves().isEmpty()) {
      say("the game is over: " + position.outcome().orElseThrow().reason().words());
      console.say("info depth 0 score " + (position.isCheck() ? "mate 0" : "cp 0"));
      console.say("bestmove (none)");
      return;
    }
    new UciThought(console, game, machine, options, book, go, lots.after(game.plies()))
        .start(search::begin);
  }

  /** The parts of the evaluation, which add up to the score. */
  private void explain() {
    if (Chess.RULES.legalMoves(game.position()).isEmpty()) {
      say("the game is over");
      return;
    }
    List<Term> terms = machine.explanation().apply(game.position());
    if (terms.isEmpty()) {
      say(info.name() + " has no evaluation to show");
      return;
    }
    terms.forEach(term -> say(padded(term.name()) + number(term.value())));
    say(padded("total") + number(Term.sum(terms)));
    say("in " + info.scoreUnit());
  }

  private static String padded(String name) {
    return name + " ".repeat(Math.max(1, 28 - name.length()));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private void bench() {
    var watch = new Stopwatch();
    long nodes =
        SearchBench.signature(
            SearchBench.chess(), (fen, count) -> say(count + " positions: " + fen));
    console.say("bench " + nodes);
    say(nodes / Math.max(1, watch.millis()) + " thousand positions a second");
  }

  private void picture() {
    var lines = new ArrayList<>(game.position().toString().lines().toList());
    lines.add("Fen: " + Fen.write(game.position()));
    console.say(lines);
  }
}
