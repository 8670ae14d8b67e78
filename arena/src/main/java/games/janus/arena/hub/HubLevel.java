package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.engine.Limits;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Reads {@code level}: how much may be spent on the next moves. */
final class HubLevel {
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(31_536_000);

  private static final List<String> NAMES =
      List.of("depth", "nodes", "move-time", "time", "inc", "moves", "infinite");

  private HubLevel() {}

  /**
   * The allowance of a line.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Allowance read(HubLine line) {
    requireSome(line);
    if (line.has("infinite")) {
      return Allowance.ENDLESS;
    }
    long increment = millis(line, "inc").orElse(0L);
    int moves = (int) Math.min(1000, count(line, "moves").orElse(0L));
    Optional<Allowance.Clocks> clocks =
        millis(line, "time")
            .map(time -> new Allowance.Clocks(time, time, increment, increment, moves));
    var limits =
        new Limits(
            count(line, "depth").map(depth -> Math.clamp(depth, 1, 100)), count(line, "nodes"));
    return new Allowance(clocks, millis(line, "move-time"), limits);
  }

  /** Other arguments are ignored, as the protocol has it. */
  private static void requireSome(HubLine line) {
    if (NAMES.stream().noneMatch(line::has)) {
      throw new MessageException(Messages.hubLevelTakes(String.join(", ", NAMES)));
    }
  }

  /** Only our own clock is told, and shown on both. */
  private static Optional<Long> millis(HubLine line, String name) {
    Optional<String> text = line.argument(name);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      if (text.get().length() <= 16) {
        var seconds = new BigDecimal(text.get());
        if (seconds.signum() >= 0 && seconds.compareTo(MOST_SECONDS) <= 0) {
          return Optional.of(seconds.movePointRight(3).longValue());
        }
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new MessageException(Messages.hubLevelSeconds(name));
  }

  private static Optional<Long> count(HubLine line, String name) {
    Optional<String> text = line.argument(name);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      long count = Long.parseLong(text.get());
      if (count >= 1) {
        return Optional.of(count);
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new MessageException(Messages.hubLevelCount(name));
  }
}
