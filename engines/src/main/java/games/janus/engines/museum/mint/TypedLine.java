package games.janus.engines.museum.mint;

/** The line a person has typed for the program, and how far it has been read. */
final class TypedLine {
  private static final int ENTER = 10;

  private String text = "";
  private int at;
  private boolean used = true;

  void type(String line) {
    text = line;
    at = 0;
    used = false;
  }

  void forget() {
    used = true;
  }

  /** Whether another line must be typed before anything can be read. */
  boolean isUsedUp() {
    return used;
  }

  /** The code of the next character; an empty line is a single Enter. */
  int key() {
    assert !used : "the reader has looked";
    int code = text.isEmpty() ? ENTER : next();
    used = at >= text.length();
    return code;
  }

  /** Pushes the codes of all that is left, and answers how many they are. */
  int pushRest(Stack stack, Mode mode) {
    assert !used : "the reader has looked";
    int count = 0;
    for (; at < text.length(); count++) {
      stack.push(mode.cell((long) next()));
    }
    used = true;
    return count;
  }

  private int next() {
    int code = text.codePointAt(at);
    at += Character.charCount(code);
    return code;
  }
}
