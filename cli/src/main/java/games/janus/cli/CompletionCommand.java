package games.janus.cli;

import games.janus.workbench.command.JanusCommand;
import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** Prints the script by which a shell completes the command line. */
@Command(name = "completion", mixinStandardHelpOptions = true)
final class CompletionCommand extends JanusCommand {
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

  @Override
  public Integer call() {
    CommandSpec root = spec().root();
    String script =
        switch (shell) {
          case BASH, ZSH -> AutoComplete.bash(root.name(), root.commandLine());
          case FISH -> FishScript.of(root);
        };
    out().print(script);
    out().flush();
    return 0;
  }
}
