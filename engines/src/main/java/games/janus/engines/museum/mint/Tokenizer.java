package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a line into words, by the rules of MINT-Octave: a minus sign right before a digit belongs to
 * the number, letters and digits in a row are one word, and everything else stands alone. A slash
 * takes all the small letters behind it, or a capital that makes a word with it; letters that make
 * none are an unknown word.
 */
final class Tokenizer {
  /** Words of other MINTs that are not built here; alone they would be read as a division. */
  private static final String NOT_BUILT = "chszkeVAIOPGX";

  private static final int LONGEST_SLASH_WORD = 6;

  private final String line;
  private final int number;
  private final Dialect dialect;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Tokenizer(String line, int number, Dialect dialect) {
    this.line = line;
    this.number = number;
    this.dialect = dialect;
  }

  /**
   * The words of a line.
   *
   * @param number which line of all that were entered this is
   * @throws MintException if a text has no end
   */
  static List<Token> tokens(String line, int number, Dialect dialect) {
    return new Tokenizer(line, number, dialect).tokens();
  }

  private List<Token> tokens() {
    while (at < line.length() && !line.startsWith("//", at)) {
      if (isBlank(line.charAt(at))) {
        at++;
      } else {
        take(lengthHere());
      }
    }
    return tokens;
  }

  private void take(int length) {
    tokens.add(new Token(line.substring(at, at + length), new Token.Place(number, at + 1)));
    at += length;
  }

  private int lengthHere() {
    return switch (line.charAt(at)) {
      case '`' -> lengthOfText();
      case '/' -> lengthOfSlashWord();
      case ':' -> 1 + lengthOfName(at + 1);
      case '#' -> 1 + lengthOfName(at + 1);
      case '?' -> line.startsWith("?!", at) ? 2 : 1;
      case '&' -> line.startsWith("&&", at) ? 2 : 1;
      case '*' -> line.startsWith("**", at) ? 2 : 1;
      case '-' -> isDigit(at + 1) ? 1 + lengthOfNumber(at + 1) : 1;
      case '.' -> isDigit(at + 1) ? lengthOfNumber(at) : 1;
      default -> isDigit(at) ? lengthOfNumber(at) : Math.max(lengthOfName(at), lengthOfSymbol());
    };
  }

  private int lengthOfText() {
    int end = line.indexOf('`', at + 1);
    if (end < 0) {
      throw new MintException(Messages.mintTextOpen(), new Token.Place(number, at + 1));
    }
    return end + 1 - at;
  }

  /** MINT-Octave takes any slash it does not know for a division; here it is an unknown word. */
  private int lengthOfSlashWord() {
    int known = lengthOfKnownSlashWord();
    if (dialect.hasQuirks() || !isLetter(at + 1)) {
      return known;
    }
    int small = lengthOfSmallLetters(at + 1);
    return known == 1 ? 1 + lengthOfName(at + 1) : small > 0 ? 1 + small : known;
  }

  private int lengthOfKnownSlashWord() {
    int longest = Math.min(LONGEST_SLASH_WORD, line.length() - at);
    for (int length = longest; length > 1; length--) {
      if (isSlashWord(line.substring(at, at + length))) {
        return length;
      }
    }
    return 1;
  }

  private int lengthOfSmallLetters(int start) {
    int end = start;
    while (end < line.length() && line.charAt(end) >= 'a' && line.charAt(end) <= 'z') {
      end++;
    }
    return end - start;
  }

  private boolean isSlashWord(String text) {
    if (dialect.hasQuirks() && text.equals(Word.RANDOM.symbol())) {
      return false; // MINT-Octave reads /rand as /r and the variable "and"
    }
    return Word.written(text) != null
        || (text.length() == 2 && NOT_BUILT.indexOf(text.charAt(1)) >= 0);
  }

  private int lengthOfName(int start) {
    int end = start;
    while (end < line.length() && isPartOfName(line.charAt(end))) {
      end++;
    }
    return end - start;
  }

  /** Digits and points between them; letters that follow belong to it and make it unknown. */
  private int lengthOfNumber(int start) {
    int end = start;
    while (end < line.length()
        && (isPartOfName(line.charAt(end)) || (line.charAt(end) == '.' && isDigit(end + 1)))) {
      end++;
    }
    return end - start;
  }

  /** One character, even where Java needs two chars for it. */
  private int lengthOfSymbol() {
    return Character.charCount(line.codePointAt(at));
  }

  private boolean isDigit(int index) {
    return index < line.length() && line.charAt(index) >= '0' && line.charAt(index) <= '9';
  }

  private boolean isLetter(int index) {
    return index < line.length() && isPartOfName(line.charAt(index)) && !isDigit(index);
  }

  private static boolean isPartOfName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }
}
