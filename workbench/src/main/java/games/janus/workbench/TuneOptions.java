package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What is asked alike of both who learn: where their games come from, and where the weights go. */
final class TuneOptions {
  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed = 1;

  @Option(names = "--out", paramLabel = "FILE")
  private Optional<Path> out = Optional.empty();

  long seed() {
    return seed;
  }

  /** Refuses a file that cannot be written, before hours of games have been played for it. */
  void requireWritable() {
    out.ifPresent(file -> append(file, ""));
  }

  /** Adds a text to a file. */
  static void append(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException _) {
      throw new Refusal(Messages.pathUnwritableTo(file));
    }
  }

  /** Writes the weights to their file, or where everything else goes. */
  void write(String weights, PrintWriter printer) {
    if (out.isEmpty()) {
      printer.print(weights);
      return;
    }
    try {
      Files.writeString(out.get(), weights);
    } catch (IOException _) {
      throw new Refusal(Messages.pathUnwritableTo(out.get()));
    }
  }
}
