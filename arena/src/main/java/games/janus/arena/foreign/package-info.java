/** Engines of others that the user has added by name. */
@NullMarked
package games.janus.arena.foreign;

import org.jspecify.annotations.NullMarked;
