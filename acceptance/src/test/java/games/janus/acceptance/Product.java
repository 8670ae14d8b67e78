package games.janus.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The finished jar, serving its page on this machine. */
final class Product implements AutoCloseable {
  private static final Duration START = Duration.ofSeconds(30);
  private static final Pattern ADDRESS =
      Pattern.compile("Janus is at (http://127\\.0\\.0\\.1:(\\d+)/)");

  private final Process process;
  private final Path data;
  private final String address;
  private final int port;

  private Product(Process process, Path data, String address, int port) {
    this.process = process;
    this.data = data;
    this.address = address;
    this.port = port;
  }

  /** Starts on any free port. */
  static Product start(Path data) {
    return start(data, 0);
  }

  /** The same by the script that people start it with. */
  static Product startByScript(Path data) {
    return start(Path.of("..", "janus"), data);
  }

  /** The same by any program that takes Janus's arguments. */
  static Product start(Path program, Path data) {
    return start(List.of(program.toString()), data, 0);
  }

  private static Product start(Path data, int port) {
    List<String> program =
        List.of(java(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar().toString());
    return start(program, data, port);
  }

  private static Product start(List<String> program, Path data, int port) {
    Path output = data.resolve("output.txt");
    try {
      Files.createDirectories(data);
      Files.deleteIfExists(output);
      Process process = launch(program, data, port, output);
      try {
        return awaitAddress(process, data, output);
      } catch (Throwable no) {
        process.destroyForcibly();
        throw no;
      }
    } catch (IOException no) {
      throw new AssertionError("Janus could not be started", no);
    }
  }

  private static Process launch(List<String> program, Path data, int port, Path output)
      throws IOException {
    List<String> line = new ArrayList<>(program);
    line.addAll(List.of("serve", "--port", Integer.toString(port), "--no-open"));
    line.addAll(List.of("--data", data.resolve("games").toString()));
    return new ProcessBuilder(line)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }

  /** What a command of the finished jar says. */
  static String said(String... command) {
    List<String> line = new ArrayList<>(List.of(java(), "-jar", jar().toString()));
    line.addAll(List.of(command));
    try {
      Path output = Files.createTempFile("janus-said", ".txt");
      Process process = new ProcessBuilder(line).redirectOutput(output.toFile()).start();
      if (!ended(process, START)) {
        process.destroyForcibly();
        throw new AssertionError(String.join(" ", command) + " did not end");
      }
      String text = Files.readString(output);
      Files.delete(output);
      return text;
    } catch (IOException no) {
      throw new AssertionError("Janus could not be asked", no);
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  static Path jar() {
    Path jar = Path.of(System.getProperty("janus.jar", "../cli/target/janus.jar"));
    if (!Files.isRegularFile(jar)) {
      throw new AssertionError(jar + " is missing: build it with ./verify, or mvn package");
    }
    return jar;
  }

  private static Product awaitAddress(Process process, Path data, Path output) throws IOException {
    long end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end) {
      Matcher said = ADDRESS.matcher(Files.readString(output));
      if (said.find()) {
        return new Product(process, data, said.group(1), Integer.parseInt(said.group(2)));
      }
      if (ended(process, Duration.ofMillis(5))) break;
    }
    throw new AssertionError("Janus did not start. It said: " + Files.readString(output));
  }

  private static boolean ended(Process process, Duration within) {
    try {
      return process.waitFor(within.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for Janus", interrupted);
    }
  }

  /** With a slash at its end. */
  String address() {
    return address;
  }

  /** Another one with the same games at the same address, which must be free. */
  Product startAgain() {
    return start(data, port);
  }

  /** As kill -9 does it: no goodbye, nothing written on the way out. */
  void kill() {
    process.destroyForcibly();
    if (!ended(process, Duration.ofSeconds(10))) throw new AssertionError("Janus did not die");
  }

  @Override
  public void close() {
    kill();
  }
}
