package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import games.janus.arena.ParallelSearch;
import games.janus.engine.Engine;
import java.util.List;
import org.assertj.core.api.AbstractListAssert;
import org.junit.jupiter.api.Test;

class HousePlayersTest {
  /** Only the first one answers; the others look at other depths, each by its number. */
  @Test
  void everyThreadOfACrewHasItsOwnNumber() {
    assertThreads(HousePlayers.on(3).chess()).containsExactly(0, 1, 2);
    assertThreads(HousePlayers.on(3).checkers()).containsExactly(0, 1, 2);
  }

  private static AbstractListAssert<?, ?, Object, ?> assertThreads(
      List<? extends Engine<?, ?>> players) {
    Engine<?, ?> crew =
        players.stream().filter(ParallelSearch.class::isInstance).findFirst().orElseThrow();
    return assertThat(crew).extracting("engines", LIST).extracting("thread");
  }
}
