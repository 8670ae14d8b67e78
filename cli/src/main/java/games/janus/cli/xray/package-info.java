/** The commands that look into a search: why, with what, who first, and once more. */
@NullMarked
package games.janus.cli.xray;

import org.jspecify.annotations.NullMarked;
