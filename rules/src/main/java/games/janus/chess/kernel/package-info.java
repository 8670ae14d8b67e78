/**
 * Chess at node speed: bitboards, packed moves and copy-make, allocating nothing. The rules of
 * chess are coded here once; everything friendlier stands on it.
 */
@NullMarked
package games.janus.chess.kernel;

import org.jspecify.annotations.NullMarked;
