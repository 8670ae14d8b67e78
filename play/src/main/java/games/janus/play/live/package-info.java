/** One game in progress: who plays, the moves, the clocks, the offers and how it ended. */
@NullMarked
package games.janus.play.live;

import org.jspecify.annotations.NullMarked;
