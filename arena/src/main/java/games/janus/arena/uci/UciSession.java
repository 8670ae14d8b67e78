package games.janus.arena.uci;

import games.janus.arena.EngineFactory;
import games.janus.arena.ProtocolSession;
import games.janus.arena.Stopwatch;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engines.Catalog;
import games.janus.engines.SearchBench;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.Color;
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

/** A chess engine of ours, talked to over UCI. */
public final class UciSession extends ProtocolSession<Position, Move> {
  private static final List<String> WARM_UPS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");

  private final String version;
  private final Options options;
  private Game<Position, Move> game = Game.of(Chess.RULES);
  private Optional<PolyglotBook> book = Optional.empty();

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
    super(in, out, Games.chess(), id);
    this.version = version;
    this.options = new Options(info, level);
    if (!bookFile.isEmpty()) {
      options.book = bookFile;
      options.usesBook = true;
      openBook();
    }
  }

  @Override
  protected void remark(String sentence) {
    console.say("info string " + Excerpt.whole(sentence));
  }

  @Override
  protected void obey(String line) {
    List<String> words = List.of(line.split("\\s+", -1));
    List<String> rest = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "" -> {}
      case "uci" -> introduce();
      case "isready" -> getReady("readyok");
      case "debug" -> {} // it says what matters anyway
      case "register" -> remark(Messages.uciRegister().text());
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
      default -> remark(Messages.sessionNoCommand(Excerpt.of(words.getFirst())).text());
    }
  }

  private void introduce() {
    var lines = new ArrayList<String>();
    lines.add("id name " + info.name() + " " + version);
    lines.add("id author " + info.author().text());
    lines.addAll(options.lines());
    lines.add("uciok");
    console.say(lines);
  }

  private void setOption(List<String> words) {
    int value = words.indexOf("value");
    if (words.isEmpty() || !words.getFirst().equals("name")) {
      remark(Messages.uciSetoption().text());
      return;
    }
    String name = String.join(" ", words.subList(1, value < 0 ? words.size() : value));
    String text = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    int megabytes = options.megabytes;
    int threads = options.threads;
    Optional<String> complaint = options.set(name, text);
    if (complaint.isPresent()) {
      remark(complaint.get());
    } else {
      apply(name, megabytes, threads);
    }
  }

  private void apply(String name, int megabytesBefore, int threadsBefore) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "hash", "threads" -> {
        if (rebuild(options.megabytes, options.threads)) {
          EngineFactory.tooMany(options.threads).ifPresent(this::remark);
        } else {
          options.megabytes = megabytesBefore;
          options.threads = threadsBefore;
        }
      }
      case "seed" -> seeds.restart(options.seed == 0 ? System.nanoTime() : options.seed);
      case "clear hash" -> engine.newGame();
      // What a weaker player has misjudged is not to be believed by a stronger one.
      case "level", "skill level", "uci_elo", "uci_limitstrength" -> engine.newGame();
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
        remark(Messages.uciNoBook(options.book, "" + wrong.getMessage()).text());
      }
    }
  }

  private void setPosition(List<String> words) {
    try {
      game = PositionCommand.read(words);
    } catch (NotationException wrong) {
      remark(Messages.uciRefusedText(wrong.reason(), Excerpt.of(wrong.text())).text());
    } catch (IllegalSetupException wrong) {
      remark(Messages.uciRefused(wrong.message()).text());
    }
  }

  @Override
  protected void warmUp() {
    WARM_UPS.forEach(fen -> warmUp(Position.of(Fen.read(fen)), options.level(), 250));
  }

  private void go(Go go) {
    go.complaints().forEach(this::remark);
    if (go.perft() == Go.NO_SUCH_TREE) {
      return;
    }
    if (go.perft() > 0) {
      search = new MoveCount(console, game.position(), options).start(go.perft());
      return;
    }
    Position position = game.position();
    if (position.legalMoves().isEmpty()) {
      remark(Messages.gameOver().text());
      console.say("info depth 0 score " + (position.isCheck() ? "mate 0" : "cp 0"));
      console.say("bestmove (none)");
      return;
    }
    search =
        new UciThought(console, game, engine, options, book, go, seeds.after(game.plies())).start();
  }

  /** The parts of the evaluation, which add up to the score. */
  private void explain() {
    if (Chess.RULES.legalMoves(game.position()).isEmpty()) {
      remark(Messages.uciOver().text());
      return;
    }
    List<Term> terms = terms();
    if (terms.isEmpty()) {
      remark(Messages.uciNoEvaluation(info.name()).text());
      return;
    }
    terms.forEach(term -> remark(padded(term.name()) + Telling.number(term.value())));
    remark(padded(Messages.uciTotal().text()) + Telling.number(Term.sum(terms)));
    remark(Messages.uciUnit(info.scoreUnit()).text());
  }

  /** The static evaluation or, of an engine that values only moves, that of its choice. */
  private List<Term> terms() {
    Color side = game.position().turn();
    var request = new SearchRequest<>(game, info.fullLevel(), Limits.depth(1), 1, false);
    return engine
        .evaluator()
        .map(evaluator -> evaluator.terms(game, info.fullLevel(), side))
        .orElseGet(() -> engine.think(request, SearchControl.patient()).terms());
  }

  private static String padded(String name) {
    return name + " ".repeat(Math.max(1, 28 - name.length()));
  }

  private void bench() {
    var watch = new Stopwatch();
    long nodes =
        SearchBench.signature(
            Catalog.strongest(Games.chess()),
            (fen, count) -> remark(Messages.uciBench(fen, count).text()));
    console.say("bench " + nodes);
    remark(Messages.uciSpeed(nodes / Math.max(1, watch.millis())).text());
  }

  private void picture() {
    var lines = new ArrayList<>(game.position().toString().lines().toList());
    lines.add("Fen: " + Fen.write(game.position()));
    console.say(lines);
  }
}
