/** The rules of checkers at the speed of a search: the one place where they are coded. */
@NullMarked
package games.janus.checkers.kernel;

import org.jspecify.annotations.NullMarked;
