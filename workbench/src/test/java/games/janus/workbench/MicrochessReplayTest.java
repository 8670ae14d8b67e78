package games.janus.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code janus microchess replay}. */
class MicrochessReplayTest {
  private static final Path RECORDINGS =
      Path.of("..", "engines", "src", "test", "resources", "microchess");
  private static final String KEYS =
      """
      {"id":"K1","kind":"keys","level":"normal","steps":[{"key":"C","led":"CCCCCC"},\
      {"key":"PC","led":"0F1333"}]}\
      """;
  private static final String WRONG_KEYS = KEYS.replace("0F1333", "0F1323");
  private static final String REPLY =
      """
      {"id":"R1","kind":"reply","level":"normal","omove":"33","board":\
      "0304000702050106101711161215141373747077727571766067616662656463",\
      "result":{"led":"0F1333","bestv":"D0","ncand":20}}\
      """;

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  @Tag("slow")
  void everyRecordingOfTheOriginalComesOutTheSame() {
    assertThat(replay(RECORDINGS.resolve("vectors.jsonl"))).isZero();
    assertThat(out).hasToString("replies 2249/2249 keys 85/85" + System.lineSeparator());
  }

  @Test
  void theOdditiesComeOutTheSame() {
    assertThat(replay(RECORDINGS.resolve("quirks.jsonl"))).isZero();
    assertThat(lines()).containsExactly("replies 0/0 keys 20/20");
  }

  @Test
  void tracesComeOutTheSameInEveryCounter() {
    assertThat(replay(RECORDINGS.resolve("trace.jsonl"))).isZero();
    assertThat(lines()).containsExactly("replies 0/0 keys 0/0 traces 156/156");
  }

  @Test
  void aDifferenceIsListedBeforeTheSumAndFails() throws IOException {
    assertThat(replay(KEYS, WRONG_KEYS, REPLY)).isEqualTo(1);
    assertThat(lines())
        .containsExactly(
            "K1, step 2 key PC: led is 0F1333, the original gave 0F1323", "replies 1/1 keys 1/2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"film\"}",
        "{\"kind\":\"trace\",\"level\":\"normal\"}",
        "not JSON",
        "[1,2]",
        "7",
        "null",
        "{\"kind\":\"keys\"",
        "{\"kind\":\"keys\"} {\"kind\":\"keys\"}",
        "{\"kind\":\"keys\",\"kind\":\"reply\"}",
        "{\"kind\":NaN}",
      })
  void aLineThatIsNoRecordingIsToldByItsNumberAndFails(String line) throws IOException {
    assertThat(replay(REPLY, "", line, KEYS)).isEqualTo(1);
    assertThat(lines()).hasSize(2).last().isEqualTo("replies 1/1 keys 1/1");
    assertThat(lines().getFirst()).startsWith("line 3: ");
  }

  @Test
  void deepNestingIsRefusedNotFollowed() throws IOException {
    assertThat(replay("[".repeat(100_000), KEYS)).isEqualTo(1);
    assertThat(lines()).last().isEqualTo("replies 0/0 keys 1/1");
  }

  @Test
  void whatCouldSteerATerminalIsShownAsText() throws IOException {
    replay(
        KEYS.replace("normal", "\\u001b[2Jnormal"),
        KEYS.replace("K1", "\\u001b[2J").replace("1333", "0000"));
    assertThat(out.toString()).doesNotContain("\u001B");
  }

  @Test
  void aByteOrderMarkAndBlankLinesDoNoHarm() throws IOException {
    assertThat(replay("\uFEFF" + REPLY, "", "  ", KEYS, "")).isZero();
  }

  @Test
  void onlyTheFirstBadLinesAreListed() throws IOException {
    String[] bad = new String[50];
    java.util.Arrays.fill(bad, "?");
    assertThat(replay(bad)).isEqualTo(1);
    assertThat(lines())
        .hasSize(22)
        .endsWith("and 30 more lines that are not recordings", "replies 0/0 keys 0/0");
  }

  @Test
  void anEmptyFileAgreesWithNothing() throws IOException {
    assertThat(replay("")).isEqualTo(1);
    assertThat(lines()).containsExactly("replies 0/0 keys 0/0");
  }

  @Test
  void aMissingFileIsSaid() {
    assertThat(replay(folder.resolve("none.jsonl"))).isEqualTo(1);
    assertThat(err.toString()).startsWith("janus: cannot read ").contains("none.jsonl");
    assertThat(err.toString()).contains("there is no such file");
    assertThat(replay(folder)).as("a folder").isEqualTo(1);
    assertThat(err.toString()).contains("it is a directory");
  }

  private int replay(String... lines) throws IOException {
    Path file = folder.resolve("some.jsonl");
    Files.writeString(file, String.join("\n", lines), StandardCharsets.UTF_8);
    return replay(file);
  }

  private int replay(Path file) {
    return Shell.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute("microchess", "replay", file.toString());
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }
}
