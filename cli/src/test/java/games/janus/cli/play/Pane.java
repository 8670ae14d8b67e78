package games.janus.cli.play;

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

/** A real terminal of any size, kept by tmux, in which a game is played. */
final class Pane implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** A server of its own, so that nobody's sessions are touched. */
  private final String server = "janus-play-" + UUID.randomUUID();

  private Pane() {}

  /**
   * Starts {@code janus} in a new terminal.
   *
   * @param home where it keeps its games
   * @param settings of the environment, as in {@code TERM=dumb}
   */
  static Pane open(int columns, int rows, Path home, List<String> settings, String... arguments)
      throws IOException {
    assumeTrue(isThere(), "needs tmux: install it (\"apt-get install tmux\") to run this test");
    var pane = new Pane();
    List<String> command = new ArrayList<>();
    command.addAll(List.of("new-session", "-d", "-x", "" + columns, "-y", "" + rows));
    command.addAll(List.of("env", "LC_ALL=C.UTF-8", "JANUS_HOME=" + home, "NO_COLOR="));
    command.addAll(settings);
    command.addAll(java(arguments));
    // The last picture stays readable after the program has ended.
    command.addAll(List.of(";", "set-option", "remain-on-exit", "on"));
    pane.tmux(command);
    return pane;
  }

  static List<String> java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "games.janus.cli.Janus"));
    command.addAll(List.of(arguments));
    return command;
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
    press("Enter");
  }

  /** Presses keys, by the names that tmux has for them. */
  void press(String... keys) throws IOException {
    for (String key : keys) {
      tmux(List.of("send-keys", key));
    }
  }

  void resize(int columns, int rows) throws IOException {
    tmux(List.of("resize-window", "-x", "" + columns, "-y", "" + rows));
  }

  String screen() throws IOException {
    return tmux(List.of("capture-pane", "-p"));
  }

  boolean hasEnded() throws IOException {
    return tmux(List.of("display-message", "-p", "#{pane_dead}")).strip().equals("1");
  }

  /** The screen as soon as it shows this; a program that has ended shows nothing new. */
  String await(String text) throws IOException {
    return await(screen -> screen.contains(text), text);
  }

  String await(Predicate<String> wish, String name) throws IOException {
    long start = System.nanoTime();
    boolean isLast = false;
    String screen = screen();
    while (!wish.test(screen) && !isLast && System.nanoTime() - start < PATIENCE.toNanos()) {
      LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
      isLast = hasEnded();
      screen = screen();
    }
    assertThat(screen).as(name).matches(wish, "shows " + name);
    return screen;
  }

  void awaitEnd() throws IOException {
    long start = System.nanoTime();
    while (!hasEnded() && System.nanoTime() - start < PATIENCE.toNanos()) {
      LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
    }
    assertThat(hasEnded()).as("it has left; the screen is\n" + screen()).isTrue();
  }

  private String tmux(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("tmux", "-u", "-f", "/dev/null", "-L", server));
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
