package games.janus.engines.museum.microchess;

import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where a replay and its recording part.
 *
 * @param id the recording's name
 * @param place which step of it; empty if it has but one
 * @param field what differs
 * @param expected what the original gave
 * @param actual what we give
 */
public record Difference(String id, String place, String field, String expected, String actual) {
  /** Every expected field that is not as expected; one that is not there says none. */
  static List<Difference> between(
      String id, String place, Map<String, String> expected, Map<String, String> actual) {
    List<Difference> differences = new ArrayList<>();
    expected.forEach((field, wanted) -> {
      String seen = actual.getOrDefault(field, RecordedField.NONE);
      if (!seen.equals(wanted)) {
        differences.add(new Difference(id, place, field, wanted, seen));
      }
    });
    return differences;
  }

  @Override
  public String toString() {
    return Excerpt.of(id)
        + (place.isEmpty() ? "" : ", " + place)
        + ": "
        + field
        + " is "
        + actual
        + ", the original gave "
        + expected;
  }
}
