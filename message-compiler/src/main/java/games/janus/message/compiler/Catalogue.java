package games.janus.message.compiler;

import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The messages of one language: a line {@code key=text} each; lines with # are for translators.
 *
 * @param entries the messages by their keys
 */
record Catalogue(Map<String, Entry> entries) {
  /** Keys of messages that the page says by itself. */
  private static final String PAGE = "page.";

  /** Keys of the help of the command line. */
  private static final String HELP = "help.";

  /**
   * A message and where it stands.
   *
   * @param file the name of the file, which is the same in every language
   */
  record Entry(Template template, String file, int line) {
    private String fault(String code, String what) {
      return code + "/" + file + ":" + line + ": " + template.key() + " " + what;
    }
  }

  /** Reads a language: the files of its folder, which share one set of keys. */
  static Catalogue read(Path folder) throws IOException {
    Map<String, Entry> entries = new LinkedHashMap<>();
    Set<String> names = new HashSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        read(file, entries, names);
      }
    }
    return new Catalogue(entries);
  }

  private static void read(Path file, Map<String, Entry> entries, Set<String> names)
      throws IOException {
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String place = file + ":" + number + ": ";
      int equals = line.indexOf('=');
      String key = equals < 0 ? line : line.substring(0, equals);
      if (equals < 0 || !key.matches("[a-z0-9-]+(\\.[a-z0-9-]+)+")) {
        throw new CatalogueException(place + "not of the form key.of-words=text");
      }
      Template template = template(place, key, line.substring(equals + 1));
      String name = file.getFileName().toString();
      if (entries.put(key, new Entry(template, name, number)) != null) {
        throw new CatalogueException(place + key + " is there twice");
      }
      // The page's functions are in an object of their own.
      if (!names.add(key.startsWith(PAGE) ? PAGE + name(key) : name(key))) {
        throw new CatalogueException(place + key + " has another's name");
      }
    }
  }

  private static Template template(String place, String key, String text) {
    try {
      return Template.read(key, text);
    } catch (CatalogueException wrong) {
      throw new CatalogueException(place + wrong.getMessage());
    }
  }

  /** What is wrong with a translation, line by line. */
  List<String> faults(Catalogue english, String code) {
    var faults = new ArrayList<String>();
    var categories =
        new TreeSet<>(PluralRules.forLocale(ULocale.forLanguageTag(code)).getKeywords());
    english.entries.forEach((key, original) -> {
      Entry entry = entries.get(key);
      if (entry == null) {
        faults.add(code + "/" + original.file() + ": " + key + " is missing");
        return;
      }
      if (!entry.file().equals(original.file())) {
        faults.add(entry.fault(code, "belongs into " + original.file()));
      }
      if (!entry.template().places().equals(original.template().places())) {
        faults.add(
            entry.fault(
                code,
                "has the places %s, the English message %s (true: a number)"
                    .formatted(entry.template().places(), original.template().places())));
      }
      for (String category : entry.template().categories()) {
        if (!categories.contains(category)) {
          faults.add(entry.fault(code, "counts by " + category + "; known: " + categories));
        }
      }
      if (key.startsWith(PAGE) && entry.template().selects()) {
        faults.add(entry.fault(code, "selects; the page has no messages in places to select by"));
      }
    });
    entries.forEach((key, entry) -> {
      if (!english.entries.containsKey(key)) {
        faults.add(entry.fault(code, "is no message"));
      }
    });
    return faults;
  }

  /** Those that the core, the terminal and the server say. */
  List<Template> spokenInJava() {
    return filtered(key -> !key.startsWith(PAGE) && !key.startsWith(HELP));
  }

  /** Those that the page says by itself. */
  List<Template> spokenBy(PagePart part) {
    return filtered(key -> key.startsWith(PAGE) && PagePart.of(key) == part);
  }

  /** The help of the command line. */
  List<Template> help() {
    return filtered(key -> key.startsWith(HELP));
  }

  private List<Template> filtered(Predicate<String> isWanted) {
    return entries.values().stream()
        .map(Entry::template)
        .filter(template -> isWanted.test(template.key()))
        .toList();
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
