package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.janus.arena.UserFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of engines that the user keeps, and where their names are understood. */
class EnginesCommandTest {
  private static final String SCRIPT =
      """
      #!/bin/sh
      echo "$*" >> "$0.args"
      while read -r command rest; do
        case "$command" in
          uci) echo "id name Shell 1"; echo "option name Hash type spin default 1"; echo uciok ;;
          isready) echo readyok ;;
          setoption) echo "$rest" >> "$0.options" ;;
          position) case "$rest" in *moves*) move=e7e5 ;; *) move=e2e4 ;; esac ;;
          go) echo "info depth 4 score cp 25 pv $move"; echo "bestmove $move" ;;
          quit) exit 0 ;;
        esac
      done
      """;

  @TempDir Path folder;
  private String home = "";
  private Path program = Path.of("");

  @BeforeEach
  void moveHome() throws IOException {
    home = System.getProperty("user.home", "");
    System.setProperty("user.home", folder.toString());
    assumeTrue(UserFolder.data().startsWith(folder), "the data folder is set from outside");
    program = folder.resolve("fake engine");
    Files.writeString(program, SCRIPT);
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  @AfterEach
  void moveBack() {
    System.setProperty("user.home", home);
  }

  private Shell add(String... more) {
    String[] line = new String[more.length + 2];
    line[0] = "engines";
    line[1] = "add";
    System.arraycopy(more, 0, line, 2, more.length);
    return janus(line);
  }

  @Test
  void anEngineIsAddedListedDescribedAndRemoved() throws IOException {
    Shell added = add("--option", "Hash=7", "fake", "--", program.toString(), "--fast");
    assertThat(added.err()).isEmpty();
    assertThat(added.out())
        .contains("Shell 1 can be asked for as fake: chess, by UCI.")
        .contains("It does not report: positions.");
    assertThat(folder.resolve("fake engine.args")).content().contains("--fast");
    assertThat(folder.resolve("fake engine.options")).content().contains("name Hash value 7");
    assertThat(janus("engines").lastLine()).matches("fake +chess  Shell 1");
    assertThat(janus("engines", "fake").out())
        .containsPattern("name +Shell 1\n")
        .containsPattern("speaks +UCI\n")
        .contains("\"" + program + "\" --fast\n")
        .containsPattern("option +Hash=7\n")
        .containsPattern("does not report +positions\n");
    assertThat(janus("engines", "remove", "fake").exitCode()).isZero();
    assertThat(janus("engines").out()).doesNotContain("fake");
    assertThat(janus("engines", "fake").err()).contains("there is no engine called 'fake'");
    assertThat(janus("engines", "remove", "fake").err()).contains("no engine called 'fake'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"octave", "Janus", "all", "two words", "a@b", "-x", "7up"})
  void aNameThatIsTakenOrNoWordIsRefused(String name) {
    assertThat(add("--", name, program.toString()).exitCode()).isEqualTo(2);
    assertThat(UserFolder.data().resolve("engines.json")).doesNotExist();
  }

  @Test
  void aProgramThatCannotPlayIsNotAdded() {
    Shell shell = add("fake", "no-such-engine");
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("no-such-engine cannot be started");
    assertThat(add("--game", "chess", "--option", "Contempt=1", "fake", program.toString()).err())
        .contains("Shell 1 has no option Contempt");
    assertThat(add("fake").err()).contains("the command line is missing");
    assertThat(janus("engines").out()).doesNotContain("fake");
  }

  @Test
  void aBrokenListIsToldAfterOurOwnEngines() throws IOException {
    Path file = UserFolder.data().resolve("engines.json");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{");
    Shell shell = janus("engines");
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.out()).contains("octave");
    assertThat(shell.err()).contains(file.toString()).contains("Mend it");
    assertThat(janus("think", "chess", "--engine", "octave").exitCode()).isZero();
  }

  @Test
  void itPlaysMatches() {
    add("fake", program.toString());
    Shell shell =
        janus("match", "fake", "octave", "--depth", "1", "--max-plies", "2", "--games", "2");
    assertThat(shell.err()).doesNotContain("janus:");
    assertThat(shell.out()).contains("fake").contains("2 games");
    assertThat(janus("match", "fake", "minimax", "--depth", "1").err()).contains("game");
  }

  @Test
  void itIsAskedForMoves() {
    add("fake", program.toString());
    Shell shell = janus("think", "chess", "--engine", "fake", "--moves", "e2e4", "--depth", "4");
    assertThat(shell.err()).isEmpty();
    assertThat(shell.out())
        .contains("Shell 1, full")
        .containsPattern("move +e7e5\n")
        .containsPattern("score +25 ")
        .doesNotContain("positions");
    assertThat(janus("think", "chess", "--engine", "nobody").err()).contains("fake");
    assertThat(janus("think", "checkers", "--engine", "fake").err()).contains("no engine");
    assertThat(janus("think", "chess", "--engine", "all").out()).doesNotContain("fake");
  }

  @Test
  void aProgramThatIsGoneIsNamedWithItsRemedy() throws IOException {
    add("fake", program.toString());
    Files.delete(program);
    Shell shell = janus("think", "chess", "--engine", "fake");
    assertThat(shell.exitCode()).isNotZero();
    assertThat(shell.err())
        .contains("fake engine cannot be started")
        .contains("your engine fake")
        .contains("remove it and add it again");
  }
}
