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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalogue, and what the build has made of it. */
class CatalogueTest {
  private static final Path CATALOGUES = Path.of("src/main/messages");
  private static final Path CATALOGUE = CATALOGUES.resolve("en");
  private static final Path WRITTEN = Path.of("target/generated-sources/messages");
  private static final Path PAGE = Path.of("../web/src/lib/words");

  static Stream<String> lines() throws IOException {
    return lines(CATALOGUE);
  }

  private static Stream<String> lines(Path folder) throws IOException {
    var lines = new ArrayList<String>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines.stream().filter(line -> !line.isBlank() && !line.startsWith("#"));
  }

  /** English as it was compiled, and every language, English too, as its catalogue is read. */
  static Stream<Arguments> languages() throws IOException {
    var languages = new ArrayList<Arguments>();
    languages.add(Arguments.of(Language.ENGLISH, lines().toList()));
    for (String code : Messages.LANGUAGES) {
      List<String> lines = lines(CATALOGUES.resolve(code)).toList();
      languages.add(Arguments.of(Language.of(code, String.join("\n", lines)), lines));
    }
    return languages.stream();
  }

  /** ICU's own MessageFormat says the same, for every message and many numbers. */
  @ParameterizedTest
  @MethodSource("languages")
  void everythingIsSaidAsIcuSaysIt(Language language, List<String> lines) {
    for (String line : lines) {
      String key = line.substring(0, line.indexOf('='));
      String pattern = line.substring(line.indexOf('=') + 1);
      var icu = new MessageFormat(pattern, Locale.forLanguageTag(language.code()));
      if (key.startsWith("help.")) {
        Map<String, Object> values = Map.of("candidates", "<a, b>", "default", "<c>");
        assertThat(language.help(key, "<a, b>", "<c>")).contains(icu.format(values));
      } else if (!key.startsWith("page.")) {
        for (long count : new long[] {0, 1, 2, 21, 999, 12_345, 1_234_567, 2_000_000}) {
          for (String text : texts(pattern)) {
            compare(language, key, icu, places(pattern), count, text);
          }
        }
      }
    }
  }

  private static void compare(
      Language language,
      String key,
      MessageFormat icu,
      Map<String, Boolean> places,
      long count,
      String text) {
    List<Argument> args = new ArrayList<>();
    Map<String, Object> values = new TreeMap<>();
    places.forEach((name, isNumber) -> {
      args.add(isNumber ? new Argument.Count(count) : new Argument.Text(text));
      values.put(name, isNumber ? (Object) count : text);
    });
    assertThat(language.text(new Message(key, args))).as(key).isEqualTo(icu.format(values));
  }

  /** What may stand in the places of a text: a name, and every word by which it selects. */
  private static Set<String> texts(String text) {
    var pattern = new MessagePattern(text);
    var texts = new TreeSet<>(Set.of("<x>"));
    for (int i = 0; i < pattern.countParts(); i++) {
      if (pattern.getPartType(i) == MessagePattern.Part.Type.ARG_SELECTOR) {
        texts.add(pattern.getSubstring(pattern.getPart(i)));
      }
    }
    return texts;
  }

  /** As Intl writes them in the page; ICU's MessageFormat groups four digits in Spanish too. */
  @ParameterizedTest
  @CsvSource({"en,'1,204'", "de,1.204", "fr,1\u202f204", "es,1204"})
  void fourDigitsAreGroupedAsTheLanguageDoes(String code, String written) {
    assertThat(Grammar.of(code).grouped(1204)).isEqualTo(written);
    assertThat(Grammar.of(code).grouped(-1204)).isEqualTo("-" + written);
  }

  @Test
  void aMessageInAPlaceIsChosenByTheLastPartOfItsKey() {
    var german =
        Language.of(
            "de",
            """
            # ein Wort
            piece.queen=Dame
            game.start={x, select, queen {Die {x} beginnt} other {{x} beginnt}} um '{'{n, number}'}'.
            """);
    var queen = new Message("piece.queen", List.of());
    var args = List.<Argument>of(new Argument.Count(12345), queen);
    assertThat(german.text(new Message("game.start", args)))
        .isEqualTo("Die Dame beginnt um {12.345}.");
    assertThat(german.text(Messages.reasonTime())).isEqualTo("out of time");
  }

  private static Map<String, Boolean> places(String text) {
    var pattern = new MessagePattern(text);
    Map<String, Boolean> places = new TreeMap<>();
    for (int i = 0; i < pattern.countParts(); i++) {
      if (pattern.getPartType(i) == MessagePattern.Part.Type.ARG_START) {
        MessagePattern.ArgType type = pattern.getPart(i).getArgType();
        boolean isNumber =
            type != MessagePattern.ArgType.NONE && type != MessagePattern.ArgType.SELECT;
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

  /** Pruning is the art, what it does is a cut-off; "Prune Branch" stands in the seed's drawing. */
  @Test
  void aCutOffHasOneName() throws IOException {
    Map<String, String> others =
        Map.of(
            "en", ".*\\b[Pp]run(e|es|ed)\\b.*",
            "de", ".*([Aa]bgeschnitten|[Gg]ekappt|[Pp]rune).*",
            "fr", ".*([Éé]lagu|élagages).*",
            "es", ".*([Pp]oda).*");
    for (var other : others.entrySet()) {
      assertThat(lines(CATALOGUES.resolve(other.getKey())))
          .as(other.getKey())
          .filteredOn(line ->
              !line.matches("(page.museum.flowchart.prune|page.pruning|endgame.short|work.).*"))
          .map(line -> line.substring(line.indexOf('=') + 1))
          .noneMatch(text -> text.matches(other.getValue()));
    }
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
              .filter(path -> !path.toString().matches(".*/words/(words|museum)[^/]*\\.ts"))
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
    assertThat(words(PAGE))
        .as("after a change of the catalogue: cp rules/%s/*.ts web/src/lib/words/", WRITTEN)
        .isEqualTo(words(WRITTEN));
  }

  private static Map<String, String> words(Path folder) throws IOException {
    var words = new TreeMap<String, String>();
    for (String code : Messages.LANGUAGES) {
      for (String part : List.of("words", "museum")) {
        String name = code.equals("en") ? part + ".ts" : part + "." + code + ".ts";
        Path file = folder.resolve(name);
        words.put(name, Files.exists(file) ? Files.readString(file) : "is not there");
      }
    }
    return words;
  }
}
