package games.janus.cli.completion;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes the command line. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Print the script by which a shell completes janus with the Tab key.",
    footer = {
      "",
      "bash, in ~/.bashrc:    source <(janus completion bash)",
      "zsh, in ~/.zshrc,",
      "  behind compinit:     source <(janus completion zsh)",
      "fish, once:            janus completion fish > ~/.config/fish/completions/janus.fish",
    })
public final class CompletionCommand implements Runnable {
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

  @Parameters(paramLabel = "SHELL", description = "One of ${COMPLETION-CANDIDATES}.")
  private Shell shell = Shell.BASH;

  @Spec private CommandSpec spec;

  /** Picocli sets the fields. */
  @SuppressWarnings("NullAway.Init")
  public CompletionCommand() {}

  @Override
  public void run() {
    Grammar grammar = Grammar.of(spec.root());
    String script =
        switch (shell) {
          case BASH -> BashScript.of(grammar);
          case ZSH -> ZshScript.of(grammar);
          case FISH -> FishScript.of(grammar);
        };
    spec.commandLine().getOut().print(script);
    spec.commandLine().getOut().flush();
  }
}
