package games.janus.workbench.command;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Refuses command lines that ask for nothing that could be done. */
public final class Usage {
  private Usage() {}

  /** Goes on only if this holds. */
  public static void require(CommandSpec command, boolean condition, Message otherwise) {
    if (!condition) {
      throw wrong(command, otherwise);
    }
  }

  /** Goes on only if the value of this option lies between these two. */
  public static void requireRange(
      CommandSpec command, String option, long least, long most, double value) {
    require(command, value >= least && value <= most, Messages.optionRange(least, most, option));
  }

  /** The same for an option that may be left out. */
  public static void requireRange(
      CommandSpec command, String option, long least, long most, Optional<? extends Number> value) {
    value.ifPresent(given -> requireRange(command, option, least, most, given.doubleValue()));
  }

  /** Goes on only if the value of this option is not less than 1. */
  public static void requirePositive(CommandSpec command, String option, long value) {
    require(command, value >= 1, Messages.optionLeast(1, option));
  }

  /** The same for an option that may be left out. */
  public static void requirePositive(
      CommandSpec command, String option, Optional<? extends Number> value) {
    value.ifPresent(given -> requirePositive(command, option, given.longValue()));
  }

  public static ParameterException wrong(CommandSpec command, Message sentence) {
    return new ParameterException(command.commandLine(), sentence.text());
  }
}
