package games.janus.workbench;

import java.util.Optional;
import picocli.CommandLine.Option;

/** Beside whom something is measured. */
final class PeerOption {
  @Option(names = "--peer", paramLabel = "PROGRAM")
  private Optional<String> peer = Optional.empty();

  Optional<String> program() {
    return peer;
  }
}
