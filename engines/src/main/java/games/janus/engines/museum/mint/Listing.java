package games.janus.engines.museum.mint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A program as it is read: what each word of each line is, and which lines define what. Lines that
 * cannot be cut into words have none.
 */
public final class Listing {
  private final List<List<ListedWord>> lines = new ArrayList<>();
  private final List<ListedFunction> definitions = new ArrayList<>();

  private Listing() {}

  /** What a word is. */
  public enum Kind {
    /** A word of the language. */
    WORD,
    /** A number. */
    NUMBER,
    /** A text to print, between its backticks. */
    TEXT,
    /** Where a function gets its name, colon included. */
    DEFINITION,
    /** The name of a function. */
    CALL,
    /** The name of a variable. */
    VARIABLE,
    /** Nothing anybody knows. */
    UNKNOWN
  }

  /**
   * A word in a line.
   *
   * @param column counted from 1
   */
  public record ListedWord(int column, String text, Kind kind) {}

  /**
   * A function and where it is defined.
   *
   * @param from its first line, counted from 1
   * @param to its last line
   * @param calls the functions it names, each once
   */
  public record ListedFunction(String name, int from, int to, List<String> calls) {}

  /** Reads a program. */
  public static Listing of(List<String> program, Dialect dialect) {
    var listing = new Listing();
    var reading = new Reading(listing.definitions);
    for (int i = 0; i < program.size(); i++) {
      var items = new ArrayList<ListedWord>();
      for (Token token : words(program.get(i), i + 1, dialect)) {
        ListedWord item =
            new ListedWord(token.place().column(), token.text(), Parser.kind(token, dialect));
        items.add(item);
        reading.take(item, i + 1);
      }
      listing.lines.add(items);
    }
    return listing;
  }

  private static List<Token> words(String line, int number, Dialect dialect) {
    try {
      return Tokenizer.tokens(line, number, dialect);
    } catch (MintException _) {
      return List.of(); // it is refused when it is run
    }
  }

  /** What each word of the language means, by how it is written. */
  public static Map<String, String> meanings() {
    var meanings = new LinkedHashMap<String, String>();
    for (Word word : Word.all()) {
      meanings.put(word.symbol(), word.meaning());
    }
    return meanings;
  }

  public List<List<ListedWord>> lines() {
    return lines;
  }

  /** The functions in the order they are defined. */
  public List<ListedFunction> definitions() {
    return definitions;
  }

  /** Follows the definitions through the lines; they never stand inside one another. */
  private static final class Reading {
    private final List<ListedFunction> definitions;
    private final Set<String> calls = new LinkedHashSet<>();
    private String name = "";
    private int from;

    Reading(List<ListedFunction> definitions) {
      this.definitions = definitions;
    }

    void take(ListedWord item, int line) {
      if (item.kind() == Kind.DEFINITION) {
        name = item.text().substring(1);
        from = line;
        calls.clear();
      } else if (item.kind() == Kind.CALL) {
        calls.add(item.text());
      } else if (!name.isEmpty() && item.text().equals(Word.END.symbol())) {
        definitions.add(new ListedFunction(name, from, line, List.copyOf(calls)));
        name = "";
      }
    }
  }
}
