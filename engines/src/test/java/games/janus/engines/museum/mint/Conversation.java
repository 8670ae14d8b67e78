package games.janus.engines.museum.mint;

import java.util.List;

/** A session with MINT whose output is kept. */
final class Conversation {
  private final StringBuilder printed = new StringBuilder();
  private final Mint mint;

  Conversation(Dialect dialect, Caps caps, long seed) {
    mint = new Mint(dialect, caps, seed, printed::append);
  }

  static Conversation mended() {
    return new Conversation(Dialect.MENDED, Caps.USUAL, 1);
  }

  /** What the mended MINT prints for these lines. */
  static String answer(String... lines) {
    return mended().enter(lines).printed();
  }

  /** What MINT-Octave prints for these lines. */
  static String quirkyAnswer(String... lines) {
    return new Conversation(Dialect.QUIRKS, Caps.USUAL, 1).enter(lines).printed();
  }

  Conversation enter(String... lines) {
    for (String line : lines) {
      mint.enter(line);
    }
    return this;
  }

  /** All that was printed so far; the line end that closes the last answer is left out. */
  String printed() {
    return printed.toString().endsWith("\n")
        ? printed.substring(0, printed.length() - 1)
        : printed.toString();
  }

  String printedSince(int start) {
    return printed.substring(start);
  }

  int length() {
    return printed.length();
  }

  Awaits awaits() {
    return mint.awaits();
  }

  List<String> stack() {
    return mint.stack();
  }

  /** Words carried out and characters printed so far. */
  long steps() {
    return mint.steps();
  }

  void end() {
    mint.end();
  }
}
