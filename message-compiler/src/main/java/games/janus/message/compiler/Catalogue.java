package games.janus.message.compiler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The messages of one language: a line {@code key=text} each; lines with # are for translators. */
record Catalogue(List<Template> templates) {
  /** Keys of messages that the page says by itself. */
  private static final String PAGE = "page.";

  /** Keys of the help of the command line. */
  private static final String HELP = "help.";

  /** Reads a language: the files of its folder, which share one set of keys. */
  static Catalogue read(Path folder) throws IOException {
    Map<String, Template> templates = new LinkedHashMap<>();
    Set<String> names = new LinkedHashSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        read(file, templates, names);
      }
    }
    return new Catalogue(List.copyOf(templates.values()));
  }

  private static void read(Path file, Map<String, Template> templates, Set<String> names)
      throws IOException {
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      int equals = line.indexOf('=');
      String key = equals < 0 ? line : line.substring(0, equals);
      if (equals < 0 || !key.matches("[a-z0-9-]+(\\.[a-z0-9-]+)+")) {
        throw new CatalogueException(file + ":" + number + ": not of the form key.of-words=text");
      }
      if (templates.put(key, Template.read(key, line.substring(equals + 1))) != null) {
        throw new CatalogueException(file + ":" + number + ": " + key + " is there twice");
      }
      // The page's functions are in an object of their own.
      if (!names.add(key.startsWith(PAGE) ? PAGE + name(key) : name(key))) {
        throw new CatalogueException(file + ":" + number + ": " + key + " has another's name");
      }
    }
  }

  /** Those that the core, the terminal and the server say. */
  List<Template> spokenInJava() {
    return filtered(key -> !key.startsWith(PAGE) && !key.startsWith(HELP));
  }

  /** Those that the page says by itself. */
  List<Template> spokenByThePage() {
    return filtered(key -> key.startsWith(PAGE));
  }

  /** The help of the command line. */
  List<Template> help() {
    return filtered(key -> key.startsWith(HELP));
  }

  private List<Template> filtered(Predicate<String> isWanted) {
    return templates.stream().filter(template -> isWanted.test(template.key())).toList();
  }

  /** The name of a message's function: {@code move.not-legal} is moveNotLegal. */
  static String name(String key) {
    String from = key.startsWith(PAGE) ? key.substring(PAGE.length()) : key;
    var name = new StringBuilder();
    for (String word : from.split("[.-]", -1)) {
      name.append(
          name.isEmpty()
              ? word
              : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return name.toString();
  }
}
