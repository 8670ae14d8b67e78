/**
 * Microchess as it was proposed to be improved: every move of chess, a search of three plies and an
 * evaluation in three phases.
 */
@NullMarked
package games.janus.engines.museum.microchessplus;

import org.jspecify.annotations.NullMarked;
