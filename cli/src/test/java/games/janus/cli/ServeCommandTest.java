package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.Server;
import games.janus.server.ServerOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command that most people use: none at all. */
@Timeout(120)
class ServeCommandTest {
  @TempDir Path folder;

  private static String get(String address) throws IOException {
    try (var in = URI.create(address).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  @Tag("slow")
  void withoutArgumentsThePageIsServedUntilTheProcessIsToldToEnd() throws Exception {
    var builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            "games.janus.cli.Janus");
    builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    Process process = builder.redirectErrorStream(true).start();
    try {
      String address = address(process.inputReader());
      assertThat(get(address + "api/health")).contains("\"status\":\"up\"");
      assertThat(folder.resolve("janus").resolve("games.db")).exists();
      process.destroy(); // SIGTERM, as Ctrl+C
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(folder.resolve("janus").resolve("janus.address"))
          .as("it has tidied up")
          .doesNotExist();
    } finally {
      process.destroyForcibly();
    }
  }

  /** What it says it is called, within half a minute. */
  private static String address(BufferedReader out) throws Exception {
    return CompletableFuture.supplyAsync(
            () -> {
              try {
                String line = out.readLine();
                while (line != null && !line.startsWith("Janus is at ")) {
                  line = out.readLine();
                }
                return String.valueOf(line).replace("Janus is at ", "");
              } catch (IOException broken) {
                return broken.toString();
              }
            })
        .get(60, TimeUnit.SECONDS);
  }

  @Test
  void aRehearsalTriesEverythingAndEnds() {
    Shell shell =
        janus("serve", "--port", "0", "--no-open", "--rehearse", "--data", folder.toString());
    assertThat(shell.err()).isEmpty();
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).contains("Janus is at http://127.0.0.1:");
  }

  @Test
  void aSecondStartFindsTheFirst() throws IOException {
    try (Server first = Server.start(ServerOptions.local(folder, "test").withPort(0))) {
      Shell shell = janus("serve", "--no-open", "--data", folder.toString());
      assertThat(shell.exitCode()).isZero();
      assertThat(shell.out()).contains("running already, at " + first.address());
    }
  }

  @Test
  void everybodyIsWarnedBeforeOthersAreLetIn() {
    Shell shell =
        janus(
            "serve",
            "--listen",
            "0.0.0.0:0",
            "--lan",
            "--no-open",
            "--rehearse",
            "--data",
            folder.toString());
    assertThat(shell.err()).contains("there are no accounts");
  }

  @Test
  void othersAreLetInOnlyWhereThatIsMeant() {
    Shell shell = janus("serve", "--listen", "0.0.0.0:0", "--no-open", "--data", folder.toString());
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).contains("--public-url");
  }

  @ParameterizedTest
  @CsvSource({
    "--listen, 8064",
    "--listen, :8064",
    "--listen, localhost:eighty",
    "--listen, unix:",
    "--public-url, chess.example.org",
    "--trusted-proxy, nginx",
    "--keep-games, a year",
    "--keep-games, 0d",
    "--max-store, 10",
    "--max-store, 100000GB",
    "--metrics-listen, here",
    "--listen, 127.0.0.1:65536",
  })
  void whatCannotBeReadIsRefused(String option, String value) {
    Shell shell = janus("serve", option, value, "--no-open", "--data", folder.toString());
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).contains(value.endsWith("65536") ? "65535" : option);
  }

  @Test
  void aFolderThatCannotBeUsedIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    Shell shell = janus("serve", "--no-open", "--data", file.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).startsWith("janus: Games cannot be kept in " + file);
  }

  @Test
  void aBackupIsMadeWhileTheServerRuns() throws IOException {
    Path copy = folder.resolve("copy.db");
    try (Server server = Server.start(ServerOptions.local(folder, "test").withPort(0))) {
      assertThat(server.port()).isPositive();
      Shell shell = janus("backup", copy.toString(), "--data", folder.toString());
      assertThat(shell.exitCode()).isZero();
      assertThat(shell.out()).startsWith("0 games copied");
      assertThat(janus("backup", copy.toString(), "--data", folder.toString()).exitCode())
          .isEqualTo(1);
    }
    assertThat(janus("backup", "x.db", "--data", folder.resolve("none").toString()).err())
        .contains("there are no games in");
  }

  @Test
  void aPageIsOpenedOnlyWhereThereIsAScreen() {
    assertThat(Browser.command("Linux", Map.<String, String>of()::get, "http://x/")).isEmpty();
    assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0")::get, "http://x/"))
        .hasValue(List.of("xdg-open", "http://x/"));
    assertThat(Browser.command("Mac OS X", Map.<String, String>of()::get, "http://x/"))
        .hasValue(List.of("open", "http://x/"));
  }
}
