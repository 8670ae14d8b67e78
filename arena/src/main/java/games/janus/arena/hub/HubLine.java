package games.janus.arena.hub;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of the protocol: a command, then arguments that are a name alone or {@code name=value}, in
 * quotes if the value has blanks.
 *
 * @param command the first word; empty if the line is
 * @param arguments by name, in order; a name alone has an empty value
 */
record HubLine(String command, Map<String, String> arguments) {
  static HubLine read(String line) {
    var words = words(line);
    var arguments = new LinkedHashMap<String, String>();
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        arguments.put(word, "");
      } else {
        arguments.put(word.substring(0, equals), word.substring(equals + 1));
      }
    }
    return new HubLine(words.isEmpty() ? "" : words.getFirst(), arguments);
  }

  private static List<String> words(String line) {
    var words = new ArrayList<String>();
    var word = new StringBuilder();
    boolean isQuoted = false;
    for (int i = 0; i < line.length(); i++) {
      char letter = line.charAt(i);
      if (letter == '"') {
        isQuoted = !isQuoted;
      } else if (letter <= ' ' && !isQuoted) {
        addWord(words, word);
      } else {
        word.append(letter);
      }
    }
    addWord(words, word);
    return words;
  }

  private static void addWord(List<String> words, StringBuilder word) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  Optional<String> argument(String name) {
    return Optional.ofNullable(arguments.get(name));
  }

  boolean has(String name) {
    return arguments.containsKey(name);
  }

  /** A value as it stands in a line, in quotes where it needs them. */
  static String quoted(String value) {
    boolean isPlain = !value.isEmpty() && value.chars().allMatch(letter -> letter > ' ');
    return isPlain ? value : "\"" + value.replace('"', '\'') + "\"";
  }
}
