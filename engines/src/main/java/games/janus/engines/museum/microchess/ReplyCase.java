package games.janus.engines.museum.microchess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * One press of PC: the state before it, and what came of it. Bytes are written in hexadecimal.
 *
 * @param id the recording's name
 * @param level the level of play
 * @param board the squares of all 32 men
 * @param bookPointer OMOVE
 * @param opening the 28 bytes of the book, from address C0 up
 * @param display the six digits shown
 * @param expected what must come of it, by field; what the recording does not tell is left out, and
 *     {@code none} means that it tells of none
 * @param cycles how long the original took; not compared, because no processor is imitated
 */
public record ReplyCase(
    String id,
    Level level,
    String board,
    String bookPointer,
    String opening,
    String display,
    Map<RecordedField, String> expected,
    OptionalLong cycles)
    implements RecordedCase {
  public ReplyCase {
    expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
  }
}
