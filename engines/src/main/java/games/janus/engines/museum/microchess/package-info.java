/**
 * Microchess by Peter Jennings, 1976: the KIM-1 that plays chess in one kilobyte, byte for byte.
 */
@NullMarked
package games.janus.engines.museum.microchess;

import org.jspecify.annotations.NullMarked;
