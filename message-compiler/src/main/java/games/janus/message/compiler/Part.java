package games.janus.message.compiler;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A piece of a message. */
sealed interface Part {
  /** Text that stands as it is. */
  record Literal(String text) implements Part {}

  /** What stands in a place: a text, or another message. */
  record Argument(String name) implements Part {}

  /** A whole number, its digits grouped. */
  record Grouped(String name) implements Part {}

  /**
   * One of several messages, by the last part of the key of the message in the place. Only
   * languages that are read at run time have it: English needs no gender, and the page no such
   * messages.
   */
  record Select(String name, Map<String, List<Part>> cases) implements Part {}

  /**
   * One of several messages, by a whole number.
   *
   * @param cases by plural category ({@code one}, {@code other}) or number ({@code =0})
   */
  record Plural(String name, Map<String, List<Part>> cases) implements Part {
    /**
     * The choice as an expression, which Java and TypeScript write alike.
     *
     * @param count an expression that is the number
     * @param equal the comparison with a number, such as {@code == %sL}
     * @param expression writes a message
     */
    String expression(String count, String equal, Function<List<Part>, String> expression) {
      var out = new StringBuilder();
      cases.forEach((selector, parts) -> {
        if (!selector.equals("other")) {
          String test =
              selector.startsWith("=")
                  ? count + equal.formatted(selector.substring(1))
                  : Catalogue.name("is-" + selector) + "(" + count + ")";
          out.append(test).append(" ? ").append(expression.apply(parts)).append(" : ");
        }
      });
      return out + expression.apply(cases.getOrDefault("other", List.of()));
    }
  }
}
