package games.janus.engines.museum.mint;

import java.util.Optional;

/** Numbers as they are written: {@code 12}, {@code -3}, {@code #1F}, {@code 2.5}. */
final class Literal {
  private static final int MOST_HEX_DIGITS = 16;

  private Literal() {}

  /** The number this word is; none if it is not a number. */
  static Optional<Step> of(Token token) {
    String text = token.text();
    return text.charAt(0) == '#' ? hex(token, text) : decimal(token, text);
  }

  private static Optional<Step> hex(Token token, String text) {
    if (text.length() < 2 || text.length() > MOST_HEX_DIGITS + 1) {
      return Optional.empty();
    }
    long value = 0;
    for (int i = 1; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), 16);
      if (digit < 0) {
        return Optional.empty();
      }
      value = value << 4 | digit;
    }
    return Optional.of(new Step.Push(token, Optional.of(value), value));
  }

  private static Optional<Step> decimal(Token token, String text) {
    boolean negative = text.charAt(0) == '-';
    int points = 0;
    boolean fits = true;
    long whole = 0;
    for (int i = negative ? 1 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.') {
        points++;
      } else if (c < '0' || c > '9') {
        return Optional.empty();
      } else {
        fits &= whole <= (Long.MAX_VALUE - 9) / 10;
        whole = whole * 10 + (c - '0');
      }
    }
    if (points > 1) {
      return Optional.empty();
    }
    return Optional.of(
        new Step.Push(
            token,
            fits && points == 0 ? Optional.of(negative ? -whole : whole) : Optional.empty(),
            Double.parseDouble(text)));
  }
}
