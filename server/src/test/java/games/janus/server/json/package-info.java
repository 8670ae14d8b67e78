/** JSON from outside, read strictly: what is not as agreed is refused with its name. */
@NullMarked
package games.janus.server.json;

import org.jspecify.annotations.NullMarked;
