package games.janus.cli;

import games.janus.engines.museum.mint.Caps;
import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Mint;
import games.janus.engines.museum.mint.MintTerminal;
import games.janus.message.Messages;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.JanusCommandLine;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Speaks MINT with a person, or runs a MINT program. */
@Command(name = "mint", mixinStandardHelpOptions = true)
final class MintCommand extends JanusCommand {
  @Parameters(arity = "0..1", paramLabel = "FILE")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--chess")
  private boolean chess;

  @Option(names = "--free")
  private boolean free;

  @Option(names = "--as-published")
  private boolean asPublished;

  @Option(names = {"-i", "--interactive"})
  private boolean interactive;

  @Option(names = "--quirks")
  private boolean quirks;

  @Option(names = "--seed", paramLabel = "S")
  private Optional<Long> seed = Optional.empty();

  @Override
  public Integer call() {
    refuseNonsense();
    PrintWriter out = out();
    long first = seed.orElseGet(System::nanoTime);
    var mint = new Mint(quirks ? Dialect.QUIRKS : Dialect.MENDED, Caps.USUAL, first, out::print);
    List<String> program = program();
    boolean stays = program.isEmpty() || interactive;
    var settings = new MintTerminal.Settings(program, stays, greeting(first));
    var terminal = new MintTerminal(mint, out::print, settings);
    // A longer line comes one character too long, and MINT refuses it.
    converse(terminal, TypedLines.from(System.in, Mint.LONGEST_LINE), out);
    return stays || terminal.wentWell() ? 0 : JanusCommandLine.FAILED;
  }

  /** Listens until the program has ended, the person says bye or there are no more lines. */
  private static void converse(MintTerminal terminal, TypedLines typed, PrintWriter out) {
    terminal.start();
    while (!terminal.isOver()) {
      out.flush();
      typed
          .next()
          .ifPresentOrElse(
              terminal::enter,
              () -> {
                out.println();
                terminal.hangUp();
              });
    }
    out.flush();
  }

  private void refuseNonsense() {
    require(!chess || file.isEmpty(), Messages.optionApart("--chess", "FILE"));
    require(!free || chess, Messages.optionGoesWith("--free", "--chess"));
    require(!asPublished || chess, Messages.optionGoesWith("--as-published", "--chess"));
    require(!chess || !quirks, Messages.mintQuirks());
  }

  private List<String> program() {
    if (chess) {
      return MintProgram.chess(free, asPublished);
    }
    return file.map(MintProgram::read).orElse(List.of());
  }

  /** Only people are greeted; a pipe gets prompts and answers. */
  private static String greeting(long first) {
    return TerminalKind.isPerson() ? Messages.mintGreeting(first) + System.lineSeparator() : "";
  }
}
