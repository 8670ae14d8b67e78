package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines typed so far that belong together: code is carried out when its definitions, blocks and
 * arrays are all closed.
 */
final class Entry {
  private static final int LONGEST = 1_000_000;

  private final List<Token> tokens = new ArrayList<>();
  private int open;
  private boolean inDefinition;
  private int length;

  void add(String line, List<Token> words) {
    length += line.length();
    if (length > LONGEST) {
      throw new MintException(Messages.mintEntryLong(LONGEST));
    }
    for (Token token : words) {
      add(token);
    }
  }

  private void add(Token token) {
    tokens.add(token);
    if (token.is(Word.OPEN) || token.is(Word.OPEN_ARRAY)) {
      open++;
    } else if (token.is(Word.CLOSE) || token.is(Word.CLOSE_ARRAY)) {
      open--;
    } else if (token.text().charAt(0) == ':') {
      inDefinition = true;
    } else if (token.is(Word.END)) {
      inDefinition = false;
      open = 0; // whatever was left open inside is the parser's business
    }
  }

  boolean isComplete() {
    return open <= 0 && !inDefinition && (tokens.isEmpty() || !tokens.getLast().is(Word.ELSE));
  }

  List<Token> tokens() {
    return tokens;
  }
}
