package games.janus.workbench.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Options that are mixed into commands, and complain in the name of the command they are in. */
public abstract class SharedOptions implements Usage {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  protected SharedOptions() {}

  @Override
  public final CommandSpec spec() {
    return spec;
  }
}
