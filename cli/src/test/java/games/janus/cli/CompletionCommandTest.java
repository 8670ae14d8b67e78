package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The scripts, in their shells where those are installed. */
@Timeout(60)
class CompletionCommandTest {
  @TempDir private Path folder;

  /** A small janus, whose words do not change. */
  @Command(
      name = "janus",
      mixinStandardHelpOptions = true,
      subcommands = {Play.class, CompletionCommand.class})
  static final class Root {}

  @Command(
      name = "play",
      mixinStandardHelpOptions = true,
      description = "Play it; don't stop: go on.")
  @SuppressWarnings("UnusedVariable") // only their names matter
  static final class Play {
    @Option(names = "--rules", description = "By which rules.")
    private CompletionCommand.Shell rules = CompletionCommand.Shell.BASH;

    @Option(names = "--fen", description = "From where.")
    private String fen = "";
  }

  private static String script(String shell) {
    var out = new StringWriter();
    int code =
        new CommandLine(new Root())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(new PrintWriter(out))
            .execute("completion", shell);
    assertThat(code).isZero();
    return out.toString();
  }

  private String run(String shell, String... arguments) throws Exception {
    assumeTrue(isThere(shell), shell + " is not installed");
    List<String> command = new java.util.ArrayList<>(List.of(shell));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return said;
  }

  private static boolean isThere(String shell) {
    try {
      return new ProcessBuilder(shell, "-c", "true").start().onExit().join().exitValue() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  private Path file(String shell) throws IOException {
    return Files.writeString(folder.resolve("janus." + shell), script(shell));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          janus p              | play
          janus play --r       | --rules
          janus play --rules f | fish
          janus completion z   | zsh
          janus comp           | completion
          """)
  void bashCompletes(String line, String word) throws Exception {
    String asking =
        "source "
            + file("bash")
            + "; compopt() { :; }; COMP_WORDS=("
            + line
            + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _complete_janus; echo \"${COMPREPLY[*]}\"";
    assertThat(run("bash", "-c", asking).strip()).isEqualTo(word);
  }

  @Test
  void bashOffersNothingOfItsOwnForAValueItDoesNotKnow() throws Exception {
    String asking =
        "source "
            + file("bash")
            + "; compopt() { :; }; COMP_WORDS=(janus play --fen ''); COMP_CWORD=3; _complete_janus; echo \"<${COMPREPLY[*]}>\"";
    assertThat(run("bash", "-c", asking).strip()).isEqualTo("<>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          janus p              | play
          janus play --r       | --rules
          janus play --rules f | fish
          janus completion z   | zsh
          """)
  void fishCompletes(String line, String word) throws Exception {
    String asking = "source " + file("fish") + "; complete -C '" + line + "'";
    assertThat(run("fish", "--no-config", "-c", asking).strip()).startsWith(word);
  }

  @Test
  void zshTakesTheScript() throws Exception {
    String asking =
        "autoload -U compinit; compinit -D -d "
            + folder.resolve("dump")
            + "; source "
            + file("zsh")
            + "; echo ${_comps[janus]}";
    assertThat(run("zsh", "-f", "-c", asking).strip()).contains("_complete_janus");
  }

  @Test
  void sentencesWithQuotesStayWhole() {
    assertThat(script("fish")).contains("'Play it; don\\'t stop: go on.'");
  }
}
