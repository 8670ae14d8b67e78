/** Janus chess: the strong player at the end of the lineage. */
@NullMarked
package games.janus.engines.chess;

import org.jspecify.annotations.NullMarked;
