package games.janus.arena.match;

/**
 * What holds for every game of a match.
 *
 * @param margin by how many milliseconds a player may overstep its time unpunished: messages
 *     between programs take time that is nobody's fault
 */
public record Conditions(SearchBudget budget, Adjudication adjudication, long margin) {}
