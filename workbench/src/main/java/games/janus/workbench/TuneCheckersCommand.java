package games.janus.workbench;

import games.janus.engines.checkers.CheckersTuning;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Messages;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import picocli.CommandLine.Command;

/** Teaches the checkers player from games against itself. */
@Command(name = "checkers", mixinStandardHelpOptions = true)
final class TuneCheckersCommand extends TuningCommand {
  /** Untested. */
  private static final int GAMES_AT_ONCE = 20;

  TuneCheckersCommand() {
    super(1000, 16);
  }

  @Override
  void check() {
    requirePositive("--games", games);
    requirePositive("--nodes", nodes);
    requirePositive("--rounds", rounds);
  }

  @Override
  String learn() {
    var tuning = new CheckersTuning();
    var progress = new Progress(Messages.workPlaying().text(), games);
    for (int played = 0; played < games; played += GAMES_AT_ONCE) {
      int now = Math.min(GAMES_AT_ONCE, games - played);
      tuning.play(now, nodes, seed + played, EndgameTable.empty().oracle());
      progress.advance(now);
    }
    progress.finish();
    say(Messages.workPositionsOf(tuning.positions(), games));
    try {
      CheckersTuning.Lesson lesson = tuning.learn(rounds);
      say(Messages.workError(lesson.after(), lesson.before()));
      return lesson.tables();
    } catch (IllegalStateException tooLittle) {
      throw new Refusal(Messages.workTooLittle(String.valueOf(tooLittle.getMessage())));
    }
  }
}
