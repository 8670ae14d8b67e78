/** How checkers is written down: positions as PDN FEN, moves as PDN move text, games as PDN. */
@NullMarked
package games.janus.checkers.notation;

import org.jspecify.annotations.NullMarked;
