/** Hub 2, the protocol of draughts engines, from both sides. */
@NullMarked
package games.janus.arena.hub;

import org.jspecify.annotations.NullMarked;
