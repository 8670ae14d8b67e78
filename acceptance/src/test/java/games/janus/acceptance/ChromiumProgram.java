package games.janus.acceptance;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where this machine keeps its Chromium or Chrome. */
final class ChromiumProgram {
  private static final String CHOSEN = "JANUS_CHROMIUM";
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final List<String> ELSEWHERE =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium");

  private ChromiumProgram() {}

  static Path find() {
    return candidates().stream()
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() ->
            new AssertionError(
                "The page is tested in Chromium, and none was found: install it, or name the"
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
}
