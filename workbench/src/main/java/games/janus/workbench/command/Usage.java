package games.janus.workbench.command;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What commands and their groups of options share: where they print, and what they refuse. */
public interface Usage {
  /** The command that was called. */
  CommandSpec spec();

  default PrintWriter out() {
    return spec().commandLine().getOut();
  }

  default PrintWriter err() {
    return spec().commandLine().getErr();
  }

  /** Prints a line at once. */
  default void say(Object line) {
    out().println(line);
    out().flush();
  }

  /** Goes on only if this holds. */
  default void require(boolean condition, Message otherwise) {
    if (!condition) {
      throw wrong(otherwise);
    }
  }

  /** Goes on only if the value of this option lies between these two. */
  default void requireRange(String option, long least, long most, double value) {
    require(value >= least && value <= most, Messages.optionRange(least, most, option));
  }

  /** The same for an option that may be left out. */
  default void requireRange(
      String option, long least, long most, Optional<? extends Number> value) {
    value.ifPresent(given -> requireRange(option, least, most, given.doubleValue()));
  }

  /** Goes on only if the value of this option is not less than 1. */
  default void requirePositive(String option, long value) {
    require(value >= 1, Messages.optionLeast(1, option));
  }

  /** The same for an option that may be left out. */
  default void requirePositive(String option, Optional<? extends Number> value) {
    value.ifPresent(given -> requirePositive(option, given.longValue()));
  }

  /** A command line that asks for nothing that could be done. */
  default ParameterException wrong(Message sentence) {
    return wrong(sentence.text());
  }

  default ParameterException wrong(Throwable problem) {
    return wrong(String.valueOf(problem.getMessage()));
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec().commandLine(), sentence);
  }
}
