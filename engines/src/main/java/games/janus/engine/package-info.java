/** What every machine player promises: how it is asked, how it is stopped, and what it tells. */
@NullMarked
package games.janus.engine;

import org.jspecify.annotations.NullMarked;
