package games.janus.cli;

import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes the command line. */
@Command(name = "completion", mixinStandardHelpOptions = true)
final class CompletionCommand implements Runnable {
  /** The shells there are scripts for. */
  enum Shell {
    BASH,
    ZSH,
    FISH;

    /** As people write it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(paramLabel = "SHELL")
  private Shell shell = Shell.BASH;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  CompletionCommand() {}

  @Override
  public void run() {
    CommandSpec root = spec.root();
    String script =
        switch (shell) {
          case BASH, ZSH -> AutoComplete.bash(root.name(), root.commandLine());
          case FISH -> FishScript.of(root);
        };
    spec.commandLine().getOut().print(script);
    spec.commandLine().getOut().flush();
  }
}
