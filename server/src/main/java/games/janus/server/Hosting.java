package games.janus.server;

import games.janus.server.web.Exchange;
import java.time.Clock;
import java.util.function.ToLongFunction;

/**
 * What the server goes by when it decides in a game; tests say it themselves.
 *
 * @param lag milliseconds that a command took to arrive, as far as the server can tell
 * @param mayJudge whether who asks may say who has lost, as only the program that runs a game may
 */
record Hosting(Clock clock, ToLongFunction<Exchange> lag, boolean mayJudge) {
  static final Hosting USUAL = new Hosting(Clock.systemUTC(), _ -> 0, false);
}
