package games.janus.workbench.command;

import games.janus.engine.Limits;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How far an engine searches, for every command that lets one search. */
public final class LimitOptions implements Usage {
  private static final int MOST_PLIES = 100;

  @Option(names = "--depth", paramLabel = "N")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N")
  private Optional<Long> nodes = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** No limits, until some are given. */
  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  public LimitOptions() {}

  @Override
  public CommandSpec spec() {
    return spec;
  }

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
