/** How tournament games of checkers begin: with moves drawn by lot. */
@NullMarked
package games.janus.checkers.openings;

import org.jspecify.annotations.NullMarked;
