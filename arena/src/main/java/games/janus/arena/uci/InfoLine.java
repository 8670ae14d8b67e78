package games.janus.arena.uci;

import games.janus.engines.search.Score;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a line beginning with {@code info} says about the best move so far.
 *
 * @param score in hundredths of a pawn, mates as {@link Score} has them
 * @param nodes 0 if not told
 */
record InfoLine(OptionalInt score, OptionalInt depth, long nodes) {
  /** The sense of a line; none if it is about another move than the best, or a remark. */
  static Optional<InfoLine> read(String line) {
    String[] words = line.strip().split("\\s+", -1);
    OptionalInt score = OptionalInt.empty();
    OptionalInt depth = OptionalInt.empty();
    long nodes = 0;
    for (int i = 1; i + 1 < words.length; i++) {
      switch (words[i]) {
        case "string" -> {
          return Optional.empty();
        }
        case "pv" -> i = words.length;
        case "multipv" -> {
          if (!words[i + 1].equals("1")) {
            return Optional.empty();
          }
        }
        case "depth" -> depth = number(words[i + 1]);
        case "nodes" -> nodes = count(words[i + 1]);
        case "score" -> {
          if (i + 2 < words.length) {
            score = score(words[i + 1], words[i + 2]);
          }
        }
        default -> {}
      }
    }
    return Optional.of(new InfoLine(score, depth, nodes));
  }

  private static OptionalInt score(String kind, String text) {
    OptionalInt number = number(text);
    if (number.isEmpty()) {
      return number;
    }
    int value = Math.max(-10_000, Math.min(10_000, number.getAsInt()));
    return switch (kind) {
      case "cp" -> OptionalInt.of(value);
      case "mate" ->
          OptionalInt.of(value > 0 ? Score.wonIn(2 * value - 1) : Score.lostIn(-2 * value));
      default -> OptionalInt.empty();
    };
  }

  private static OptionalInt number(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException _) {
      return OptionalInt.empty();
    }
  }

  private static long count(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException _) {
      return 0;
    }
  }
}
