package games.janus.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.janus.engines.museum.microchess.Replay;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Files of recordings, one JSON object per line, read line by line: a file may be larger than
 * memory, and a bad line is told by its number and does not end the replay.
 */
final class Recordings {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Recordings() {}

  static void replay(Path file, Replay replay) throws IOException {
    var progress = new Progress("replay", Files.size(file));
    // Bytes that are no UTF-8 become question marks, and the line is then refused for what it says.
    try (var lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        progress.advance(line.length() + 1);
        add(number == 1 ? withoutMark(line) : line, "line " + number, replay);
      }
    } finally {
      progress.finish();
    }
  }

  private static void add(String line, String place, Replay replay) {
    if (line.isBlank()) {
      return;
    }
    try {
      JsonNode record = JSON.readTree(line);
      if (record.isObject()) {
        replay.add(JSON.convertValue(record, new TypeReference<Map<String, Object>>() {}), place);
      } else {
        replay.refuse(place, "is no JSON object");
      }
    } catch (JsonProcessingException wrong) {
      int column = wrong.getLocation() == null ? 0 : wrong.getLocation().getColumnNr();
      replay.refuse(place, "is no JSON from column " + column + " on");
    }
  }

  private static String withoutMark(String line) {
    return !line.isEmpty() && line.charAt(0) == BYTE_ORDER_MARK ? line.substring(1) : line;
  }
}
