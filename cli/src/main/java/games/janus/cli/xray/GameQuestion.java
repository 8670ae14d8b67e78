package games.janus.cli.xray;

import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;

/** What can be asked in either game. */
interface GameQuestion {
  /**
   * Asks it.
   *
   * @return the exit code
   */
  <P, M> int ask(GameType<P, M> type, EngineSource engines);
}
