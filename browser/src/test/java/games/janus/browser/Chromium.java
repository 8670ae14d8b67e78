package games.janus.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A browser without a window, on a page, with a profile of its own; gone when closed. */
final class Chromium implements AutoCloseable {
  private static final String CHOSEN = "JANUS_CHROMIUM";
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final List<String> ELSEWHERE =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium");

  private final Process process;
  private final Path profile;

  private Chromium(Process process, Path profile) {
    this.process = process;
    this.profile = profile;
  }

  /** Opens a page. */
  static Chromium on(String address) throws IOException {
    Path profile = Files.createTempDirectory("janus-chromium");
    var command =
        List.of(
            program().toString(),
            "--headless=new",
            "--no-sandbox", // whoever runs the tests may be root; the page is our own
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--remote-debugging-port=0", // without it some versions end at once
            "--user-data-dir=" + profile,
            address);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("output.txt").toFile())
            .start();
    return new Chromium(process, profile);
  }

  private static Path program() {
    return candidates().stream()
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() ->
            new AssertionError(
                "The core is tested in Chromium, and none was found: install it (for example"
                    + " \"apt-get install chromium\" or \"brew install chromium\"), or name the"
                    + " program of a Chromium or Chrome in "
                    + CHOSEN
                    + "."));
  }

  private static List<Path> candidates() {
    var candidates = new ArrayList<Path>();
    Optional.ofNullable(System.getenv(CHOSEN)).map(Path::of).ifPresent(candidates::add);
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String folder : path.split(File.pathSeparator, -1)) {
      NAMES.forEach(name -> candidates.add(Path.of(folder, name)));
    }
    ELSEWHERE.forEach(program -> candidates.add(Path.of(program)));
    return candidates;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** What it has said so far. */
  String output() {
    try {
      return Files.readString(profile.resolve("output.txt"));
    } catch (IOException gone) {
      return "(nothing)";
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
      deleteProfile();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (IOException | UncheckedIOException stillInUse) {
      // It lies in the system's folder for such things, which cleans up after us.
    }
  }

  private void deleteProfile() throws IOException {
    try (Stream<Path> files = Files.walk(profile)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
