/** Makes nets: games to learn from, the learning, and the net as the players carry it. */
@NullMarked
package games.janus.workbench.net;

import org.jspecify.annotations.NullMarked;
