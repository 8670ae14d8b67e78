/**
 * What every command of the command line shares: exit codes, refusals, progress, files, options.
 */
@NullMarked
package games.janus.workbench.command;

import org.jspecify.annotations.NullMarked;
