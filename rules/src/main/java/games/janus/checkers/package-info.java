/** The rules of checkers: rule sets, positions, moves, and how a game of it ends. */
@NullMarked
package games.janus.checkers;

import org.jspecify.annotations.NullMarked;
