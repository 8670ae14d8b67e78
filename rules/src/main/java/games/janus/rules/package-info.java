/** The words both games share: colours, squares, outcomes, and what any board game can be asked. */
@NullMarked
package games.janus.rules;

import org.jspecify.annotations.NullMarked;
