package games.janus.rules;

/** Small and capital letters from A to Z, the same in every language and in the browser. */
public final class Ascii {
  private Ascii() {}

  public static char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char) (letter - 'A' + 'a') : letter;
  }

  public static char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
  }

  public static String small(String text) {
    var small = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      small.setCharAt(i, small(text.charAt(i)));
    }
    return small.toString();
  }
}
