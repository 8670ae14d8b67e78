/** Positions with known solutions, to test chess engines with. */
@NullMarked
package games.janus.arena.suite;

import org.jspecify.annotations.NullMarked;
