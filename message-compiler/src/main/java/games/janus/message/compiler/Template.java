package games.janus.message.compiler;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A message with places in it, as ICU's MessageFormat writes it: {@code {name}}, {@code {count,
 * number}}, {@code {count, plural, one {# move} other {# moves}}} and {@code {piece, select, queen
 * {die Dame} other {{piece}}}}.
 *
 * @param places the names of the places in alphabetical order, and whether each holds a number
 */
record Template(String key, List<Part> parts, SortedMap<String, Boolean> places) {
  static Template read(String key, String text) {
    MessagePattern pattern;
    try {
      pattern = new MessagePattern(text);
    } catch (IllegalArgumentException | IndexOutOfBoundsException wrong) {
      throw new CatalogueException(key + ": " + wrong.getMessage());
    }
    var reader = new Reader(key, pattern);
    List<Part> parts = reader.message(0, "");
    return new Template(key, parts, reader.places);
  }

  /** The plural categories that it names, such as {@code one}. */
  Set<String> categories() {
    var categories = new TreeSet<String>();
    each(
        parts,
        part -> {
          if (part instanceof Part.Plural plural) {
            plural.cases().keySet().stream()
                .filter(selector -> !selector.startsWith("="))
                .forEach(categories::add);
          }
        });
    return categories;
  }

  /** Whether it chooses by the message in a place. */
  boolean selects() {
    var found = new ArrayList<Part>();
    each(
        parts,
        part -> {
          if (part instanceof Part.Select) {
            found.add(part);
          }
        });
    return !found.isEmpty();
  }

  private static void each(List<Part> parts, Consumer<Part> visit) {
    for (Part part : parts) {
      visit.accept(part);
      if (part instanceof Part.Plural plural) {
        plural.cases().values().forEach(inner -> each(inner, visit));
      } else if (part instanceof Part.Select select) {
        select.cases().values().forEach(inner -> each(inner, visit));
      }
    }
  }

  /** Reads one message of ICU's flat list of parts. */
  private static final class Reader {
    private final String key;
    private final MessagePattern pattern;
    private final SortedMap<String, Boolean> places = new TreeMap<>();

    Reader(String key, MessagePattern pattern) {
      this.key = key;
      this.pattern = pattern;
    }

    /** The message that starts at a part; {@code #} in it is the number of the plural around it. */
    List<Part> message(int start, String number) {
      var parts = new ArrayList<Part>();
      var text = new StringBuilder();
      int at = pattern.getPart(start).getLimit();
      int limit = pattern.getLimitPartIndex(start);
      for (int i = start + 1; i <= limit; i++) {
        MessagePattern.Part part = pattern.getPart(i);
        text.append(pattern.getPatternString(), at, part.getIndex());
        at = part.getLimit();
        switch (part.getType()) {
          case REPLACE_NUMBER -> {
            flush(text, parts);
            parts.add(new Part.Grouped(number));
          }
          case ARG_START -> {
            flush(text, parts);
            parts.add(argument(i, number));
            i = pattern.getLimitPartIndex(i);
            at = pattern.getPart(i).getLimit();
          }
          default -> {}
        }
      }
      flush(text, parts);
      return parts;
    }

    private static void flush(StringBuilder text, List<Part> parts) {
      if (!text.isEmpty()) {
        parts.add(new Part.Literal(text.toString()));
        text.setLength(0);
      }
    }

    private Part argument(int start, String number) {
      String name = pattern.getSubstring(pattern.getPart(start + 1));
      ArgType type = pattern.getPart(start).getArgType();
      if (type == ArgType.NONE) {
        place(name, false);
        return new Part.Argument(name);
      }
      if (type == ArgType.SIMPLE
          && pattern.partSubstringMatches(pattern.getPart(start + 2), "number")) {
        place(name, true);
        return new Part.Grouped(name);
      }
      if (type == ArgType.PLURAL) {
        place(name, true);
        return new Part.Plural(name, cases(start, name));
      }
      if (type == ArgType.SELECT) {
        place(name, false);
        return new Part.Select(name, cases(start, number));
      }
      throw new CatalogueException(
          key + ": {" + name + "} is neither plain, nor a number, nor a plural, nor a select");
    }

    private Map<String, List<Part>> cases(int start, String number) {
      Map<String, List<Part>> cases = new LinkedHashMap<>();
      int end = pattern.getLimitPartIndex(start);
      int at = start + 2;
      while (at < end) {
        String selector = pattern.getSubstring(pattern.getPart(at++));
        if (pattern.getPart(at).getType().hasNumericValue()) {
          at++; // the value of a selector such as =0
        }
        cases.put(selector, message(at, number));
        at = pattern.getLimitPartIndex(at) + 1;
      }
      return cases;
    }

    private void place(String name, boolean isNumber) {
      Boolean before = places.put(name, isNumber);
      if (before != null && before != isNumber) {
        throw new CatalogueException(key + ": {" + name + "} is a number in one place only");
      }
    }
  }
}
