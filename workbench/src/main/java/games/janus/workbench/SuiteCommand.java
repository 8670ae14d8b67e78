package games.janus.workbench;

import games.janus.arena.Allowance;
import games.janus.arena.EngineChoice;
import games.janus.arena.NoRoomException;
import games.janus.arena.Workshop;
import games.janus.arena.suite.Puzzle;
import games.janus.arena.suite.Solver;
import games.janus.chess.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engines.Catalog;
import games.janus.engines.search.TranspositionTable;
import games.janus.play.JsonText;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a file of positions with known solutions to an engine. */
@Command(
    name = "suite",
    mixinStandardHelpOptions = true,
    description = {
      "Let a chess engine solve a file of test positions (EPD with bm, am or dm) and count.",
      "A position is solved by one of its best moves (bm), by none of the moves to avoid (am), and,"
          + " where only a distance to mate (dm) is given, by finding so short a mate.",
    },
    footer = {
      "",
      "Examples:",
      "  janus suite wac.epd --ms 1000",
      "  janus suite mates.epd --nodes 200000 --json",
    })
public final class SuiteCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Positions, one a line.")
  private String file = "";

  @Option(names = "--ms", paramLabel = "T", description = "Milliseconds for each position.")
  private Optional<Long> millis = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "Positions to look at for each.")
  private Optional<Long> nodes = Optional.empty();

  @Option(names = "--depth", paramLabel = "D", description = "Plies to look ahead for each.")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--engine", paramLabel = "ID", description = "Who solves (see: janus engines).")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L", description = "One of its levels.")
  private Optional<String> level = Optional.empty();

  @Option(
      names = "--hash",
      paramLabel = "MB",
      defaultValue = "64",
      description = "The size of its table (default: ${DEFAULT-VALUE}).")
  private int hash = 64;

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "1",
      description = "Threads it thinks on (default: ${DEFAULT-VALUE}).")
  private int threads = 1;

  @Option(names = "--json", description = "Answer in JSON, one line for each position.")
  private boolean json;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SuiteCommand() {}

  @Override
  public Integer call() {
    require(
        millis.isPresent() || nodes.isPresent() || depth.isPresent(),
        "say how hard to think: --ms, --nodes or --depth");
    require(millis.isEmpty() || millis.get() >= 1, "--ms is at least 1");
    require(nodes.isEmpty() || nodes.get() >= 1, "--nodes is at least 1");
    require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 100), "--depth is 1 to 100");
    require(
        hash >= 1 && hash <= TranspositionTable.MOST_MEGABYTES,
        "--hash is 1 to " + TranspositionTable.MOST_MEGABYTES);
    require(threads >= 1 && threads <= 256, "--threads is 1 to 256");
    EngineChoice choice;
    try {
      choice = EngineChoice.of(Catalog.chess(), engine, level);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
    try {
      var machine = Workshop.chess(choice.engine(), hash, threads).orElseThrow();
      return solve(new Solver(machine, choice.level(), allowance()), puzzles());
    } catch (NoRoomException full) {
      throw new Refusal(String.valueOf(full.getMessage()));
    }
  }

  private Allowance allowance() {
    return new Allowance(
        Optional.empty(),
        millis.isPresent() ? OptionalLong.of(millis.get()) : OptionalLong.empty(),
        new Limits(
            depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty(),
            nodes.isPresent() ? OptionalLong.of(nodes.get()) : OptionalLong.empty()));
  }

  private List<Puzzle> puzzles() {
    try (TextFile text = TextFile.open(file)) {
      return Puzzle.read(text.lines());
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    } catch (UncheckedIOException problem) {
      throw Refusal.unreadable(file, new IOException(problem));
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(file + ", " + wrong.getMessage());
    }
  }

  private int solve(Solver solver, List<Puzzle> puzzles) {
    PrintWriter out = spec.commandLine().getOut();
    var progress = new Progress("solving", puzzles.size());
    var failures = new ArrayList<Solver.Attempt>();
    for (Puzzle puzzle : puzzles) {
      Solver.Attempt attempt = solver.solve(puzzle);
      if (!attempt.isSolved()) {
        failures.add(attempt);
      }
      if (json) {
        progress.finish();
        out.println(json(attempt));
        out.flush();
      }
      progress.advance(1);
    }
    progress.finish();
    if (!json) {
      for (Solver.Attempt failure : failures) {
        out.println(
            failure.puzzle().name()
                + ": "
                + failure.move()
                + " instead of "
                + failure.puzzle().wish());
      }
      out.println("solved " + (puzzles.size() - failures.size()) + "/" + puzzles.size());
    }
    out.flush();
    return 0;
  }

  private static String json(Solver.Attempt attempt) {
    var text = new JsonText().beginObject();
    text.name("id").value(attempt.puzzle().name());
    text.name("fen").value(Fen.write(attempt.puzzle().position()));
    text.name("wanted").value(attempt.puzzle().wish());
    text.name("solved").value(attempt.isSolved());
    text.name("move").value(attempt.move());
    text.name("depth").value(attempt.depth());
    text.name("score").value(attempt.score());
    text.name("nodes").value(attempt.nodes());
    text.name("ms").value(attempt.millis());
    attempt.solvedAfter().ifPresent(millis -> text.name("solvedAfterMs").value(millis));
    return text.endObject().toString();
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }
}
