package games.janus.arena.uci;

import games.janus.engines.search.Score;
import java.util.Optional;

/**
 * What a line beginning with {@code info} says about the best move so far.
 *
 * @param score in hundredths of a pawn, mates as {@link Score} has them
 * @param nodes 0 if not told
 */
record InfoLine(Optional<Integer> score, Optional<Integer> depth, long nodes) {
  /** The sense of a line; none if it is about another move than the best, or a remark. */
  static Optional<InfoLine> read(String line) {
    String[] words = line.strip().split("\\s+", -1);
    Optional<Integer> score = Optional.empty();
    Optional<Integer> depth = Optional.empty();
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

  private static Optional<Integer> score(String kind, String text) {
    Optional<Integer> number = number(text);
    if (number.isEmpty()) {
      return number;
    }
    int value = Math.max(-10_000, Math.min(10_000, number.get()));
    return switch (kind) {
      case "cp" -> Optional.of(value);
      case "mate" -> Optional.of(value > 0 ? Score.wonIn(2 * value - 1) : Score.lostIn(-2 * value));
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> number(String text) {
    try {
      return Optional.of(Integer.parseInt(text));
    } catch (NumberFormatException _) {
      return Optional.empty();
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
