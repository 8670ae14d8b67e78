package games.janus.workbench.command;

import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** How every command answers: what is wrong is one sentence on standard error and an exit code. */
public final class JanusCommandLine {
  /** The exit code of work that failed, and of a question whose answer is no. */
  public static final int FAILED = 1;

  private JanusCommandLine() {}

  /** The command line of a command and of everything below it. */
  public static CommandLine of(Runnable command) {
    var commandLine = new CommandLine(command);
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setUsageHelpAutoWidth(true);
    commandLine.setParameterExceptionHandler(JanusCommandLine::sayWhatIsWrong);
    commandLine.setExecutionExceptionHandler((problem, failed, _) -> {
      if (problem instanceof Refusal refusal) {
        return say(failed, refusal.getMessage(), FAILED);
      }
      throw problem;
    });
    return commandLine;
  }

  private static int sayWhatIsWrong(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    String sentence = String.valueOf(problem.getMessage());
    if (problem instanceof UnmatchedArgumentException unknown) {
      sentence = "there is no command or option '" + unknown.getUnmatched().getFirst() + "'";
    }
    String hint = " (try: " + command.getCommandSpec().qualifiedName() + " --help)";
    return say(command, sentence + hint, CommandLine.ExitCode.USAGE);
  }

  private static int say(CommandLine command, String sentence, int code) {
    PrintWriter err = command.getErr();
    err.println("janus: " + Excerpt.whole(sentence)); // it may quote foreign text
    err.flush();
    return code;
  }
}
