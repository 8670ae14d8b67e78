package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.Thought;
import games.janus.play.live.Player;

/**
 * How an engine came to its move.
 *
 * @param player for whom it thought
 * @param nanos how long it took
 */
record Account<P, M>(Engine<P, M> engine, Player.Engine player, Thought<M> thought, long nanos) {}
