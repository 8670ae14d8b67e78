/**
 * One description of a game for everything above the rules: its names, its notation and its board.
 */
@NullMarked
package games.janus.rules.game;

import org.jspecify.annotations.NullMarked;
