package games.janus.engines.checkers.endgame;

import games.janus.message.Message;

/** Bytes that are no endgame table, with the sentence that says why. */
public final class BrokenTableException extends RuntimeException {
  BrokenTableException(Message sentence) {
    super(sentence.text());
  }
}
