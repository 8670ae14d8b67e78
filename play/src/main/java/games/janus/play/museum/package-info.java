/** The old machines as pages meet them: their screens, their keys and what goes on behind. */
@NullMarked
package games.janus.play.museum;

import org.jspecify.annotations.NullMarked;
