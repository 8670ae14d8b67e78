package games.janus.workbench.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that does something and answers with its exit code. */
public abstract class JanusCommand implements Callable<Integer>, Usage {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  protected JanusCommand() {}

  @Override
  public final CommandSpec spec() {
    return spec;
  }
}
