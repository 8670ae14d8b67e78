/** Serves the page, keeps the games, and lends the page the engines of this machine. */
@NullMarked
package games.janus.server;

import org.jspecify.annotations.NullMarked;
