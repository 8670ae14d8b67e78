package games.janus.engines.checkers.endgame;

/** Bytes that are no endgame table, with the sentence that says why. */
public final class BrokenTableException extends RuntimeException {
  BrokenTableException(String sentence) {
    super(sentence);
  }
}
