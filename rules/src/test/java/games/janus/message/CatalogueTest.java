package games.janus.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalogue, and what the build has made of it. */
class CatalogueTest {
  private static final Path CATALOGUE = Path.of("src/main/messages/en");
  private static final Path WRITTEN = Path.of("target/generated-sources/messages/words.ts");
  private static final Path PAGE = Path.of("../web/src/lib/words/words.ts");

  static Stream<String> lines() throws IOException {
    var lines = new ArrayList<String>();
    try (Stream<Path> files = Files.list(CATALOGUE)) {
      for (Path file : files.sorted().toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines.stream().filter(line -> !line.isBlank() && !line.startsWith("#"));
  }

  /** ICU's own MessageFormat says the same, for every message and many numbers. */
  @ParameterizedTest
  @MethodSource("lines")
  void isSaidAsIcuSaysIt(String line) {
    String key = line.substring(0, line.indexOf('='));
    String pattern = line.substring(line.indexOf('=') + 1);
    Map<String, Boolean> places = places(pattern);
    if (key.startsWith("page.")) {
      return;
    }
    if (key.startsWith("help.")) {
      Map<String, Object> values = Map.of("candidates", "<a, b>", "default", "<c>");
      assertThat(Language.ENGLISH.help(key, "<a, b>", "<c>"))
          .contains(new MessageFormat(pattern, Locale.ENGLISH).format(values));
      return;
    }
    for (long count : new long[] {0, 1, 2, 21, 999, 1000, 1_234_567}) {
      List<Argument> args = new ArrayList<>();
      Map<String, Object> values = new TreeMap<>();
      places.forEach((name, isNumber) -> {
        args.add(isNumber ? new Argument.Count(count) : new Argument.Text("<" + name + ">"));
        values.put(name, isNumber ? (Object) count : "<" + name + ">");
      });
      assertThat(new Message(key, args).text())
          .isEqualTo(new MessageFormat(pattern, Locale.ENGLISH).format(values));
    }
  }

  private static Map<String, Boolean> places(String text) {
    var pattern = new MessagePattern(text);
    Map<String, Boolean> places = new TreeMap<>();
    for (int i = 0; i < pattern.countParts(); i++) {
      if (pattern.getPartType(i) == MessagePattern.Part.Type.ARG_START) {
        boolean isNumber = pattern.getPart(i).getArgType() != MessagePattern.ArgType.NONE;
        places.merge(pattern.getSubstring(pattern.getPart(i + 1)), isNumber, Boolean::logicalOr);
      }
    }
    return places;
  }

  @Test
  void aMessageMayStandInAnother() {
    var inner = Messages.reasonTime();
    assertThat(Messages.moveIllegal("e5", inner).text())
        .isEqualTo("\"e5\" cannot be played. out of time");
  }

  @Test
  void aMessageOfAnotherVersionIsTold() {
    assertThat(new Message("no.such", List.of(new Argument.Text("x"))).text())
        .isEqualTo("no.such: x");
  }

  /**
   * Somebody says each message: Java by the name of its method, the page as {@code m.name}. Which
   * help is used, the test of the commands says.
   */
  @Test
  void noMessageIsUnused() throws IOException {
    String java = sources(".java", Path.of(".."), "/src/main/java/");
    String page = sources("", Path.of("../web/src"), "/src/");
    var unused = new TreeSet<String>();
    lines()
        .map(line -> line.substring(0, line.indexOf('=')))
        .filter(key -> !key.startsWith("help."))
        .filter(key -> {
          boolean isPage = key.startsWith("page.");
          String name = name(isPage ? key.substring("page.".length()) : key);
          return !(isPage
              ? page.contains("m." + name)
              : java.contains("Messages." + name + "(")
                  || java.contains("Messages::" + name + ")"));
        })
        .forEach(unused::add);
    assertThat(unused).isEmpty();
  }

  private static String sources(String end, Path folder, String within) throws IOException {
    var all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files
              .filter(path -> path.toString().endsWith(end) && path.toString().contains(within))
              .filter(
                  path -> !path.toString().contains("node_modules") && Files.isRegularFile(path))
              .filter(path -> path.toString().matches(".*\\.(java|ts|svelte)"))
              .filter(path -> !path.endsWith("words/words.ts"))
              .toList()) {
        all.append(Files.readString(file)).append('\n');
      }
    }
    return all.toString();
  }

  private static String name(String key) {
    String[] words = key.split("[.-]", -1);
    var name = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      name.append(words[i].substring(0, 1).toUpperCase(Locale.ROOT)).append(words[i].substring(1));
    }
    return name.toString();
  }

  @Test
  void theWordsOfThePageAreThoseTheBuildWrites() throws IOException {
    assertThat(Files.readString(PAGE))
        .as("after a change of the catalogue: cp rules/%s web/src/lib/words/words.ts", WRITTEN)
        .isEqualTo(Files.readString(WRITTEN));
  }
}
