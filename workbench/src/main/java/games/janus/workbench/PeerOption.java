package games.janus.workbench;

import java.util.Optional;
import picocli.CommandLine.Option;

/** Beside whom something is measured. */
final class PeerOption {
  @Option(
      names = "--peer",
      paramLabel = "PROGRAM",
      description = "A UCI program to compare with, such as stockfish.")
  private Optional<String> peer = Optional.empty();

  Optional<String> program() {
    return peer;
  }
}
