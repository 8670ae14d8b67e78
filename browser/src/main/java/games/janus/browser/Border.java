package games.janus.browser;

import org.teavm.interop.Import;

/**
 * What crosses the border between JavaScript and the core: whole numbers only. Texts go character
 * by character and files byte by byte, which costs little beside what is done with them and needs
 * nothing that a strict content policy forbids, as the usual bridge does.
 */
final class Border {
  private static final String MODULE = "janus";

  private Border() {}

  /** How many characters, or bytes, the outside hands in. */
  @Import(module = MODULE, name = "length")
  static native int length();

  /** One of the characters, or bytes, that are handed in. */
  @Import(module = MODULE, name = "unit")
  static native int unit(int index);

  /** Hands out one more character. */
  @Import(module = MODULE, name = "put")
  static native void put(int unit);

  /** Lets the outside hear of progress, which has been handed out, or of nothing new. */
  @Import(module = MODULE, name = "poll")
  static native int poll(int hasProgress);

  /** Milliseconds since some moment. */
  @Import(module = MODULE, name = "millis")
  static native double millis();

  static String takeText() {
    var text = new char[length()];
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) unit(i);
    }
    return new String(text);
  }

  static byte[] takeBytes() {
    var bytes = new byte[length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) unit(i);
    }
    return bytes;
  }

  static void giveText(String text) {
    for (int i = 0; i < text.length(); i++) {
      put(text.charAt(i));
    }
  }
}
