/** The flowchart's checkers player: minimax with alpha-beta, and a beginner who draws lots. */
@NullMarked
package games.janus.engines.museum.flowchart;

import org.jspecify.annotations.NullMarked;
