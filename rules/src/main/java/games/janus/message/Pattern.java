package games.janus.message;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A text with places in it, as ICU's MessageFormat writes it. It has been checked when the program
 * was built, so nothing is checked here.
 *
 * @param names of its places in alphabetical order, the order of the arguments of a message
 */
record Pattern(List<Piece> pieces, List<String> names) {
  /** A piece of a text. */
  sealed interface Piece {
    /** Text that stands as it is. */
    record Literal(String text) implements Piece {}

    /** What stands in a place: a text, or another message. */
    record Place(String name) implements Piece {}

    /** A whole number, its digits grouped. */
    record Grouped(String name) implements Piece {}

    /**
     * One of several texts.
     *
     * @param isPlural whether a number chooses by how it is counted, or a message by its key
     */
    record Choice(String name, boolean isPlural, Map<String, List<Piece>> cases) implements Piece {}
  }

  static Pattern read(String text) {
    var reader = new Reader(text);
    List<Piece> pieces = reader.message("");
    return new Pattern(pieces, List.copyOf(reader.names));
  }

  private static final class Reader {
    private final String text;
    private final TreeSet<String> names = new TreeSet<>();
    private int at;

    Reader(String text) {
      this.text = text;
    }

    /** Reads to the end or to the brace that closes it; # is the number that is counted. */
    List<Piece> message(String counted) {
      var pieces = new ArrayList<Piece>();
      var literal = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '}') {
        char c = text.charAt(at++);
        if (c == '\'') {
          quote(literal, !counted.isEmpty());
        } else if (c == '{') {
          flush(literal, pieces);
          pieces.add(place(counted));
        } else if (c == '#' && !counted.isEmpty()) {
          flush(literal, pieces);
          pieces.add(new Piece.Grouped(counted));
        } else {
          literal.append(c);
        }
      }
      at++;
      flush(literal, pieces);
      return List.copyOf(pieces);
    }

    private static void flush(StringBuilder literal, List<Piece> pieces) {
      if (!literal.isEmpty()) {
        pieces.add(new Piece.Literal(literal.toString()));
        literal.setLength(0);
      }
    }

    /** Two apostrophes are one; one before a brace takes everything up to the next as it is. */
    private void quote(StringBuilder literal, boolean isCounted) {
      if (is('\'')) {
        literal.append('\'');
        at++;
      } else if (!is('{') && !is('}') && !(is('#') && isCounted)) {
        literal.append('\'');
      } else {
        while (at < text.length()) {
          char c = text.charAt(at++);
          if (c == '\'' && !is('\'')) {
            return;
          }
          at += c == '\'' ? 1 : 0;
          literal.append(c);
        }
      }
    }

    private boolean is(char c) {
      return at < text.length() && text.charAt(at) == c;
    }

    private Piece place(String counted) {
      String name = word();
      names.add(name);
      if (is('}')) {
        at++;
        return new Piece.Place(name);
      }
      at++; // the comma
      String kind = word();
      if (kind.equals("number")) {
        at++;
        return new Piece.Grouped(name);
      }
      at++;
      boolean isPlural = kind.equals("plural");
      Map<String, List<Piece>> cases = new HashMap<>();
      for (String selector = word(); !selector.isEmpty(); selector = word()) {
        at++; // the brace that opens the text
        cases.put(selector, message(isPlural ? name : counted));
      }
      at++;
      return new Piece.Choice(name, isPlural, cases);
    }

    /** The next word, and past the blanks around it. */
    private String word() {
      blanks();
      int start = at;
      while (" ,{}".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String word = text.substring(start, at);
      blanks();
      return word;
    }

    private void blanks() {
      while (is(' ')) {
        at++;
      }
    }
  }
}
