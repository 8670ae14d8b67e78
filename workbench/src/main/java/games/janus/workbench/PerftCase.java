package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.JsonValue.Text;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

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

  /** As many digits as fit into a {@code long} whatever they are. */
  private static final int MOST_DIGITS = 18;

  static List<PerftCase> read(Path file) {
    try {
      return read(fields(JsonReader.read(Files.readString(file))), file);
    } catch (InvalidTextException wrong) {
      throw new Refusal(Messages.workNoJson(file, wrong.reason()));
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    }
  }

  private static List<PerftCase> read(Map<String, JsonValue> suite, Path file) {
    var cases = new ArrayList<PerftCase>();
    if (suite.containsKey("start")) {
      String fen = text(suite, "start_fen", file);
      cases.add(
          new PerftCase("start", fen, byDepth(suite.get("start"), file), divides(suite, file)));
    }
    for (JsonValue position : items(suite.get("positions"))) {
      cases.add(of(fields(position), byDepth(fields(position).get("counts"), file), file));
    }
    for (JsonValue position : items(suite.get("extra"))) {
      cases.add(of(fields(position), inOrder(fields(position).get("perft"), file), file));
    }
    if (cases.isEmpty()) {
      throw new Refusal(Messages.workNoPositions(file));
    }
    return cases;
  }

  /** The fields of an object; none of anything else. */
  private static Map<String, JsonValue> fields(@Nullable JsonValue value) {
    return value instanceof Fields(Map<String, JsonValue> fields) ? fields : Map.of();
  }

  private static List<JsonValue> items(@Nullable JsonValue value) {
    return value instanceof Items(List<JsonValue> items) ? items : List.of();
  }

  private static PerftCase of(
      Map<String, JsonValue> position, Map<Integer, Long> counts, Path file) {
    String fen = text(position, "fen", file);
    String name = position.get("name") instanceof Text(String told) ? told : fen;
    return new PerftCase(name, fen, counts, Map.of());
  }

  private static String text(Map<String, JsonValue> position, String field, Path file) {
    if (position.get(field) instanceof Text(String text)) {
      return text;
    }
    throw new Refusal(Messages.workNoField(field, file));
  }

  private static Map<Integer, Long> byDepth(@Nullable JsonValue counts, Path file) {
    var byDepth = new TreeMap<Integer, Long>();
    fields(counts).forEach((name, count) -> byDepth.put(depth(name, file), leaves(count, file)));
    return byDepth;
  }

  private static Map<Integer, Long> inOrder(@Nullable JsonValue counts, Path file) {
    var byDepth = new TreeMap<Integer, Long>();
    items(counts).forEach(count -> byDepth.put(byDepth.size() + 1, leaves(count, file)));
    return byDepth;
  }

  private static Map<Integer, Map<String, Long>> divides(Map<String, JsonValue> suite, Path file) {
    var divides = new TreeMap<Integer, Map<String, Long>>();
    fields(suite.get("divide"))
        .forEach((name, counts) -> {
          var byMove = new TreeMap<String, Long>();
          fields(counts)
              .forEach((move, count) -> {
                if (count instanceof Numeral) { // beside the moves there may be a note
                  byMove.put(move, leaves(count, file));
                }
              });
          divides.put(depth(name, file), byMove);
        });
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
    throw new Refusal(Messages.workNoDepth(file, DEEPEST, Excerpt.of(text)));
  }

  /** A count too large for a long is taken as the largest one, which nobody will count. */
  private static long leaves(JsonValue count, Path file) {
    if (!(count instanceof Numeral(String digits)) || !digits.matches("[0-9]+")) {
      String told = count instanceof Numeral(String number) ? number : count.kind().text();
      throw new Refusal(Messages.workNoCount(file, Excerpt.of(told)));
    }
    return digits.length() <= MOST_DIGITS ? Long.parseLong(digits) : Long.MAX_VALUE;
  }
}
