/** Builds checkers endgame tables on several threads, and keeps them in files. */
@NullMarked
package games.janus.arena.egdb;

import org.jspecify.annotations.NullMarked;
