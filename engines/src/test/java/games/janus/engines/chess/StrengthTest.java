package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.engine.EngineInfo.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrengthTest {
  private static int rating(int place) {
    return Strength.levels().get(place).rating().orElseThrow();
  }

  @Test
  void everyLevelButTheLastHasARatingAndEachIsStrongerThanTheOneBefore() {
    List<Level> levels = Strength.levels();
    assertThat(levels.getLast().rating()).isEmpty();
    for (int place = 1; place < levels.size() - 1; place++) {
      assertThat(rating(place) - rating(place - 1)).isBetween(10, 260);
      Strength weaker = Strength.named(levels.get(place - 1).id());
      Strength stronger = Strength.named(levels.get(place).id());
      assertThat(stronger.nodes()).isGreaterThan(weaker.nodes());
      assertThat(stronger.evalNoise()).isLessThan(weaker.evalNoise());
    }
  }

  @Test
  void theRatingOfALevelGivesThatLevel() {
    for (Level level : Strength.levels().subList(0, 10)) {
      Strength named = Strength.named(level.id());
      Strength rated = Strength.named(Strength.rated(level.rating().orElseThrow()));
      assertThat(rated.nodes()).isEqualTo(named.nodes());
      assertThat(rated.evalNoise()).isEqualTo(named.evalNoise());
    }
  }

  @Test
  void betweenTwoLevelsLiesOneBetweenThem() {
    Strength below = Strength.named("4");
    Strength above = Strength.named("5");
    Strength between = Strength.named(Strength.rated((rating(3) + rating(4)) / 2));
    assertThat(between.nodes()).isBetween(below.nodes() + 1, above.nodes() - 1);
    assertThat(between.evalNoise()).isBetween(above.evalNoise() + 1, below.evalNoise() - 1);
  }

  @Test
  void beyondTheLevelsTheNearestIsTaken() {
    assertThat(Strength.named(Strength.rated(0)).nodes()).isEqualTo(Strength.named("1").nodes());
    assertThat(Strength.named(Strength.rated(9999)).nodes())
        .isEqualTo(Strength.named("10").nodes());
  }

  @Test
  void aLevelNobodyHasHeardOfIsRefused() {
    assertThatThrownBy(() -> Strength.named("11")).hasMessageContaining("11");
  }
}
