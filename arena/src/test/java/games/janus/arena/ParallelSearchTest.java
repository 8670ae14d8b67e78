package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.Catalog;
import games.janus.engines.search.TimePlan;
import games.janus.games.Games;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class ParallelSearchTest {
  /** Counts to a number, or until it is told to stop. */
  private record Counter(long most) implements Engine<Integer, Integer> {
    @Override
    public EngineInfo info() {
      return Catalog.strongest(Games.chess());
    }

    @Override
    public Thought<Integer> think(
        SearchRequest<Integer, Integer> request, SearchControl<Integer> control) {
      var counters = new SearchCounters();
      while (counters.get(Metric.NODES) < most && !control.shouldStop(counters)) {
        counters.add(Metric.NODES, 1000);
      }
      return new Thought<>(
          Optional.of(1),
          Optional.empty(),
          List.of(),
          List.of(),
          counters,
          List.of(),
          Optional.empty(),
          true);
    }
  }

  private static SearchRequest<Integer, Integer> question() {
    return SearchRequest.of(Game.from(new CountingGame(), 0), "full", 1);
  }

  @Test
  void helpersStopWhenTheFirstHasAnsweredAndTheirCountsAreAdded() {
    var search = new ParallelSearch<>(List.of(new Counter(100_000), new Counter(Long.MAX_VALUE)));
    int threads = Thread.activeCount();
    Thought<Integer> thought = search.think(question(), SearchControl.patient());
    assertThat(thought.counters().get(Metric.NODES)).isGreaterThanOrEqualTo(100_000);
    assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads);
  }

  @Test
  void theClockStopsEverybody() {
    var search =
        new ParallelSearch<>(List.of(new Counter(Long.MAX_VALUE), new Counter(Long.MAX_VALUE)));
    var watch = new Stopwatch();
    search.think(question(), Timekeeper.thinking(TimePlan.exactly(100, 0), _ -> {}));
    assertThat(watch.millis()).isBetween(90L, 5000L);
  }

  @Test
  void helpersStandBackWhileTheFirstHasNoTurn() {
    var looks = new AtomicLong();
    Thinker first =
        (request, control) -> {
          var none = new SearchCounters();
          await(() -> !control.shouldStop(none) && looks.get() > 0);
          await(() -> isStill(looks)); // for now the first one does not look up
          long before = looks.get();
          await(() -> !control.shouldStop(none) && looks.get() > before);
          return new Counter(0).think(request, control);
        };
    Thinker helper =
        (request, control) -> {
          var none = new SearchCounters();
          while (!control.shouldStop(none)) {
            looks.incrementAndGet();
          }
          return new Counter(0).think(request, control);
        };
    new ParallelSearch<>(List.of(first, helper)).think(question(), SearchControl.patient());
  }

  private static boolean isStill(AtomicLong count) {
    long before = count.get();
    LockSupport.parkNanos(300_000_000);
    return count.get() == before;
  }

  private static void await(BooleanSupplier wanted) {
    var watch = new Stopwatch();
    while (!wanted.getAsBoolean()) {
      assertThat(watch.millis()).isLessThan(20_000);
    }
  }

  /** Somebody who only thinks. */
  private interface Thinker extends Engine<Integer, Integer> {
    @Override
    Thought<Integer> think(SearchRequest<Integer, Integer> request, SearchControl<Integer> control);

    @Override
    default EngineInfo info() {
      return Catalog.strongest(Games.chess());
    }
  }

  @Test
  void onTheOthersTimeTheClockDoesNotRun() {
    Timekeeper<Integer> keeper = Timekeeper.pondering(TimePlan.exactly(1, 0), _ -> {});
    var looks = new ArrayList<Boolean>();
    var watch = new Stopwatch();
    while (watch.millis() < 20) {
      looks.add(keeper.shouldStop(new SearchCounters()));
    }
    assertThat(looks).containsOnly(false);
    keeper.ponderHit();
    var afterwards = new Stopwatch();
    while (!keeper.shouldStop(new SearchCounters())) {
      assertThat(afterwards.millis()).isLessThan(5000);
    }
  }
}
