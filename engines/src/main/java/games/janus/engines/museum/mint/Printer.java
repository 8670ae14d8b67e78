package games.janus.engines.museum.mint;

/** Where a program's output goes: a terminal, a page, a test. */
@FunctionalInterface
public interface Printer {
  /** Shows this text after everything shown before. Lines end with a single line feed. */
  void print(String text);
}
