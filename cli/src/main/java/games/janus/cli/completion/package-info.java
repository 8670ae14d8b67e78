/** Scripts by which shells complete the command line. */
@NullMarked
package games.janus.cli.completion;

import org.jspecify.annotations.NullMarked;
