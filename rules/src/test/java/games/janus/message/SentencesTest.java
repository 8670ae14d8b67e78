package games.janus.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences stand in the catalogue, not in the code. */
class SentencesTest {
  /** Why a text is no message, and which are left for that reason. */
  private static final Map<String, List<String>> ALLOWED =
      Map.of(
          "Graphviz",
          List.of(
              "  node [shape=box, style=filled, fontname=\\\"sans-serif\\\", fillcolor=\\\"",
              "digraph search {\\n",
              "digraph states {\\n"),
          "the words in which a rule set is written",
          List.of(
              "first, capture, continuation, crowning, blocked, repetition, quiet, white, black, removal"),
          "a position in a debugger",
          List.of(" to move, rules ", " to move\\n"),
          "a header of HTTP",
          List.of(
              "attachment; filename=\\\"",
              "public, max-age=31536000, immutable",
              "text/plain; version=0.0.4"),
          "UCI",
          List.of(
              "id name ",
              "go perft ",
              "Nodes searched",
              "go nodes ",
              "position fen ",
              "info depth ",
              "info string ",
              "Nodes searched: ",
              "option name Clear Hash type button",
              "option name UCI_ShowWDL type check default false",
              "option name Telemetry type check default false",
              "option name Ponder type check default false",
              "option name UCI_Chess960 type check default false",
              "option name OwnBook type check default ",
              "option name Book File type string default ",
              "option name UCI_LimitStrength type check default false",
              "option name Level type combo default ",
              "option name ",
              " type spin default ",
              "move overhead",
              "skill level",
              "book file",
              "clear hash",
              "setoption name ",
              "go infinite",
              "id author ",
              "info depth 0 score "),
          "Java",
          List.of("  private static final int[] "),
          "the original's own words",
          List.of(
              "inverse colors",
              "small letters",
              "Invalid input. Use format: e2e4 (column=a-h, row=1-8)",
              "Illegal move. Try again.",
              "Exiting game...",
              " sec, eval=",
              "Checkmate! You win!",
              "Your turn (White):",
              "Enter move (e.g., e2e4 or e2-e4): "),
          "the PGN standard's own words",
          List.of("time forfeit", "rules infraction"),
          "words that are typed",
          List.of("q exit bye"),
          "Hub",
          List.of(
              "set-param name=",
              "pos pos=",
              "go think",
              "level infinite",
              "error message=",
              "param name=level",
              "param name=",
              " type=int min=1 max=",
              "info depth=",
              "done move="));

  /** Comments, text blocks, characters and texts: whichever begins first hides the others. */
  private static final Pattern PARTS =
      Pattern.compile(
          "//[^\n]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|'(?:\\\\.|[^'\\\\])'"
              + "|\"((?:\\\\.|[^\"\\\\\n])*)\"");

  private static final Pattern TWO_WORDS = Pattern.compile("[a-z]{2,}[,;:]? [a-z]{2,}");

  /** What a programmer did wrong is told to programmers, and the log is read by operators. */
  private static final Pattern NOT_FOR_PLAYERS =
      Pattern.compile(
          "\\bassert\\b|new (IllegalArgument|IllegalState)Exception\\(|\\bSTANDARD\\.log\\(");

  @ParameterizedTest
  @ValueSource(strings = {"rules", "engines", "play", "arena", "server", "cli", "workbench"})
  void noSentenceStandsInTheCode(String module) throws IOException {
    var found = new TreeSet<String>();
    for (Path file : sources(module)) {
      for (String text : sentences(Files.readString(file))) {
        if (!isAllowed(text)) {
          found.add(file.getFileName() + ": " + text);
        }
      }
    }
    assertThat(found).isEmpty();
  }

  private static boolean isAllowed(String text) {
    return ALLOWED.values().stream().anyMatch(texts -> texts.contains(text));
  }

  private static List<Path> sources(String module) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).hasSizeGreaterThan(30);
      return sources;
    }
  }

  private static List<String> sentences(String source) {
    var sentences = new ArrayList<String>();
    var statement = new StringBuilder();
    Matcher part = PARTS.matcher(source);
    int at = 0;
    while (part.find()) {
      statement.append(source, at, part.start());
      at = part.end();
      int begun = Math.max(statement.lastIndexOf(";"), statement.lastIndexOf("{"));
      statement.delete(0, Math.max(begun, statement.lastIndexOf("}")) + 1);
      String text = part.group(1);
      if (text != null
          && TWO_WORDS.matcher(text).find()
          && !NOT_FOR_PLAYERS.matcher(statement).find()) {
        sentences.add(text);
      }
    }
    return sentences;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "say(\"it is late\");",
        "assert a : \"fine here\"; say(\"it is late\");",
        "/* \" */ say(\"it is late\"); // \"not this one\"",
        "throw new IllegalStateException(\"never this\"); } String text = \"it is late\";"
      })
  void aSentenceIsFound(String source) {
    assertThat(sentences(source)).containsExactly("it is late");
  }
}
