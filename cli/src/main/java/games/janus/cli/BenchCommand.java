package games.janus.cli;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures, beside a peer where there is one. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = "Measure speed.",
    subcommands = BenchCommand.OfPerft.class)
final class BenchCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  BenchCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to measure: perft");
  }

  /** Measures the move generators. */
  @Command(
      name = "perft",
      mixinStandardHelpOptions = true,
      description = {
        "Measure the move generators by CPU time, one thread, after warm-up, and what they allocate.",
        "With --peer, a UCI program with \"go perft\" is measured in the same run, turn by turn.",
      },
      footer = {"", "Example:", "  janus bench perft --peer stockfish"})
  static final class OfPerft implements Runnable {
    @Option(
        names = "--peer",
        paramLabel = "PROGRAM",
        description = "A UCI program to compare with, such as stockfish.")
    private Optional<String> peer = Optional.empty();

    @Option(
        names = "--rounds",
        paramLabel = "N",
        defaultValue = "5",
        description =
            "Measure each tree this often and keep the median (default: ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfPerft() {}

    @Override
    public void run() {
      if (rounds < 1 || rounds > 1000) {
        throw new ParameterException(spec.commandLine(), "--rounds is 1 to 1000");
      }
      new PerftBench(spec.commandLine().getOut(), rounds).run(peer);
    }
  }
}
