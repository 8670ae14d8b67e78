package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.InvalidTextException;

/** Bytes as the KIM-1 shows them: two hexadecimal digits, letters in capitals. */
public final class Hex {
  private static final String DIGITS = "0123456789ABCDEF";

  private Hex() {}

  public static String of(int value) {
    return "" + DIGITS.charAt(value >> 4 & 0xF) + DIGITS.charAt(value & 0xF);
  }

  public static String of(int[] values) {
    var text = new StringBuilder(2 * values.length);
    for (int value : values) {
      text.append(of(value));
    }
    return text.toString();
  }

  /** The bytes that two digits each stand for. */
  static int[] bytes(String text, int howMany) {
    return bytes(Messages.recordingIt(), text, howMany);
  }

  /** The same, with a name for what is read, in case it cannot be. */
  static int[] bytes(Object name, String text, int howMany) {
    if (text.length() != 2 * howMany) {
      throw new InvalidTextException(text, Messages.recordingDigits(2 * howMany, name));
    }
    int[] values = new int[howMany];
    for (int i = 0; i < howMany; i++) {
      values[i] = digit(name, text, 2 * i) << 4 | digit(name, text, 2 * i + 1);
    }
    return values;
  }

  private static int digit(Object name, String text, int at) {
    // The recordings write capitals; small letters mean the same and are taken too.
    int value = DIGITS.indexOf(Ascii.capital(text.charAt(at)));
    if (value < 0) {
      throw new InvalidTextException(text, Messages.recordingNoDigit(name));
    }
    return value;
  }
}
