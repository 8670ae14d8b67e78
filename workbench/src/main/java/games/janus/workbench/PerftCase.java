package games.janus.workbench;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.rules.Excerpt;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position with its known counts.
 *
 * <p>A suite is a JSON object in one of two forms. One has a list "positions", each with a "fen"
 * and its "counts" by depth. The other has a "start_fen" with its counts by depth in "start",
 * counts by depth and move in "divide", and a list "extra", each with a "fen" and a list "perft" of
 * counts from depth 1 on.
 *
 * @param counts leaves by depth
 * @param divides leaves by depth and first move
 */
record PerftCase(
    String name, String fen, Map<Integer, Long> counts, Map<Integer, Map<String, Long>> divides) {

  static final int DEEPEST = 50;

  static List<PerftCase> read(Path file) {
    try {
      return read(new ObjectMapper().readTree(Files.readAllBytes(file)), file);
    } catch (JacksonException wrong) {
      var at = wrong.getLocation();
      throw new Refusal(
          file + " is not JSON: line " + at.getLineNr() + ", column " + at.getColumnNr());
    } catch (IOException problem) {
      throw Refusal.unreadable(file.toString(), problem);
    }
  }

  private static List<PerftCase> read(JsonNode suite, Path file) {
    var cases = new ArrayList<PerftCase>();
    if (suite.has("start")) {
      String fen = text(suite, "start_fen", file);
      cases.add(
          new PerftCase("start", fen, byDepth(suite.get("start"), file), divides(suite, file)));
    }
    for (JsonNode position : suite.path("positions")) {
      cases.add(of(position, byDepth(position.path("counts"), file), file));
    }
    for (JsonNode position : suite.path("extra")) {
      cases.add(of(position, inOrder(position.path("perft"), file), file));
    }
    if (cases.isEmpty()) {
      throw new Refusal(file + " holds no positions with counts");
    }
    return cases;
  }

  private static PerftCase of(JsonNode position, Map<Integer, Long> counts, Path file) {
    String fen = text(position, "fen", file);
    return new PerftCase(position.path("name").asText(fen), fen, counts, Map.of());
  }

  private static String text(JsonNode node, String field, Path file) {
    if (!node.path(field).isTextual()) {
      throw new Refusal(file + " has a position without \"" + field + "\"");
    }
    return node.get(field).asText();
  }

  private static Map<Integer, Long> byDepth(JsonNode counts, Path file) {
    var byDepth = new TreeMap<Integer, Long>();
    for (var entry : counts.properties()) {
      byDepth.put(depth(entry.getKey(), file), leaves(entry.getValue(), file));
    }
    return byDepth;
  }

  private static Map<Integer, Long> inOrder(JsonNode counts, Path file) {
    var byDepth = new TreeMap<Integer, Long>();
    for (JsonNode count : counts) {
      byDepth.put(byDepth.size() + 1, leaves(count, file));
    }
    return byDepth;
  }

  private static Map<Integer, Map<String, Long>> divides(JsonNode suite, Path file) {
    var divides = new TreeMap<Integer, Map<String, Long>>();
    for (var entry : suite.path("divide").properties()) {
      var byMove = new TreeMap<String, Long>();
      for (var move : entry.getValue().properties()) {
        if (move.getValue().isIntegralNumber()) { // beside the moves there may be a note
          byMove.put(move.getKey(), leaves(move.getValue(), file));
        }
      }
      divides.put(depth(entry.getKey(), file), byMove);
    }
    return divides;
  }

  private static int depth(String text, Path file) {
    try {
      int depth = Integer.parseInt(text);
      if (depth >= 0 && depth <= DEEPEST) {
        return depth;
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new Refusal(
        file + " has the depth \"" + Excerpt.of(text) + "\", not a number from 0 to " + DEEPEST);
  }

  /** A count too large for a long is taken as the largest one, which nobody will count. */
  private static long leaves(JsonNode count, Path file) {
    if (!count.isIntegralNumber() || count.bigIntegerValue().signum() < 0) {
      throw new Refusal(
          file + " has the count " + Excerpt.of(count.toString()) + ", not a number of leaves");
    }
    return count.canConvertToLong() ? count.asLong() : Long.MAX_VALUE;
  }
}
