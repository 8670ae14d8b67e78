package games.janus.play.museum;

import games.janus.engines.museum.mint.Caps;
import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Listing;
import games.janus.engines.museum.mint.Mint;
import games.janus.engines.museum.mint.MintTerminal;
import games.janus.engines.museum.mint.Recording;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.MintListing.Meaning;
import games.janus.play.core.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * MINT at its terminal: a program, the lines a person typed, and how things stand after the last of
 * them. Everything is done again for every question; the same lines and the same seed end the same.
 */
public final class MintAnswer {
  private static final int MOST_LINES = 2000;
  private static final long USUAL_BUDGET = 1_000_000;

  /** What all the lines of a question may take together; a few seconds at most. */
  private static final long MOST_STEPS = 50_000_000;

  private static final int FROM_THE_START = -1;

  private final List<String> lines;
  private final StringBuilder printed = new StringBuilder();
  private final Mint mint;
  private final MintTerminal terminal;
  private final Recording recording;

  private MintAnswer(Request.Mint asked) {
    lines = asked.lines();
    require(lines.size() <= MOST_LINES, Messages.mintLines(MOST_LINES));
    Caps caps = Caps.USUAL.withSteps(asked.budget().orElse(USUAL_BUDGET));
    mint = new Mint(dialect(asked.quirks()), caps, asked.seed().orElse(1L), printed::append);
    terminal =
        new MintTerminal(
            mint, printed::append, new MintTerminal.Settings(asked.program(), true, ""));
    recording = new Recording(asked.recordFrom().orElse(0L), asked.record().orElse(0));
  }

  private static Dialect dialect(boolean quirks) {
    return quirks ? Dialect.QUIRKS : Dialect.MENDED;
  }

  /**
   * Answers the question {@code mint}.
   *
   * @param control may end it early: then there is no answer
   */
  public static Reply.Mint to(Request.Mint asked, ThinkControl control) {
    var answer = new MintAnswer(asked);
    answer.mint.stopWhen(control::shouldStop);
    answer.converse(asked.since().orElse(FROM_THE_START), control);
    return answer.reply();
  }

  private void converse(int since, ThinkControl control) {
    terminal.start();
    for (int i = 0; i < lines.size(); i++) {
      if (i == since) {
        printed.setLength(0);
      }
      if (i == lines.size() - 1) {
        mint.record(recording);
      }
      terminal.enter(lines.get(i));
      require(!control.shouldStop(), Messages.mintStopped());
      require(mint.steps() <= MOST_STEPS, Messages.mintSteps(MOST_STEPS));
    }
  }

  private static void require(boolean condition, Message otherwise) {
    if (!condition) {
      throw RefusedException.request(otherwise);
    }
  }

  private Reply.Mint reply() {
    var variables = new ArrayList<Reply.Mint.Variable>();
    mint.variables().forEach((name, value) -> variables.add(new Reply.Mint.Variable(name, value)));
    var definitions = new ArrayList<Reply.Mint.Definition>();
    mint.definitions()
        .forEach((name, source) -> definitions.add(new Reply.Mint.Definition(name, source)));
    return new Reply.Mint(
        printed.toString(),
        mint.awaits(),
        mint.problem(),
        mint.stack(),
        variables,
        definitions,
        mint.mode(),
        mint.heapUsed(),
        mint.steps(),
        recording.count(),
        recording.kept());
  }

  /** Answers the question {@code mint-listing}. */
  public static Reply.MintListing to(Request.MintListing asked) {
    Listing listing = Listing.of(asked.program(), dialect(asked.quirks()));
    var meanings = new ArrayList<Meaning>();
    Listing.meanings().forEach((word, meaning) -> meanings.add(new Meaning(word, meaning)));
    return new Reply.MintListing(listing.lines(), listing.definitions(), meanings);
  }
}
