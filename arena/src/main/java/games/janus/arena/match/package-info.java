/** Matches between machine players, and what their results mean. */
@NullMarked
package games.janus.arena.match;

import org.jspecify.annotations.NullMarked;
