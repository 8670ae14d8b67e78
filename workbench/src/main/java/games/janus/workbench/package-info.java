/** The commands that build, measure and check: counts, speeds, tables, weights, files of games. */
@NullMarked
package games.janus.workbench;

import org.jspecify.annotations.NullMarked;
