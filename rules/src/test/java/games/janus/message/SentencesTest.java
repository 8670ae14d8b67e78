package games.janus.message;

import static java.util.Map.entry;
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
  /** What is left, and why it is no message. */
  private static final Map<String, String> ALLOWED =
      Map.ofEntries(
          entry(
              "  node [shape=box, style=filled, fontname=\\\"sans-serif\\\", fillcolor=\\\"",
              "Graphviz"),
          entry("digraph search {\\n", "Graphviz"),
          entry("digraph states {\\n", "Graphviz"),
          entry(
              "first, capture, continuation, crowning, blocked, repetition, quiet, white, black, removal",
              "the words in which a rule set is written"),
          entry(" to move, rules ", "a position in a debugger"),
          entry(" to move\\n", "a position in a debugger"),
          entry("attachment; filename=\\\"", "a header of HTTP"),
          entry("public, max-age=31536000, immutable", "a header of HTTP"),
          entry("text/plain; version=0.0.4", "a header of HTTP"),
          entry("id name ", "UCI"),
          entry("go perft ", "UCI"),
          entry("Nodes searched", "UCI"),
          entry("go nodes ", "UCI"),
          entry("position fen ", "UCI"),
          entry("  private static final int[] ", "Java"),
          entry("inverse colors", "the original's own words"),
          entry("small letters", "the original's own words"),
          entry(
              "Invalid input. Use format: e2e4 (column=a-h, row=1-8)", "the original's own words"),
          entry("Illegal move. Try again.", "the original's own words"),
          entry("Exiting game...", "the original's own words"),
          entry(" sec, eval=", "the original's own words"),
          entry("Checkmate! You win!", "the original's own words"),
          entry("Your turn (White):", "the original's own words"),
          entry("Enter move (e.g., e2e4 or e2-e4): ", "the original's own words"),
          entry("q exit bye", "words that are typed"));

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
  @ValueSource(strings = {"rules", "engines", "play", "server", "cli", "workbench"})
  void noSentenceStandsInTheCode(String module) throws IOException {
    var found = new TreeSet<String>();
    for (Path file : sources(module)) {
      for (String text : sentences(Files.readString(file))) {
        if (!ALLOWED.containsKey(text)) {
          found.add(file.getFileName() + ": " + text);
        }
      }
    }
    assertThat(found).isEmpty();
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
