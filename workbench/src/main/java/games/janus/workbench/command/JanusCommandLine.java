package games.janus.workbench.command;

import games.janus.arena.egdb.EndgameFileException;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** How every command answers: what is wrong is one sentence on standard error and an exit code. */
public final class JanusCommandLine {
  /** The exit code of work that failed, and of a question whose answer is no. */
  public static final int FAILED = 1;

  private JanusCommandLine() {}

  /** The command line of a command with others below it. */
  public static CommandLine of(JanusCommand command, List<Class<?>> subcommands) {
    var commandLine = new CommandLine(command);
    for (Class<?> subcommand : subcommands) {
      var below = new CommandLine(subcommand);
      if (below.getCommand() instanceof CommandGroup group) {
        group.subcommands().forEach(below::addSubcommand);
      }
      commandLine.addSubcommand(below);
    }
    HelpTexts.give(commandLine, _ -> {});
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setUsageHelpAutoWidth(true);
    commandLine.setParameterExceptionHandler(JanusCommandLine::sayWhatIsWrong);
    commandLine.setExecutionExceptionHandler((problem, failed, _) -> {
      if (problem instanceof Refusal || problem instanceof EndgameFileException) {
        return say(failed, String.valueOf(problem.getMessage()), FAILED);
      }
      throw problem;
    });
    return commandLine;
  }

  private static int sayWhatIsWrong(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    String sentence = String.valueOf(problem.getMessage());
    if (problem instanceof UnmatchedArgumentException unknown) {
      sentence = Messages.workNoOption(unknown.getUnmatched().getFirst()).text();
    }
    Message hinted = Messages.workHint(command.getCommandSpec().qualifiedName(), sentence);
    return say(command, hinted.text(), CommandLine.ExitCode.USAGE);
  }

  private static int say(CommandLine command, String sentence, int code) {
    PrintWriter err = command.getErr();
    err.println("janus: " + Excerpt.whole(sentence)); // it may quote foreign text
    err.flush();
    return code;
  }
}
