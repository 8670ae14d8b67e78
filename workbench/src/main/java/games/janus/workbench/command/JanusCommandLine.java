package games.janus.workbench.command;

import games.janus.arena.egdb.EndgameFileException;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
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
    giveHeadings(commandLine);
    commandLine.setParameterExceptionHandler(JanusCommandLine::sayWhatIsWrong);
    commandLine.setExecutionExceptionHandler((problem, failed, _) -> {
      if (problem instanceof Refusal || problem instanceof EndgameFileException) {
        return say(failed, String.valueOf(problem.getMessage()), FAILED);
      }
      throw problem;
    });
    return commandLine;
  }

  /** Picocli's own are English. */
  private static void giveHeadings(CommandLine commandLine) {
    var usage = commandLine.getCommandSpec().usageMessage();
    usage.synopsisHeading(Messages.workUsage().text() + " ");
    if (!commandLine.getSubcommands().isEmpty()) {
      usage.commandListHeading(Messages.workCommands().text() + "%n");
    }
    commandLine.getSubcommands().values().forEach(JanusCommandLine::giveHeadings);
  }

  private static int sayWhatIsWrong(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    Object sentence = sentence(problem);
    // The wrong word is the first one, even if a later one was read as the name of a command.
    for (CommandLine above = command.getParent(); above != null; above = above.getParent()) {
      if (!above.getUnmatchedArguments().isEmpty()) {
        command = above;
        sentence = Messages.workNoOption(above.getUnmatchedArguments().getFirst());
      }
    }
    Message hinted = Messages.workHint(command.getCommandSpec().qualifiedName(), sentence);
    return say(command, hinted.text(), CommandLine.ExitCode.USAGE);
  }

  /** Our own sentence for what picocli found; it knows no catalogue. */
  private static Object sentence(ParameterException problem) {
    ArgSpec wrong = problem.getArgSpec();
    return switch (problem) {
      case UnmatchedArgumentException unknown ->
          Messages.workNoOption(unknown.getUnmatched().getFirst());
      case MissingParameterException missing ->
          Messages.optionMissing(
              Listing.joined(
                  missing.getMissing().stream().map(JanusCommandLine::usage).toList(),
                  Messages::listComma));
      case OverwrittenOptionException twice -> Messages.optionOnce(name(twice.getOverwritten()));
      default ->
          wrong == null || problem.getValue() == null
              ? String.valueOf(problem.getMessage())
              : noValue(wrong, problem);
    };
  }

  private static Message noValue(ArgSpec wrong, ParameterException problem) {
    String value = problem.getValue();
    Class<?> type = wrong.auxiliaryTypes()[0];
    if (problem.getCause() instanceof TypeConversionException own
        && wrong.converters().length > 0) {
      return Messages.textBecause(name(wrong), String.valueOf(own.getMessage()));
    }
    if (List.of(int.class, Integer.class, long.class, Long.class).contains(type)) {
      return Messages.optionWholeNumber(name(wrong), value);
    }
    if (List.of(double.class, Double.class).contains(type)) {
      return Messages.optionNumber(name(wrong), value);
    }
    if (type.isEnum()) {
      List<String> ways =
          Stream.of(type.getEnumConstants())
              .map(way -> way.toString().toLowerCase(Locale.ROOT))
              .toList();
      return Messages.optionOneOf(name(wrong), value, Listing.either(ways));
    }
    return Messages.optionCannotBe(name(wrong), value);
  }

  /** Such as {@code --depth N}. */
  private static String usage(ArgSpec spec) {
    return spec.isOption() ? name(spec) + " " + spec.paramLabel() : name(spec);
  }

  private static String name(ArgSpec spec) {
    return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
  }

  private static int say(CommandLine command, String sentence, int code) {
    PrintWriter err = command.getErr();
    err.println("janus: " + Excerpt.whole(sentence)); // it may quote foreign text
    err.flush();
    return code;
  }
}
