package games.janus.workbench.command;

import games.janus.engine.Limits;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How far an engine searches, for every command that lets one search. */
public final class LimitOptions extends SharedOptions {
  private static final int MOST_PLIES = 100;

  @Option(names = "--depth", paramLabel = "N")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N")
  private Optional<Long> nodes = Optional.empty();

  /** Refuses limits that no search could keep. */
  public void check() {
    requireRange("--depth", 1, MOST_PLIES, depth);
    requirePositive("--nodes", nodes);
  }

  public Optional<Integer> depth() {
    return depth;
  }

  public Optional<Long> nodes() {
    return nodes;
  }

  public boolean isGiven() {
    return depth.isPresent() || nodes.isPresent();
  }

  public Limits limits() {
    return new Limits(depth, nodes);
  }
}
