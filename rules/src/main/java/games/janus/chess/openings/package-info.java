/** How games of chess begin, and what that is called. */
@NullMarked
package games.janus.chess.openings;

import org.jspecify.annotations.NullMarked;
