/**
 * MINT, a small stack language, and the player of the chess program written in it in 2025: it draws
 * its moves by lot.
 */
@NullMarked
package games.janus.engines.museum.mint;

import org.jspecify.annotations.NullMarked;
