package games.janus.cli.play;

import games.janus.engine.Thought;

/**
 * How a machine came to its move.
 *
 * @param nanos how long it took
 */
record Account<P, M>(Seat.Machine<P, M> machine, Thought<M> thought, long nanos) {}
