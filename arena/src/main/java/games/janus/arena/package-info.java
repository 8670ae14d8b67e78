/** Thinking by the clock and on several threads. */
@NullMarked
package games.janus.arena;

import org.jspecify.annotations.NullMarked;
