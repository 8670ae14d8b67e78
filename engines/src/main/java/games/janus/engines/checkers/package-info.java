/** The strong checkers player. */
@NullMarked
package games.janus.engines.checkers;

import org.jspecify.annotations.NullMarked;
