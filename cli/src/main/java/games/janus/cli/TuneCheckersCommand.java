package games.janus.cli;

import games.janus.engines.checkers.CheckersTuning;
import games.janus.engines.checkers.endgame.EndgameOracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Teaches the checkers player from games against itself. */
@Command(
    name = "checkers",
    mixinStandardHelpOptions = true,
    description = {
      "Play quick games of Janus against itself and learn from them what positions are worth.",
      "Prints the new weights as they stand in the source; whether they play better, a match shows.",
    },
    footer = {"", "Example:", "  janus tune checkers --games 8000 --out weights.txt"})
final class TuneCheckersCommand implements Runnable {
  private static final int GAMES_AT_ONCE = 20;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games to play (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Positions a move may look at (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "16",
      description = "Times to go over all positions (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where the openings come from (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the weights here.")
  private Optional<Path> out = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneCheckersCommand() {}

  @Override
  public void run() {
    if (games < 1 || nodes < 1 || rounds < 1) {
      throw new ParameterException(
          spec.commandLine(), "--games, --nodes and --rounds are at least 1");
    }
    PrintWriter printer = spec.commandLine().getOut();
    var tuning = new CheckersTuning();
    for (int played = 0; played < games; played += GAMES_AT_ONCE) {
      int now = Math.min(GAMES_AT_ONCE, games - played);
      tuning.play(now, nodes, seed + played, _ -> EndgameOracle.UNKNOWN);
    }
    printer.println(tuning.positions() + " positions from " + games + " games");
    CheckersTuning.Lesson lesson = learn(tuning);
    printer.println("error before " + lesson.before() + ", after " + lesson.after());
    write(lesson.tables(), printer);
    printer.flush();
  }

  private CheckersTuning.Lesson learn(CheckersTuning tuning) {
    try {
      return tuning.learn(rounds);
    } catch (IllegalStateException tooLittle) {
      throw new Refusal(tooLittle.getMessage() + ": play more games");
    }
  }

  private void write(String tables, PrintWriter printer) {
    if (out.isEmpty()) {
      printer.print(tables);
      return;
    }
    try {
      Files.writeString(out.get(), tables);
    } catch (IOException problem) {
      throw new Refusal("cannot write " + out.get() + ": " + problem.getMessage());
    }
  }
}
