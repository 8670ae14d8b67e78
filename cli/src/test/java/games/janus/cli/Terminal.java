package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** A real terminal of 80 columns and 60 lines, kept by tmux, in which Janus runs. */
final class Terminal implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** A server of its own, so that nobody's sessions are touched. */
  private final String server = "janus-test-" + UUID.randomUUID();

  private Terminal() {}

  /** Starts Janus in a new terminal; skips the test, saying so, where there is no tmux. */
  static Terminal running(String... args) throws IOException {
    assumeTrue(isThere(), "needs tmux: install it (\"apt-get install tmux\") to run this test");
    var terminal = new Terminal();
    var command = new ArrayList<String>();
    command.addAll(List.of("new-session", "-d", "-x", "80", "-y", "60"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Janus.class.getName()));
    command.addAll(List.of(args));
    // The last picture stays readable after the program has ended.
    command.addAll(List.of(";", "set-option", "remain-on-exit", "on"));
    terminal.tmux(command);
    return terminal;
  }

  private static boolean isThere() {
    try {
      return new ProcessBuilder("tmux", "-V").start().onExit().join().exitValue() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  /** Types a line and presses Enter. */
  void type(String line) throws IOException {
    tmux(List.of("send-keys", "-l", line));
    tmux(List.of("send-keys", "Enter"));
  }

  void press(String key) throws IOException {
    tmux(List.of("send-keys", key));
  }

  /** What stands in the terminal, with the escape sequences of its colours. */
  String screen() throws IOException {
    return tmux(List.of("capture-pane", "-p", "-e"));
  }

  /** The screen as soon as it satisfies a wish. */
  String screenWhen(Predicate<String> wish) throws IOException {
    long giveUp = System.nanoTime() + PATIENCE.toNanos();
    String screen = screen();
    while (!wish.test(screen) && System.nanoTime() < giveUp) {
      LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
      screen = screen();
    }
    assertThat(screen).matches(wish, "shows what was waited for");
    return screen;
  }

  private String tmux(List<String> arguments) throws IOException {
    var command = new ArrayList<String>(List.of("tmux", "-f", "/dev/null", "-L", server));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.onExit().join().exitValue()).as(answer).isZero();
    return answer;
  }

  @Override
  public void close() throws IOException {
    tmux(List.of("kill-server"));
  }
}
