package games.janus.workbench.command;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that only leads to others: called alone, it says which there are. */
public abstract class Crossroads implements Runnable {
  private final String question;

  @Spec private CommandSpec spec;

  /**
   * A command with nothing but subcommands.
   *
   * @param question what is left to say, such as "which game"
   */
  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  protected Crossroads(String question) {
    this.question = question;
  }

  @Override
  public final void run() {
    List<String> ways = new ArrayList<>(spec.subcommands().keySet());
    String last = ways.removeLast();
    String all = ways.isEmpty() ? last : String.join(", ", ways) + " or " + last;
    throw new ParameterException(spec.commandLine(), "say " + question + ": " + all);
  }
}
