package games.janus.rules.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/** Random games with everything a file can say about them. */
public final class GameTrees<P, M> {
  private static final String[] WORDS = {
    "good",
    "(better",
    "[%clk 0:01:02]",
    "is",
    "e4",
    "$1",
    ";",
    "%",
    "{",
    "}",
    "]",
    "[Event \"x\"]",
    "1-0",
    "*",
    "\u2654",
    "a-word-of-some-length",
    "\"quoted\"",
    "\\",
    "!?",
    "...",
    "two  spaces"
  };

  private final Notation<P, M> notation;
  private final BiFunction<P, RandomGenerator, List<M>> choices;
  private final RandomGenerator random;

  /**
   * @param choices some moves to choose from in a position; none when the game is over
   */
  public GameTrees(
      Notation<P, M> notation,
      BiFunction<P, RandomGenerator, List<M>> choices,
      RandomGenerator random) {
    this.notation = notation;
    this.choices = choices;
    this.random = random;
  }

  /** A game with these tags, and with some variations. */
  public GameRecord<P, M> grow(Tags tags, P start) {
    Line<M> line = line(start, 1 + random.nextInt(40), 3);
    return new GameRecord<>(
        tags, start, line, ResultTag.read(notation, start, tags).orElse(Result.OPEN));
  }

  private Line<M> line(P start, int length, int depth) {
    var plies = new ArrayList<Ply<M>>();
    P position = start;
    for (int i = 0; i < length; i++) {
      List<M> moves = choices.apply(position, random);
      if (moves.isEmpty()) {
        break;
      }
      M move = moves.get(random.nextInt(moves.size()));
      plies.add(new Ply<>(move, nags(), comments(), comments(), variations(position, depth)));
      position = notation.play(position, move);
    }
    return new Line<>(plies, comments());
  }

  private List<Line<M>> variations(P position, int depth) {
    var variations = new ArrayList<Line<M>>();
    while (depth > 0 && random.nextInt(8) == 0) {
      Line<M> variation = line(position, random.nextInt(6), depth - 1);
      if (!variation.isEmpty()) {
        variations.add(variation);
      }
    }
    return variations;
  }

  private List<Integer> nags() {
    var nags = new ArrayList<Integer>();
    while (random.nextInt(6) == 0) {
      nags.add(random.nextInt(256));
    }
    return nags;
  }

  private List<Comment> comments() {
    var comments = new ArrayList<Comment>();
    while (random.nextInt(8) == 0) {
      comments.add(new Comment(text()));
    }
    return comments;
  }

  /** Some words that could be mistaken for something else. */
  public String text() {
    var text = new StringBuilder(WORDS[random.nextInt(WORDS.length)]);
    while (random.nextInt(6) > 0) {
      text.append(' ').append(WORDS[random.nextInt(WORDS.length)]);
    }
    return text.toString();
  }
}
