/** Every machine player there is, in one list. */
@NullMarked
package games.janus.engines;

import org.jspecify.annotations.NullMarked;
