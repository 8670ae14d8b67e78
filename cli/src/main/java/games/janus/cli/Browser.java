package games.janus.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Shows a page to the person at this machine, if there is a screen. */
final class Browser {
  private Browser() {}

  /** Asks the system to show a page; where that is not possible, nothing happens. */
  static void open(String address) {
    command(System.getProperty("os.name", ""), System::getenv, address).ifPresent(Browser::start);
  }

  /** How this system shows a page; none where there is no screen. */
  static Optional<List<String>> command(
      String system, Function<String, @Nullable String> environment, String address) {
    String os = system.toLowerCase(Locale.ROOT);
    if (os.startsWith("windows")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
    }
    if (os.startsWith("mac")) {
      return Optional.of(List.of("open", address));
    }
    boolean hasScreen = isSet(environment, "DISPLAY") || isSet(environment, "WAYLAND_DISPLAY");
    return hasScreen ? Optional.of(List.of("xdg-open", address)) : Optional.empty();
  }

  private static boolean isSet(Function<String, @Nullable String> environment, String name) {
    String value = environment.apply(name);
    return value != null && !value.isEmpty();
  }

  private static void start(List<String> command) {
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException _) {
      // the address stands on the screen: people without such a program can type it
    }
  }
}
