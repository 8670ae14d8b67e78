/** chess1, the chess program written for Octave: its own rules, evaluation, search and console. */
@NullMarked
package games.janus.engines.museum.octave;

import org.jspecify.annotations.NullMarked;
