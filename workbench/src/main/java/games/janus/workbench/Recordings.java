package games.janus.workbench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.janus.engines.museum.microchess.Replay;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.util.Map;

/**
 * Files of recordings, one JSON object per line, read line by line: a file may be larger than
 * memory, and a bad line is told by its number and does not end the replay.
 */
final class Recordings {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Recordings() {}

  static void replay(TextFile file, Replay replay) throws IOException {
    int number = 0;
    for (var line = file.nextLine(); line.isPresent(); line = file.nextLine()) {
      number++;
      add(line.get(), "line " + number, replay);
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
}
