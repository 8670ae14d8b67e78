package games.janus.rules;

import games.janus.message.Message;
import games.janus.message.Messages;

/**
 * One of the two sides. White sits at the bottom of every board (rank 1), Black at the top; who
 * moves first, and what a side is called on screen, is for the rules of the game to say.
 */
public enum Color {
  WHITE,
  BLACK;

  /** What most games call the side. */
  public Message message() {
    return this == WHITE ? Messages.sideWhite() : Messages.sideBlack();
  }

  public Color opponent() {
    return this == WHITE ? BLACK : WHITE;
  }
}
