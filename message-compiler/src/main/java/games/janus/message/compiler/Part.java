package games.janus.message.compiler;

import java.util.List;
import java.util.Map;

/** A piece of a message. */
sealed interface Part {
  /** Text that stands as it is. */
  record Literal(String text) implements Part {}

  /** What stands in a place: a text, or another message. */
  record Argument(String name) implements Part {}

  /** A whole number, its digits grouped. */
  record Grouped(String name) implements Part {}

  /**
   * One of several messages, by a whole number.
   *
   * @param cases by plural category ({@code one}, {@code other}) or number ({@code =0})
   */
  record Plural(String name, Map<String, List<Part>> cases) implements Part {}
}
