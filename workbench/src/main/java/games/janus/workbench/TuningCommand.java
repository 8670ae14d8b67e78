package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What is asked alike of both who learn: where their games come from, and where the weights go. */
abstract class TuningCommand extends JanusCommand {
  @Option(names = "--games", paramLabel = "N")
  int games = 1000;

  @Option(names = "--nodes", paramLabel = "N")
  long nodes;

  @Option(names = "--rounds", paramLabel = "N")
  int rounds;

  @Option(names = "--seed", paramLabel = "S")
  long seed = 1;

  @Option(names = "--out", paramLabel = "FILE")
  private Optional<Path> out = Optional.empty();

  TuningCommand(long nodes, int rounds) {
    this.nodes = nodes;
    this.rounds = rounds;
  }

  @Override
  public final Integer call() {
    check();
    // Refused before hours of games have been played for it.
    out.ifPresent(file -> append(file, ""));
    write(learn());
    return 0;
  }

  /** Refuses what nobody could learn from. */
  abstract void check();

  /** Learns, and answers the weights. */
  abstract String learn();

  /** Adds a text to a file. */
  static void append(Path file, String text) {
    write(file, text, StandardOpenOption.APPEND);
  }

  /** Writes the weights to their file, or where everything else goes. */
  private void write(String weights) {
    out.ifPresentOrElse(
        file -> write(file, weights, StandardOpenOption.TRUNCATE_EXISTING),
        () -> out().print(weights));
    out().flush();
  }

  private static void write(Path file, String text, StandardOpenOption how) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.WRITE, how);
    } catch (IOException _) {
      throw new Refusal(Messages.pathUnwritableTo(file));
    }
  }
}
