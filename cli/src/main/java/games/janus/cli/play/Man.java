package games.janus.cli.play;

import games.janus.rules.Color;

/**
 * What stands on a square, as it may be drawn.
 *
 * @param letter a letter that tells everything: capitals are White's, small letters Black's
 * @param outline the figure where the terminal has no colours
 * @param solid the figure that colours tell apart
 * @param words such as "knight" or "king"
 */
record Man(Color color, char letter, String outline, String solid, String words) {}
