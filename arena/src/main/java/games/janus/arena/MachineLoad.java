package games.janus.arena;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;

/**
 * How busy the machine was while something was measured: how many wanted to compute at once, over
 * the last minute, each time it was looked at.
 */
public final class MachineLoad {
  private double least = Double.POSITIVE_INFINITY;
  private double most;

  public MachineLoad() {
    look();
  }

  public synchronized void look() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    if (load >= 0) {
      least = Math.min(least, load);
      most = Math.max(most, load);
    }
  }

  /** None where the system does not tell. */
  public synchronized Optional<Message> message() {
    look();
    return least > most
        ? Optional.empty()
        : Optional.of(
            Messages.workLoad(
                Runtime.getRuntime().availableProcessors(),
                figure(least),
                figure(most),
                Runtime.getRuntime().availableProcessors()));
  }

  private static String figure(double load) {
    return String.format(Locale.ROOT, "%.1f", load);
  }
}
