package games.janus.rules.text;

import static games.janus.rules.text.Letters.END;

import games.janus.message.Message;
import games.janus.message.Messages;

/**
 * The text cut into tokens, of which one at a time is current. Trouble is a token like any other,
 * so that a reader that skips a bad game can walk over it.
 */
final class Tokens {
  /** More characters than this in one game, or in one comment, are refused. */
  static final int LONGEST_GAME = 1 << 24;

  /** PGN allows no longer symbol. */
  static final int LONGEST_WORD = 255;

  private static final Message NUL = Messages.fileNul();

  enum Kind {
    /** A whole tag pair: {@link #text} is its name, {@link #value} its value. */
    TAG,
    /** A move number; its dots are passed over. */
    NUMBER,
    /** A move, a result, or anything else made of word characters. */
    WORD,
    /** Exclamation and question marks. */
    MARK,
    /** The digits after a dollar sign. */
    NAG,
    COMMENT,
    OPEN,
    CLOSE,
    /** A line that should be a tag pair and is not; {@link #problem} is the reason. */
    BAD_TAG,
    /** Anything else that cannot be understood; {@link #problem} is the reason. */
    TROUBLE,
    END
  }

  private final Characters in;
  private StringBuilder letters = new StringBuilder();
  private Kind kind = Kind.END;
  private String text = "";
  private String value = "";
  private Message problem = NUL;
  private long line = 1;
  private boolean touches;
  private boolean followsEmptyLine;

  Tokens(TextSource source) {
    in = new Characters(source);
  }

  Kind kind() {
    return kind;
  }

  String text() {
    return text;
  }

  String value() {
    return value;
  }

  /** What is wrong with the token, if it is one of the two kinds that cannot be understood. */
  Message problem() {
    return problem;
  }

  /** Whether the token is a NUL character, the sign of another encoding. */
  boolean isNul() {
    return (kind == Kind.BAD_TAG || kind == Kind.TROUBLE) && problem.equals(NUL);
  }

  /** The line in which the token begins. */
  long line() {
    return line;
  }

  /** Whether a word or mark comes before this token with nothing in between. */
  boolean touches() {
    return touches;
  }

  /** Whether an empty line, or a hidden one, comes before this token. */
  boolean followsEmptyLine() {
    return followsEmptyLine;
  }

  /** How many characters have been read, this token included. */
  long taken() {
    return in.taken();
  }

  /** Makes the next token current; after the last comes END, for ever. */
  void advance() {
    boolean isAfterWord = kind == Kind.WORD || kind == Kind.MARK;
    long lastLine = in.line();
    touches = !skipSeparators() && isAfterWord;
    line = in.line();
    followsEmptyLine = line > lastLine + 1;
    begin();
    kind = read();
  }

  private boolean skipSeparators() {
    boolean skipped = false;
    while (true) {
      if (in.isLineStart() && in.peek() == '%') {
        in.skipLine();
      } else if (Letters.separates(in.peek())) {
        in.take();
      } else {
        return skipped;
      }
      skipped = true;
    }
  }

  private void begin() {
    if (letters.length() > 1 << 16) {
      letters = new StringBuilder(); // one huge comment must not keep its room for ever
    }
    letters.setLength(0);
  }

  private Kind read() {
    int next = in.peek();
    return switch (next) {
      case END -> Kind.END;
      case '[' -> isTagAhead() ? readTag() : badTag(Messages.fileTagForm());
      case '{' -> readComment();
      case ';' -> readLineComment();
      case '(' -> single(Kind.OPEN);
      case ')' -> single(Kind.CLOSE);
      case '*' -> single(Kind.WORD);
      case '$' -> readNag();
      case '!', '?' -> readMark();
      default -> Letters.isWord(next) ? readWord() : readStranger();
    };
  }

  private Kind single(Kind kind) {
    text = String.valueOf((char) in.take());
    return kind;
  }

  private Kind trouble(Message reason) {
    text = "";
    problem = reason;
    return Kind.TROUBLE;
  }

  /** Whether {@code [Name "} comes next. */
  private boolean isTagAhead() {
    int at = skipSpaces(1);
    int name = at;
    while (Letters.isTagName(in.peek(at)) && at - name < LONGEST_WORD) {
      at++;
    }
    return in.peek() == '[' && at > name && in.peek(skipSpaces(at)) == '"';
  }

  private int skipSpaces(int from) {
    int at = from;
    while (Letters.isSpace(in.peek(at)) && at - from < 50) {
      at++;
    }
    return at;
  }

  private Kind readTag() {
    in.take();
    takeSpaces();
    while (Letters.isTagName(in.peek())) {
      letters.append((char) in.take());
    }
    String name = letters.toString();
    takeSpaces();
    in.take();
    letters.setLength(0);
    while (!isTagEnd()) {
      if (in.peek() == END || Letters.isLineEnd(in.peek())) {
        return badTag(Messages.fileTagOpen(name));
      }
      if (isEscape()) {
        in.take();
      }
      append((char) in.take());
    }
    while (in.take() != ']') {}
    text = name;
    value = letters.toString();
    return Kind.TAG;
  }

  private void takeSpaces() {
    while (Letters.isSpace(in.peek())) {
      in.take();
    }
  }

  /**
   * A quote that is not followed by the bracket is part of the value: many files forget to escape.
   */
  private boolean isTagEnd() {
    return in.peek() == '"' && in.peek(skipSpaces(1)) == ']';
  }

  /**
   * A backslash before a quote or another backslash says that this belongs to the value; but where
   * the line ends behind {@code \"]} the tag must end too, and the backslash is text, as in {@code
   * "C:\"]}.
   */
  private boolean isEscape() {
    if (in.peek() != '\\') {
      return false;
    }
    return in.peek(1) == '\\' || (in.peek(1) == '"' && !isLastBracket(skipSpaces(2)));
  }

  private boolean isLastBracket(int at) {
    int behind = in.peek(skipSpaces(at + 1));
    return in.peek(at) == ']' && (behind == END || Letters.isLineEnd(behind));
  }

  private Kind badTag(Message reason) {
    text = "";
    problem = in.peek() == '[' && in.peek(1) == 0 ? NUL : reason;
    in.skipLine();
    return Kind.BAD_TAG;
  }

  private Kind readComment() {
    in.take();
    while (in.peek() != '}') {
      if (in.peek() == END || (in.isLineStart() && isTagAhead())) {
        // No comment quotes the head of a game; without this one lost brace would cost all games.
        return trouble(Messages.fileCommentOpen());
      }
      append((char) in.take());
    }
    in.take();
    return comment();
  }

  private Kind readLineComment() {
    in.take();
    while (in.peek() != END && !Letters.isLineEnd(in.peek())) {
      append((char) in.take());
    }
    return comment();
  }

  private Kind comment() {
    if (letters.length() >= LONGEST_GAME) {
      return trouble(Messages.fileCommentLong(LONGEST_GAME));
    }
    text = letters.toString();
    return Kind.COMMENT;
  }

  private void append(char letter) {
    if (letters.length() < LONGEST_GAME) {
      letters.append(letter);
    }
  }

  private Kind readNag() {
    in.take();
    while (Letters.isDigit(in.peek())) {
      appendShort((char) in.take());
    }
    text = letters.toString();
    return Kind.NAG;
  }

  private Kind readMark() {
    while (in.peek() == '!' || in.peek() == '?') {
      appendShort((char) in.take());
    }
    text = letters.toString();
    return Kind.MARK;
  }

  private void appendShort(char letter) {
    if (letters.length() <= LONGEST_WORD) {
      letters.append(letter);
    }
  }

  private Kind readWord() {
    while (Letters.isWord(in.peek())) {
      appendShort((char) in.take());
    }
    if (letters.length() > LONGEST_WORD) {
      return trouble(Messages.fileWordLong(LONGEST_WORD));
    }
    takePromotionInBrackets();
    takeEnPassant();
    text = letters.toString();
    return Letters.isNumber(text) ? Kind.NUMBER : Kind.WORD;
  }

  /** {@code e8(Q)} is one move and no variation. */
  private void takePromotionInBrackets() {
    int last = letters.charAt(letters.length() - 1);
    int piece = in.peek(1);
    if (in.peek() == '('
        && in.peek(2) == ')'
        && (last == '1' || last == '8')
        && "QRBNqrbn".indexOf(piece) >= 0) {
      appendNext(3);
    }
  }

  /** {@code e.p.} is one word, unlike any other with dots. */
  private void takeEnPassant() {
    int last = letters.charAt(letters.length() - 1);
    if (last == 'e' && in.peek() == '.' && in.peek(1) == 'p' && !Letters.isWord(in.peek(2))) {
      appendNext(in.peek(2) == '.' ? 3 : 2);
    }
  }

  private void appendNext(int count) {
    for (int i = 0; i < count; i++) {
      letters.append((char) in.take());
    }
  }

  private Kind readStranger() {
    int stranger = in.take();
    if (stranger == 0) {
      return trouble(NUL);
    }
    if (Letters.isControl(stranger)) {
      return trouble(Messages.fileControl(stranger));
    }
    return trouble(Messages.fileBracket((char) stranger));
  }
}
