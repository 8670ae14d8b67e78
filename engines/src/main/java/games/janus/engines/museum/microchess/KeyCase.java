package games.janus.engines.museum.microchess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Keys pressed one after the other on a fresh machine.
 *
 * @param id the recording's name
 * @param level the level of play
 * @param opening the 28 bytes of the book, from address C0 up
 * @param steps what was done, in order
 */
public record KeyCase(String id, Level level, String opening, List<Step> steps)
    implements RecordedCase {
  public KeyCase {
    steps = List.copyOf(steps);
  }

  /**
   * A key, or bytes written to the piece list.
   *
   * @param key the key pressed; none if bytes were written
   * @param edits the bytes written, in order
   * @param expected what must be seen afterwards, by field
   * @param cycles how long the original took, if that was recorded; not compared
   */
  public record Step(
      Optional<Key> key,
      List<Edit> edits,
      Map<RecordedField, String> expected,
      OptionalLong cycles) {
    public Step {
      edits = List.copyOf(edits);
      expected = Collections.unmodifiableMap(new LinkedHashMap<>(expected));
    }

    @Override
    public String toString() {
      return key.isPresent() ? "key " + key.get().label() : "edit";
    }
  }

  /**
   * A byte written to the piece list.
   *
   * @param man 00 to 1F
   * @param square any byte
   */
  public record Edit(int man, int square) {}
}
