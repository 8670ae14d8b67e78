/**
 * The flowchart's checkers player: minimax with alpha-beta, and a beginner who often moves at
 * random.
 */
@NullMarked
package games.janus.engines.museum.flowchart;

import org.jspecify.annotations.NullMarked;
