package games.janus.workbench;

import games.janus.arena.Allowance;
import games.janus.arena.EngineChoice;
import games.janus.arena.EngineFactory;
import games.janus.arena.NoRoomException;
import games.janus.arena.suite.Puzzle;
import games.janus.arena.suite.Solver;
import games.janus.chess.notation.Fen;
import games.janus.engines.search.TranspositionTable;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.LimitOptions;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a file of positions with known solutions to an engine. */
@Command(name = "suite", mixinStandardHelpOptions = true)
public final class SuiteCommand extends JanusCommand {
  @Parameters(paramLabel = "FILE")
  private String file = "";

  @Option(names = "--ms", paramLabel = "T")
  private Optional<Long> millis = Optional.empty();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(names = "--engine", paramLabel = "ID")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L")
  private Optional<String> level = Optional.empty();

  @Option(names = "--hash", paramLabel = "MB", defaultValue = "64")
  private int hash = 64;

  @Option(names = "--threads", paramLabel = "T", defaultValue = "1")
  private int threads = 1;

  @Option(names = "--json")
  private boolean json;

  SuiteCommand() {}

  @Override
  public Integer call() {
    require(millis.isPresent() || limits.isGiven(), Messages.workHowHard());
    requirePositive("--ms", millis);
    limits.check();
    requireRange("--hash", 1, TranspositionTable.MOST_MEGABYTES, hash);
    requireRange("--threads", 1, 256, threads);
    EngineChoice choice;
    try {
      choice = EngineChoice.of(Games.chess(), engine, level);
    } catch (IllegalArgumentException wrong) {
      throw wrong(wrong);
    }
    try {
      var player =
          EngineFactory.ofUser()
              .withMemory(Games.chess(), choice.engine().id(), hash, threads)
              .orElseThrow();
      return solve(new Solver(player, choice.level(), allowance()), puzzles());
    } catch (NoRoomException full) {
      throw new Refusal(Messages.pathFailed(String.valueOf(full.getMessage())));
    }
  }

  private Allowance allowance() {
    return new Allowance(Optional.empty(), millis, limits.limits());
  }

  private List<Puzzle> puzzles() {
    try {
      return TextFile.read(file, text -> Puzzle.read(text.lines()));
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(Messages.pathIn(file, String.valueOf(wrong.getMessage())));
    }
  }

  private int solve(Solver solver, List<Puzzle> puzzles) {
    PrintWriter out = out();
    var progress = new Progress(Messages.workSolving().text(), puzzles.size());
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
            Messages.workUnsolved(
                failure.move(), failure.puzzle().name(), failure.puzzle().wish()));
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
}
