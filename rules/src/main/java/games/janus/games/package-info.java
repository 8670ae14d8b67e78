/** The games there are: the only package that names both. */
@NullMarked
package games.janus.games;

import org.jspecify.annotations.NullMarked;
