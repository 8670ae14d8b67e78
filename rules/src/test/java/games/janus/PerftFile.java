package games.janus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Positions with known counts, kept as JSON in the test resources. */
public final class PerftFile {
  /** A position and how many leaves its tree has at each depth. */
  public record Case(String name, String fen, SortedMap<Integer, Long> counts) {
    /** The deepest count that does not exceed a budget of leaves; depth 1 at least. */
    public int depthWithin(long leaves) {
      int depth = counts.firstKey();
      for (var count : counts.entrySet()) {
        if (count.getValue() <= leaves) {
          depth = Math.max(depth, count.getKey());
        }
      }
      return depth;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private PerftFile() {}

  /** The cases of a file of the form {@code {"positions": [{"fen": …, "counts": {"1": …}}]}}. */
  public static List<Case> read(String resource) {
    var cases = new ArrayList<Case>();
    for (JsonNode position : tree(resource).get("positions")) {
      String fen = position.get("fen").asText();
      var counts = new TreeMap<Integer, Long>();
      for (var count : position.get("counts").properties()) {
        counts.put(Integer.valueOf(count.getKey()), count.getValue().asLong());
      }
      cases.add(new Case(position.path("name").asText(fen), fen, counts));
    }
    return cases;
  }

  public static JsonNode tree(String resource) {
    try (var in = PerftFile.class.getResourceAsStream(resource)) {
      return new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
