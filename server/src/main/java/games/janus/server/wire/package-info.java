/** What pages and the server say to each other about kept games, as records and as JSON. */
@NullMarked
package games.janus.server.wire;

import org.jspecify.annotations.NullMarked;
