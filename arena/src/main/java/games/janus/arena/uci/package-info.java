/** The protocol of chess engines, from both sides. */
@NullMarked
package games.janus.arena.uci;

import org.jspecify.annotations.NullMarked;
