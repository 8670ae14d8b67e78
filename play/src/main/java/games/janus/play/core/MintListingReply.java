package games.janus.play.core;

import games.janus.engines.museum.mint.Listing;
import java.util.List;

/**
 * A MINT program for reading.
 *
 * @param lines the words of every line
 * @param meanings of every word of the language
 */
public record MintListingReply(
    List<List<ListedWord>> lines, List<ListedFunction> definitions, List<Meaning> meanings)
    implements Reply {
  public MintListingReply {
    lines = List.copyOf(lines);
    definitions = List.copyOf(definitions);
    meanings = List.copyOf(meanings);
  }

  /** A word of a line. */
  public record ListedWord(int column, String text, Listing.Kind kind) {}

  /**
   * A function.
   *
   * @param from its first line
   * @param to its last line
   */
  public record ListedFunction(String name, int from, int to, List<String> calls) {}

  /** What a word of the language does. */
  public record Meaning(String word, String meaning) {}
}
