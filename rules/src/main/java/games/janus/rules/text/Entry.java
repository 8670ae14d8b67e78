package games.janus.rules.text;

/** What stood in the next place of a file. */
public sealed interface Entry<P, M> permits GoodGame, BadGame {
  /** The line in which the game begins; the first line of a file is 1. */
  long firstLine();

  Tags tags();
}
