package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every command: help, version, exit codes, errors in one sentence. */
class JanusTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "help",
        "serve --help",
        "backup --help",
        "perft --help",
        "perft chess --help",
        "perft checkers --help",
        "fen --help",
        "pgn --help",
        "pgn check --help",
        "pdn check --help",
        "bench perft --help",
        "bench speed --help",
        "bench telemetry --help",
        "play --help",
        "play chess --help",
        "play checkers --help",
        "completion --help"
      })
  void everyCommandHasHelp(String line) {
    Shell shell = janus(line.split(" ", -1));
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).startsWith("Usage: janus");
  }

  @Test
  void everyCommandKnowsTheVersion() {
    assertThat(janus("--version").out()).startsWith("Janus ");
    assertThat(janus("perft", "chess", "--version").out()).startsWith("Janus ");
  }

  @Test
  void whatAnErrorQuotesCannotSteerTheTerminal() {
    assertThat(janus("x\u001b[31m").err()).contains("\\u001b[31m").doesNotContain("\u001b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "serve --port x",
        "serve --port 70000",
        "serve --prot 80",
        "backup",
        "perft",
        "perft chess",
        "perft chess --depth",
        "perft chess --depth -1",
        "perft chess --depth 3 --threads 0",
        "perft checkers --depth 3 --rules none",
        "perft chess --depth 2 --fen nonsense",
        "pgn",
        "pgn check",
        "bench --game go",
        "match",
        "match octave nobody",
        "suite",
        "suite none.epd",
        "uci --engine nobody",
        "hub --engine octave",
        "play chess --white nobody",
        "play chess --level 11",
        "play chess --fen nonsense",
        "play chess --pgn nowhere.pgn",
        "play chess --clock soon",
        "play chess --rules draughts",
        "play chess --ballot 1",
        "play checkers --ballot 3",
        "play checkers --rules none",
        "play checkers --ballot 1 --fen W:W1:B2",
        "completion tcsh"
      })
  void aWrongCommandLineIsOneSentenceOnStandardErrorAndExitCode2(String line) {
    Shell shell = janus(line.split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.out()).isEmpty();
    assertThat(shell.err().lines())
        .hasSize(1)
        .first()
        .asString()
        .startsWith("janus: ")
        .contains("--help");
  }

  /** Also where a later word is the name of a command, as octave is. */
  @Test
  void theFirstWordNobodyKnowsIsNamed() {
    assertThat(janus("trees", "chess", "--engine", "octave", "--out", "x").err())
        .isEqualToIgnoringNewLines(
            "janus: there is no command or option 'trees' (try: janus --help)");
  }

  @Test
  void anOldJavaCanStillSayWhichOneIsNeeded() throws Exception {
    try (var launcher =
        new DataInputStream(
            JanusTest.class.getResourceAsStream("/games/janus/launcher/Launcher.class"))) {
      launcher.skipBytes(6);
      assertThat(launcher.readUnsignedShort()).as("class file version of Java 8").isEqualTo(52);
    }
  }
}
