package games.janus.cli;

import games.janus.play.xray.Words;

/** What can be asked in either game. */
public interface GameQuestion {
  /**
   * Asks it.
   *
   * @return the exit code
   */
  <P, M> int ask(Words<P, M> words);
}
