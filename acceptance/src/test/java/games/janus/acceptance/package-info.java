/** The finished product as people meet it: one started jar, one real browser, named behaviours. */
@NullMarked
package games.janus.acceptance;

import org.jspecify.annotations.NullMarked;
