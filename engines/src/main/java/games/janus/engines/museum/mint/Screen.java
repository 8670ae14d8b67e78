package games.janus.engines.museum.mint;

import java.util.function.Consumer;

/** The printer, and whether it stands at the beginning of a line. */
final class Screen {
  private final Consumer<String> printer;
  private boolean atLineStart = true;

  Screen(Consumer<String> printer) {
    this.printer = printer;
  }

  void print(String text) {
    if (!text.isEmpty()) {
      printer.accept(text);
      atLineStart = text.charAt(text.length() - 1) == '\n';
    }
  }

  void freshLine() {
    if (!atLineStart) {
      print("\n");
    }
  }

  /** The person has pressed Enter. */
  void lineTyped() {
    atLineStart = true;
  }
}
