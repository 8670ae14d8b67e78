package games.janus.cli;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.MatchPlayer;
import games.janus.arena.PlayerFailure;
import games.janus.engine.Limits;
import games.janus.rules.Game;
import java.util.Optional;

/**
 * One of ours in a process of its own, at a level that says how much it thinks: positions and depth
 * would be taken in the place of the level's own, so they are kept from it. Clocks hold for it too.
 */
record LevelPlayer<P, M>(MatchPlayer<P, M> player) implements MatchPlayer<P, M> {
  private static final Optional<Long> A_DAY = Optional.of(86_400_000L);

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void beginGame(int number) throws PlayerFailure {
    player.beginGame(number);
  }

  @Override
  public Answer<M> move(Game<P, M> game, Allowance allowance) throws PlayerFailure {
    boolean hasTime =
        allowance.clocks().isPresent()
            || allowance.moveTime().isPresent()
            || allowance.cpuTime().isPresent();
    Optional<Long> moveTime = hasTime ? allowance.moveTime() : A_DAY;
    return player.move(
        game, new Allowance(allowance.clocks(), moveTime, allowance.cpuTime(), Limits.NONE));
  }

  @Override
  public long busyNanos() {
    return player.busyNanos();
  }

  @Override
  public void close() {
    player.close();
  }
}
