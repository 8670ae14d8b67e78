package games.janus.cli;

import games.janus.engines.museum.mint.Caps;
import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Mint;
import games.janus.engines.museum.mint.MintTerminal;
import games.janus.workbench.command.JanusCommandLine;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Speaks MINT with a person, or runs a MINT program. */
@Command(
    name = "mint",
    mixinStandardHelpOptions = true,
    description = "Speak MINT, a small stack language, or play the chess program written in it.",
    footer = {
      "",
      "In MINT, help shows the words and bye leaves. A program may take ten million steps between",
      "two lines of yours, 4096 cells of heap, and 1000 calls inside one another.",
      "",
      "Examples:",
      "  janus mint                    type: 5 3 + .",
      "  janus mint --chess            a game; moves are typed as e2e4, and q stops",
      "  janus mint program.mint -i    run a program, then go on with its words",
    })
final class MintCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Run this program, at most 1 MB of UTF-8 text, and leave.")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--chess", description = "Run our chess program and start a game.")
  private boolean chess;

  @Option(
      names = "--as-published",
      description = "With --chess: label the rows 0 to 7, as the program of 2025 did.")
  private boolean asPublished;

  @Option(
      names = {"-i", "--interactive"},
      description = "Stay at the prompt after the program has ended.")
  private boolean interactive;

  @Option(
      names = "--quirks",
      description = {
        "Bring back what MINT-Octave 15.1 does wrong: item 0 of an array is its size, bit operators",
        "take negative numbers for 0, variables have at most three letters, /W inside a choice makes",
        "it a loop, and /rand is not known."
      })
  private boolean quirks;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Draw the same lots every time (default: other lots every time).")
  private Optional<Long> seed = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  MintCommand() {}

  @Override
  public Integer call() {
    refuseNonsense();
    PrintWriter out = spec.commandLine().getOut();
    long lots = seed.orElseGet(System::nanoTime);
    var mint = new Mint(quirks ? Dialect.QUIRKS : Dialect.MENDED, Caps.USUAL, lots, out::print);
    List<String> program = program();
    boolean stays = program.isEmpty() || interactive;
    var settings = new MintTerminal.Settings(program, stays, greeting(lots));
    var terminal = new MintTerminal(mint, out::print, settings);
    // A longer line comes one character too long, and MINT refuses it.
    new MintConsole(terminal, TypedLines.from(System.in, Mint.LONGEST_LINE), out).converse();
    return stays || terminal.wentWell() ? 0 : JanusCommandLine.FAILED;
  }

  private void refuseNonsense() {
    require(!chess || file.isEmpty(), "--chess and FILE do not go together");
    require(!asPublished || chess, "--as-published goes with --chess");
    require(!chess || !quirks, "--chess needs /rand and item 0, which --quirks takes away");
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  private List<String> program() {
    if (chess) {
      return MintProgram.chess(asPublished);
    }
    return file.map(MintProgram::read).orElse(List.of());
  }

  /** Only people are greeted; a pipe gets prompts and answers. */
  private static String greeting(long lots) {
    return PeriodWait.isTerminal()
        ? "MINT, seed " + lots + ". help shows the words, bye leaves." + System.lineSeparator()
        : "";
  }
}
