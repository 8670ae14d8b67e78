package games.janus.cli.kim1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code janus kim1} as a process, by pipe and in a real terminal. */
@Tag("slow")
class Kim1CommandTest {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

  @TempDir private Path folder;
  private boolean terminalOpen;
  private List<String> size = List.of("-x", "80", "-y", "24");

  @Test
  void readsKeysFromAPipe() throws Exception {
    Process kim1 = new ProcessBuilder(java("kim1")).start();
    try (OutputStream keys = kim1.getOutputStream()) {
      keys.write("C PC\n6343F\nPC".getBytes(StandardCharsets.UTF_8));
    }
    String out = new String(kim1.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(kim1.waitFor()).isZero();
    assertThat(out.lines())
        .contains("PC  0F 13 33  from the book", "F   FF 63 43")
        .last()
        .isEqualTo("PC  06 01 22  from the book");
  }

  @Test
  void playsInATerminal() throws Exception {
    open("kim1", "--ascii");
    await(screen -> screen.contains("C set up"));
    type("c", "p");
    await(screen -> screen.contains("from the book") && screen.contains("3  . . . P . . . ."));
    type("6", "3", "4", "3", "f");
    String moved = await(screen -> screen.contains("4  . . . p . . . ."));
    assertThat(moved)
        .as("FF 63 43")
        .contains(" _   _     _   _         _")
        .contains("|_  |_    |_   _|   |_|  _|")
        .contains("|   |     |_|  _|     |  _|");
    type("b");
    await(screen -> !screen.contains("r n b"));
    type("q");
    await(screen -> screen.contains("left with 0"));
  }

  @Test
  void aFullLineKeepsItsLastColumn() throws Exception {
    size = List.of("-x", "54", "-y", "12");
    open("kim1", "--ascii");
    await(screen -> screen.contains("Microchess on the KIM-1"));
    type("c");
    String screen = await(text -> text.contains("set up; the computer has White"));
    assertThat(screen).contains("0  R N B K Q B N R\n").contains("   0 1 2 3 4 5 6 7\n");
    type("q");
    await(text -> text.contains("left with 0"));
  }

  @Test
  void anyKeySkipsTheWaitAtPeriodSpeed() throws Exception {
    open("kim1", "--ascii", "--period-speed");
    await(screen -> screen.contains("C set up"));
    type("c", "p", "6", "2", "5", "2", "f", "p");
    await(screen -> screen.contains("thinking as in 1976"));
    type("x");
    await(screen -> screen.contains("best of 30 moves"));
    type("C-c");
    await(screen -> screen.contains("left with 0"));
  }

  @AfterEach
  void closeTheTerminal() throws Exception {
    if (terminalOpen) {
      tmux("kill-server");
    }
  }

  private void open(String... arguments) throws Exception {
    assumeTrue(hasTmux(), "tmux is not installed");
    Path script = folder.resolve("play");
    Files.writeString(
        script,
        quoted(java(arguments)) + "\necho left with $?\nexec sleep 600\n",
        StandardCharsets.UTF_8);
    terminalOpen = true;
    List<String> command = new ArrayList<>(List.of("new-session", "-d"));
    command.addAll(size);
    command.add("sh " + script);
    tmux(command.toArray(String[]::new));
  }

  private static String quoted(List<String> words) {
    return "'" + String.join("' '", words) + "'";
  }

  private static List<String> java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add("games.janus.cli.Janus");
    command.addAll(List.of(arguments));
    return command;
  }

  private void type(String... keys) throws Exception {
    for (String key : keys) {
      tmux("send-keys", key);
    }
  }

  /** The screen as soon as it is as expected; fails with what it was instead. */
  private String await(Predicate<String> expected) throws Exception {
    long start = System.nanoTime();
    String screen = tmux("capture-pane", "-p");
    while (!expected.test(screen) && System.nanoTime() - start < PATIENCE_NANOS) {
      Thread.sleep(100);
      screen = tmux("capture-pane", "-p");
    }
    assertThat(screen).matches(expected);
    return screen;
  }

  private static boolean hasTmux() {
    try {
      return new ProcessBuilder("tmux", "-V").start().waitFor() == 0;
    } catch (IOException absent) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** A server of our own, so that nobody's sessions are touched. */
  private String tmux(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("tmux", "-f", File.separator + "dev/null"));
    command.addAll(List.of("-S", folder.resolve("socket").toString()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }
}
