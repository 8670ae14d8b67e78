/** Games that are kept: making them, moving in them, ending them, bringing them in and out. */
@NullMarked
package games.janus.server.games;

import org.jspecify.annotations.NullMarked;
