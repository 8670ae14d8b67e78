package games.janus.workbench;

import games.janus.engines.checkers.CheckersTuning;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Messages;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Teaches the checkers player from games against itself. */
@Command(name = "checkers", mixinStandardHelpOptions = true)
final class TuneCheckersCommand implements Runnable {
  private static final int GAMES_AT_ONCE = 20;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
  private int games;

  @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000")
  private long nodes;

  @Option(names = "--rounds", paramLabel = "N", defaultValue = "16")
  private int rounds;

  @Mixin private TuneOptions options = new TuneOptions();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneCheckersCommand() {}

  @Override
  public void run() {
    Usage.require(
        spec,
        games >= 1 && nodes >= 1 && rounds >= 1,
        Messages.optionAllLeast(1, "--games, --nodes and --rounds"));
    options.requireWritable();
    PrintWriter printer = spec.commandLine().getOut();
    var tuning = new CheckersTuning();
    var progress = new Progress(Messages.workPlaying().text(), games);
    for (int played = 0; played < games; played += GAMES_AT_ONCE) {
      int now = Math.min(GAMES_AT_ONCE, games - played);
      tuning.play(now, nodes, options.seed() + played, EndgameTable.empty().oracle());
      progress.advance(now);
    }
    progress.finish();
    printer.println(Messages.workPositionsOf(tuning.positions(), games));
    CheckersTuning.Lesson lesson = learn(tuning);
    printer.println(Messages.workError(lesson.after(), lesson.before()));
    options.write(lesson.tables(), printer);
    printer.flush();
  }

  private CheckersTuning.Lesson learn(CheckersTuning tuning) {
    try {
      return tuning.learn(rounds);
    } catch (IllegalStateException tooLittle) {
      throw new Refusal(Messages.workTooLittle(String.valueOf(tooLittle.getMessage())));
    }
  }
}
