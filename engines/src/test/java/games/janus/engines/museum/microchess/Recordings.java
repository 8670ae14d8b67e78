package games.janus.engines.museum.microchess;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the recordings of the original, one JSON object per line. */
final class Recordings {
  static final String VECTORS = "vectors.jsonl";
  static final String TRACES = "trace.jsonl";
  static final String QUIRKS = "quirks.jsonl";

  private static final ObjectMapper JSON = new ObjectMapper();

  private Recordings() {}

  static List<Map<String, Object>> read(String name) {
    return trees(name).stream().map(Recordings::fields).toList();
  }

  static List<RecordedCase> cases(String name) {
    return read(name).stream()
        .filter(record -> !"header".equals(record.get("kind")))
        .map(record -> CaseReader.read(record, name))
        .toList();
  }

  static Map<String, Object> fields(JsonNode tree) {
    return JSON.convertValue(tree, new TypeReference<>() {});
  }

  static List<JsonNode> trees(String name) {
    List<JsonNode> records = new ArrayList<>();
    try (InputStream file = Recordings.class.getResourceAsStream("/microchess/" + name);
        var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        records.add(JSON.readTree(line));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return records;
  }
}
