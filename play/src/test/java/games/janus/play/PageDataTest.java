package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.play.core.Core;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page that describes what pages and the core tell each other, held to its word. */
class PageDataTest {
  private static final Path PAGE = Path.of("../docs/page-data.md");
  private static final TextCore CORE = new TextCore();

  private static String answer(String question) {
    return CORE.think(question, ThinkControl.patient());
  }

  private static List<String> examples() throws IOException {
    var examples = new ArrayList<String>();
    boolean isInside = false;
    for (String line : Files.readAllLines(PAGE)) {
      boolean isFence = line.startsWith("```");
      if (isInside && !isFence) {
        examples.add(line);
      }
      isInside = isFence ? line.equals("```json") : isInside;
    }
    return examples;
  }

  @Test
  void theQuestionsOnThePageAreAnswered() throws IOException {
    List<String> questions =
        examples().stream().filter(example -> example.contains("\"ask\"")).toList();
    assertThat(questions).hasSizeGreaterThanOrEqualTo(2);
    for (String question : questions) {
      assertThat(Clicks.read(answer(question)).has("error")).as(question).isFalse();
    }
  }

  @Test
  void everyQuestionHasAHeadingAndEveryHeadingIsAQuestion() throws IOException {
    String known = Clicks.read(answer("{\"ask\":\"?\"}")).get("error").asText();
    String[] questions =
        known.substring(known.indexOf("Known: ") + 7, known.length() - 1).split(", ");
    assertThat(
            Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("## ") && !line.equals("## Every question"))
                .map(line -> line.substring(3)))
        .containsExactlyInAnyOrder(questions);
  }

  @Test
  void theErrorOnThePageIsGiven() throws IOException {
    List<String> errors =
        examples().stream().filter(example -> example.contains("\"error\"")).toList();
    String question =
        "{\"ask\":\"enter\",\"game\":\"checkers\",\"start\":\"W:W22,32:B17,18\",\"text\":\"32-28\"}";
    assertThat(errors)
        .singleElement()
        .extracting(Clicks::read)
        .isEqualTo(Clicks.read(CORE.answer(question)));
  }

  /** Each heading of the page, and the fields its answers have. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          catalog | {"ask":"catalog"} | engines metrics ruleSets ballots version
          view | {"ask":"view","game":"chess","moves":["e2e4"]} | game rules fen ply turn turnName names colors men cells options mustJump jumpers last history taken check outcome winner isTie claim message opening
          point | {"ask":"point","game":"checkers","rules":"two-player","start":"W:W22,32:B11,18","pointed":["c3"],"square":"e5"} | pointed selected origin targets inSequence canStop men removed promotions play refusal
          enter | {"ask":"enter","game":"chess","text":"e4"} | id text
          evaluate | {"ask":"evaluate","game":"chess","engine":"microchess"} | schema game rules fen engine level unit side move score terms stages bonus verdict
          setup | {"ask":"setup","game":"checkers","fen":"B:W18:B12"} | fen men turn
          write | {"ask":"write","game":"chess"} | text
          along | {"ask":"along","game":"chess","line":["e2e4"]} | men path texts legal turn check
          read | {"ask":"read","game":"chess","text":"1. e4 *"} | games bad
          explain | {"ask":"explain","game":"checkers","engine":"minimax","depth":3,"move":"11-15"} | schema game rules fen engine level depth unit isOwnChoice played asked against difference changes sentence
          compare | {"ask":"compare","game":"checkers","engine":"minimax","depth":3} | schema game rules fen engine level unit depth runs guarantee asPromised
          lineage | {"ask":"lineage","game":"checkers","nodes":1000} | schema game rules fen judge move first firstYear agreeing players sentence
          review | {"ask":"review","game":"chess","moves":["e2e4","e7e5"],"depth":2} | schema game rules fen by plies complete moves moments sides summary opening text
          puzzles | {"ask":"puzzles","game":"chess","moves":["f2f3","e7e5","g2g4"],"nodes":500} | positions complete puzzles
          octave | {"ask":"octave","line":"e2e4"} | text after moves men over thought
          mint | {"ask":"mint","lines":["1 ."]} | text awaits problem stack variables definitions mode heap steps words record
          mint-listing | {"ask":"mint-listing","program":["1 ."]} | lines definitions meanings
          kim1 | {"ask":"kim1","keys":["C","PC"]} | machine display runs digits computer men board level checkLimit turn opening openingBytes bookPointer levels openings note reply
          kim1 | {"ask":"kim1","keys":["C","9","PC"],"trace":1} | events counts
          """)
  void everyFieldOfAnAnswerIsDescribed(String heading, String question, String fields)
      throws IOException {
    JsonNode answer = Clicks.read(answer(question));
    assertThat(answer.fieldNames()).toIterable().containsExactly(fields.split(" ", -1));
    String section = section(heading);
    for (String field : fields.split(" ", -1)) {
      assertThat(section).as(field).contains("`" + field + "`");
    }
  }

  private static String section(String heading) throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf("\n## " + heading + "\n");
    assertThat(from).as(heading).isNotNegative();
    int to = page.indexOf("\n## ", from + 1);
    return page.substring(from, to < 0 ? page.length() : to);
  }

  @Test
  void theVersionIsThatOfTheBuild() throws IOException {
    assertThat(Files.readString(Path.of("../pom.xml")))
        .contains("<artifactId>janus</artifactId>\n  <version>" + Core.VERSION + "</version>");
  }

  /** The same questions are put to the core in the browser. */
  @Test
  void everyQuestionIsAnsweredInOneObject() throws IOException {
    for (String question :
        Files.readAllLines(Path.of("src/test/resources/page-data/questions.jsonl"))) {
      assertThat(Clicks.read(CORE.answer(question)).isObject()).as(question).isTrue();
    }
  }
}
