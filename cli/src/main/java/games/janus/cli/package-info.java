/** The command line: the shell around the portable core, and the one runnable jar. */
@NullMarked
package games.janus.cli;

import org.jspecify.annotations.NullMarked;
