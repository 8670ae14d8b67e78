package games.janus.message;

/**
 * How a language writes whole numbers and counts.
 *
 * @param separator what stands between groups of three digits
 * @param leastGrouped the fewest digits that are grouped
 * @param isZeroOne whether nothing is counted as one thing is
 * @param hasMillions whether whole millions are counted in a way of their own
 */
record Grammar(char separator, int leastGrouped, boolean isZeroOne, boolean hasMillions) {
  private static final char NARROW_SPACE = '\u202f';

  /** That of English for languages which are not named here; a test compares all with ICU's. */
  static Grammar of(String code) {
    return switch (code) {
      case "de" -> new Grammar('.', 4, false, false);
      case "fr" -> new Grammar(NARROW_SPACE, 4, true, true);
      case "es" -> new Grammar('.', 5, false, true);
      default -> new Grammar(',', 4, false, false);
    };
  }

  /** The plural category of a number, as ICU names it. */
  String category(long count) {
    if (count == 1 || count == -1 || (count == 0 && isZeroOne)) {
      return "one";
    }
    return hasMillions && count != 0 && count % 1_000_000 == 0 ? "many" : "other";
  }

  /** A number with its digits in groups of three. */
  String grouped(long count) {
    String digits = Long.toString(count);
    int first = count < 0 ? 1 : 0;
    if (digits.length() - first < leastGrouped) {
      return digits;
    }
    var text = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      if (i > first && (digits.length() - i) % 3 == 0) {
        text.append(separator);
      }
      text.append(digits.charAt(i));
    }
    return text.toString();
  }
}
