package games.janus.workbench;

import games.janus.engines.checkers.CheckersTuning;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private TuneOptions options = new TuneOptions();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneCheckersCommand() {}

  @Override
  public void run() {
    if (games < 1 || nodes < 1 || rounds < 1) {
      throw new ParameterException(
          spec.commandLine(), "--games, --nodes and --rounds are at least 1");
    }
    options.requireWritable();
    PrintWriter printer = spec.commandLine().getOut();
    var tuning = new CheckersTuning();
    var progress = new Progress("playing", games);
    for (int played = 0; played < games; played += GAMES_AT_ONCE) {
      int now = Math.min(GAMES_AT_ONCE, games - played);
      tuning.play(now, nodes, options.seed() + played, EndgameTable.empty().oracle());
      progress.advance(now);
    }
    progress.finish();
    printer.println(tuning.positions() + " positions from " + games + " games");
    CheckersTuning.Lesson lesson = learn(tuning);
    printer.println("error before " + lesson.before() + ", after " + lesson.after());
    options.write(lesson.tables(), printer);
    printer.flush();
  }

  private CheckersTuning.Lesson learn(CheckersTuning tuning) {
    try {
      return tuning.learn(rounds);
    } catch (IllegalStateException tooLittle) {
      throw new Refusal(tooLittle.getMessage() + ": play more games");
    }
  }
}
