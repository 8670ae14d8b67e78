/** What the strong players of both games share, and which knows neither game. */
@NullMarked
package games.janus.engines.search;

import org.jspecify.annotations.NullMarked;
