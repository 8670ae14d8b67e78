package games.janus.engines.checkers.endgame;

/**
 * How many positions the side to move wins, loses and draws.
 *
 * @param wins won positions
 * @param losses lost positions
 * @param draws drawn positions
 */
public record Tally(long wins, long losses, long draws) {
  public long positions() {
    return wins + losses + draws;
  }

  public Tally plus(Tally other) {
    return new Tally(wins + other.wins, losses + other.losses, draws + other.draws);
  }
}
