/** HTTP and WebSockets, with their limits and deadlines. Only this package knows Jetty. */
@NullMarked
package games.janus.server.web;

import org.jspecify.annotations.NullMarked;
