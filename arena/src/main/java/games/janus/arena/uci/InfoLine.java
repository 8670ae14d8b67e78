package games.janus.arena.uci;

import games.janus.arena.ToldLine;
import games.janus.engine.Finding.Bound;
import games.janus.engines.search.Score;
import java.util.List;
import java.util.Optional;

/** Reads the lines that begin with {@code info}. */
final class InfoLine {
  private InfoLine() {}

  /** What a line says of a line of moves, mates as {@link Score} has them; none if a remark. */
  static Optional<ToldLine> read(String text) {
    String[] words = text.strip().split("\\s+", -1);
    int rank = 1;
    Optional<Integer> score = Optional.empty();
    Bound bound = Bound.EXACT;
    long depth = 0;
    long deepest = 0;
    long nodes = 0;
    long tableUse = 0;
    List<String> moves = List.of();
    for (int i = 1; i + 1 < words.length; i++) {
      switch (words[i]) {
        case "string" -> {
          return Optional.empty();
        }
        case "pv" -> {
          moves = List.of(words).subList(i + 1, words.length);
          i = words.length;
        }
        case "multipv" -> rank = (int) count(words[i + 1]);
        case "depth" -> depth = count(words[i + 1]);
        case "seldepth" -> deepest = count(words[i + 1]);
        case "nodes" -> nodes = count(words[i + 1]);
        case "hashfull" -> tableUse = count(words[i + 1]);
        case "score" -> {
          if (i + 2 < words.length) {
            score = score(words[i + 1], words[i + 2]);
          }
        }
        case "lowerbound" -> bound = Bound.AT_LEAST;
        case "upperbound" -> bound = Bound.AT_MOST;
        default -> {}
      }
    }
    return Optional.of(
        new ToldLine(rank, score, bound, depth, deepest, nodes, (int) tableUse, moves));
  }

  private static Optional<Integer> score(String kind, String text) {
    try {
      int value = Math.max(-10_000, Math.min(10_000, Integer.parseInt(text)));
      return switch (kind) {
        case "cp" -> Optional.of(value);
        case "mate" ->
            Optional.of(value > 0 ? Score.wonIn(2 * value - 1) : Score.lostIn(-2 * value));
        default -> Optional.empty();
      };
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
