package games.janus.engines.museum.microchess;

import games.janus.rules.Excerpt;

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
