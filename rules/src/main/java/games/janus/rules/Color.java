package games.janus.rules;

/**
 * One of the two sides. White sits at the bottom of every board (rank 1), Black at the top; who
 * moves first, and what a side is called on screen, is for the rules of the game to say.
 */
public enum Color {
  WHITE,
  BLACK;

  public Color opponent() {
    return this == WHITE ? BLACK : WHITE;
  }
}
