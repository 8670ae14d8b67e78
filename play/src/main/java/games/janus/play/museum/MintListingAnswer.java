package games.janus.play.museum;

import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Listing;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.MintListing.ListedFunction;
import games.janus.play.core.Reply.MintListing.ListedWord;
import games.janus.play.core.Reply.MintListing.Meaning;
import games.janus.play.core.Request;
import java.util.ArrayList;
import java.util.List;

/** A MINT program to be read: its words, what they are, and where they are defined. */
public final class MintListingAnswer {
  private MintListingAnswer() {}

  /** Answers the question {@code mint-listing}. */
  public static Reply.MintListing to(Request.MintListing asked) {
    Dialect dialect = asked.quirks() ? Dialect.QUIRKS : Dialect.MENDED;
    Listing listing = Listing.of(asked.program(), dialect);
    var lines = new ArrayList<List<ListedWord>>();
    for (var line : listing.lines()) {
      var words = new ArrayList<ListedWord>();
      line.forEach(item -> words.add(new ListedWord(item.column(), item.text(), item.kind())));
      lines.add(words);
    }
    var functions = new ArrayList<ListedFunction>();
    for (Listing.Definition each : listing.definitions()) {
      functions.add(new ListedFunction(each.name(), each.from(), each.to(), each.calls()));
    }
    var meanings = new ArrayList<Meaning>();
    Listing.meanings().forEach((word, meaning) -> meanings.add(new Meaning(word, meaning)));
    return new Reply.MintListing(lines, functions, meanings);
  }
}
