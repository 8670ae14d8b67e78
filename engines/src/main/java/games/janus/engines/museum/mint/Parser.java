package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Turns words into steps. What does not close as it opened is refused before anything is carried
 * out; words nobody knows are not, because they may never be reached.
 */
final class Parser {
  private static final int LONGEST_QUIRKY_VARIABLE = 3;

  private final List<Token> tokens;
  private final Dialect dialect;
  private final Deque<Part> parts = new ArrayDeque<>();
  private int at;

  private Parser(List<Token> tokens, Dialect dialect) {
    this.tokens = tokens;
    this.dialect = dialect;
  }

  /** What has been opened and not closed yet. No recursion here: depth is the programmer's. */
  private static final class Part {
    final @Nullable Token opening;
    final List<Step> steps = new ArrayList<>();
    final int start;
    boolean mentionsWhile;

    Part(@Nullable Token opening, int start) {
      this.opening = opening;
      this.start = start;
    }

    boolean isDefinition() {
      return opening != null && opening.text().charAt(0) == ':';
    }
  }

  /**
   * The steps of these words.
   *
   * @throws MintException if something is not closed as it was opened
   */
  static List<Step> steps(List<Token> tokens, Dialect dialect) {
    return new Parser(tokens, dialect).steps();
  }

  private List<Step> steps() {
    parts.push(new Part(null, 0));
    for (at = 0; at < tokens.size(); at++) {
      read(tokens.get(at));
    }
    Token unclosed = here().opening;
    if (unclosed != null) {
      throw new MintException(Messages.mintNeverClosed(unclosed.text()), unclosed.place());
    }
    return here().steps;
  }

  private Part here() {
    return parts.getFirst();
  }

  private void read(Token token) {
    if (token.isText()) {
      add(new Step.Say(token, token.text().substring(1, token.text().length() - 1)));
      return;
    }
    if (token.text().charAt(0) == ':') {
      openDefinition(token);
      return;
    }
    Word word = Word.written(token.text());
    if (word == null) {
      add(name(token));
      return;
    }
    switch (word) {
      case OPEN, OPEN_ARRAY -> parts.push(new Part(token, at));
      case CLOSE -> closeBlock(token);
      case CLOSE_ARRAY -> closeArray(token);
      case END -> closeDefinition(token);
      case ELSE -> openElse(token);
      case STORE -> throw new MintException(Messages.mintStore(), token.place());
      default -> {
        here().mentionsWhile |= word == Word.WHILE;
        add(new Step.Do(token, word));
      }
    }
  }

  private void add(Step step) {
    here().steps.add(step);
  }

  private void closeBlock(Token token) {
    Part part = here();
    Token opening = part.opening;
    if (opening != null && opening.is(Word.OPEN)) {
      close();
      add(
          new Step.Block(
              opening, part.steps, Optional.empty(), isAfterEndless(), part.mentionsWhile));
    } else if (opening != null && opening.is(Word.ELSE)) {
      close();
      Step.Block choice = (Step.Block) here().steps.removeLast();
      add(new Step.Block(choice.token(), choice.body(), Optional.of(part.steps), false, false));
    } else {
      throw new MintException(Messages.mintNotOpen(")", "("), token.place());
    }
  }

  private boolean isAfterEndless() {
    List<Step> before = here().steps;
    return !before.isEmpty()
        && before.getLast() instanceof Step.Do word
        && word.word() == Word.ENDLESS;
  }

  private void close() {
    boolean mentionsWhile = parts.pop().mentionsWhile;
    here().mentionsWhile |= mentionsWhile;
  }

  /** The else block is kept open under the name of its {@code /E}. */
  private void openElse(Token token) {
    boolean afterBlock =
        !here().steps.isEmpty()
            && here().steps.getLast() instanceof Step.Block block
            && block.otherwise().isEmpty()
            && tokens.get(at - 1).is(Word.CLOSE);
    boolean beforeBlock = at + 1 < tokens.size() && tokens.get(at + 1).is(Word.OPEN);
    if (!afterBlock || !beforeBlock) {
      throw new MintException(Messages.mintElse(), token.place());
    }
    parts.push(new Part(token, at));
    at++;
  }

  private void closeArray(Token token) {
    Part part = here();
    Token opening = part.opening;
    if (opening == null || !opening.is(Word.OPEN_ARRAY)) {
      throw new MintException(Messages.mintNotOpen("]", "["), token.place());
    }
    close();
    add(new Step.MakeArray(opening, part.steps));
  }

  private void openDefinition(Token token) {
    if (here().opening != null) {
      throw new MintException(Messages.mintDefinitionInside(), token.place());
    }
    if (token.text().length() == 1) {
      throw new MintException(Messages.mintDefinitionName(), token.place());
    }
    if (!isFunctionName(token.text().substring(1))) {
      throw new MintException(
          Messages.mintFunctionName(Excerpt.of(token.text().substring(1))), token.place());
    }
    parts.push(new Part(token, at));
  }

  private void closeDefinition(Token token) {
    Part part = here();
    Token opening = part.opening;
    if (opening == null) {
      throw new MintException(Messages.mintNotOpen(";", ":"), token.place());
    }
    if (!part.isDefinition()) {
      throw new MintException(Messages.mintNeverClosed(opening.text()), opening.place());
    }
    parts.pop();
    var function =
        new Step.Function(opening.text().substring(1), part.steps, source(part.start, at + 1));
    add(new Step.Define(opening, function));
  }

  private String source(int from, int to) {
    var source = new StringBuilder();
    for (int i = from; i < to; i++) {
      source.append(i == from ? "" : " ").append(tokens.get(i).text());
    }
    return source.toString();
  }

  /** What a word is when it stands alone. */
  static Listing.Kind kind(Token token, Dialect dialect) {
    String text = token.text();
    if (token.isText()) {
      return Listing.Kind.TEXT;
    }
    if (text.length() > 1 && text.charAt(0) == ':') {
      return Listing.Kind.DEFINITION;
    }
    if (Word.written(text) != null) {
      return Listing.Kind.WORD;
    }
    if (isFunctionName(text)) {
      return Listing.Kind.CALL;
    }
    if (isVariableName(text, dialect)) {
      return Listing.Kind.VARIABLE;
    }
    return Literal.of(token).isPresent() ? Listing.Kind.NUMBER : Listing.Kind.UNKNOWN;
  }

  private Step name(Token token) {
    String text = token.text();
    if (isFunctionName(text)) {
      return new Step.Call(token);
    }
    if (isVariableName(text, dialect)) {
      boolean stored = at + 1 < tokens.size() && tokens.get(at + 1).is(Word.STORE);
      at += stored ? 1 : 0;
      return stored ? new Step.Store(token) : new Step.Read(token);
    }
    return Literal.of(token).orElseGet(() -> new Step.Unknown(unknown(token)));
  }

  /** {@code turn !} is one unknown word where {@code turn} is, not also a lonely mark. */
  private Token unknown(Token token) {
    if (at + 1 < tokens.size() && tokens.get(at + 1).is(Word.STORE)) {
      at++;
    }
    return new Token(Excerpt.of(token.text()), token.place());
  }

  private static boolean isFunctionName(String text) {
    char first = text.charAt(0);
    return (first >= 'A' && first <= 'Z') || first == '_';
  }

  private static boolean isVariableName(String text, Dialect dialect) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < 'a' || text.charAt(i) > 'z') {
        return false;
      }
    }
    return !dialect.hasQuirks() || text.length() <= LONGEST_QUIRKY_VARIABLE;
  }
}
