/** The KIM-1 in the terminal: its digits, its keys, and a board beside it. */
@NullMarked
package games.janus.cli.kim1;

import org.jspecify.annotations.NullMarked;
