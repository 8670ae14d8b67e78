/** Games on disk: one SQLite file, in which what was acknowledged is there to stay. */
@NullMarked
package games.janus.server.store;

import org.jspecify.annotations.NullMarked;
