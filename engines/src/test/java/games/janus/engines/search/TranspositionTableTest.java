package games.janus.engines.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.engine.SplitMix64;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void whatWasStoredIsFoundAgain() {
    table.store(42, 0xFFFF, -123, 77, 9, TranspositionTable.AT_LEAST, 5);

    long known = table.probe(42);

    assertThat(TranspositionTable.move(known)).isEqualTo(0xFFFF);
    assertThat(TranspositionTable.score(known, 5)).isEqualTo(-123);
    assertThat(TranspositionTable.evaluation(known)).isEqualTo(77);
    assertThat(TranspositionTable.depth(known)).isEqualTo(9);
    assertThat(TranspositionTable.bound(known)).isEqualTo(TranspositionTable.AT_LEAST);
    assertThat(table.probe(43)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  @Test
  void scoresAtTheEdgesSurvive() {
    int[] scores = {
      Score.wonIn(0), Score.wonIn(127), Score.lostIn(0), Score.lostIn(127), 0, 29_000, -29_000
    };
    for (int score : scores) {
      table.store(7, 1, score, Score.NONE, 0, TranspositionTable.EXACT, 0);
      assertThat(TranspositionTable.score(table.probe(7), 0)).isEqualTo(score);
      assertThat(TranspositionTable.evaluation(table.probe(7))).isEqualTo(Score.NONE);
    }
  }

  @Test
  void theEndOfTheGameIsCountedFromThePosition() {
    table.store(1, 1, Score.wonIn(10), 0, 3, TranspositionTable.EXACT, 4);
    table.store(2, 1, Score.lostIn(10), 0, 3, TranspositionTable.EXACT, 4);

    assertThat(TranspositionTable.score(table.probe(1), 2)).isEqualTo(Score.wonIn(8));
    assertThat(TranspositionTable.score(table.probe(2), 2)).isEqualTo(Score.lostIn(8));
  }

  @Test
  void aResultWithoutAMoveKeepsTheMoveKnownBefore() {
    table.store(42, 17, 10, 0, 5, TranspositionTable.EXACT, 0);
    table.store(42, 0, 10, 0, 6, TranspositionTable.AT_MOST, 0);

    assertThat(TranspositionTable.move(table.probe(42))).isEqualTo(17);
  }

  @Test
  void aShallowGuessDoesNotDisplaceADeepResultOfTheSamePosition() {
    table.store(42, 17, 10, 0, 12, TranspositionTable.AT_LEAST, 0);
    table.store(42, 18, 20, 0, 2, TranspositionTable.AT_LEAST, 0);

    assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(12);
  }

  @Test
  void oldEntriesMakeRoomBeforeNewOnes() {
    for (int i = 0; i < 4; i++) {
      table.store(i, 1, 0, 0, 20, TranspositionTable.EXACT, 0); // all in the first place
    }
    for (int i = 0; i < 3; i++) {
      table.nextSearch();
    }
    for (int i = 4; i < 8; i++) {
      table.store(i, 1, 0, 0, 1, TranspositionTable.EXACT, 0);
    }
    for (int i = 4; i < 8; i++) {
      assertThat(table.probe(i)).isNotEqualTo(TranspositionTable.UNKNOWN);
    }
  }

  @Test
  void useGrowsAndIsForgottenWithTheRest() {
    assertThat(table.use()).isZero();
    var keys = new SplitMix64(1976);
    for (int i = 0; i < 100_000; i++) {
      table.store(keys.next(), 1, 0, 0, 1, TranspositionTable.EXACT, 0);
    }
    assertThat(table.use()).isBetween(700, 1000);
    table.nextSearch();
    assertThat(table.use()).isZero();
    table.clear();
    assertThat(table.probe(0)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  @Test
  void sizesThatMakeNoSenseAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TranspositionTable(0))
        .withMessageContaining("1 to 8192 MB");
  }

  @Test
  void aScoreSettlesAWindowItLiesBeyond() {
    assertThat(TranspositionTable.settles(TranspositionTable.AT_LEAST, 50, 0, 50)).isTrue();
    assertThat(TranspositionTable.settles(TranspositionTable.AT_LEAST, 49, 0, 50)).isFalse();
    assertThat(TranspositionTable.settles(TranspositionTable.AT_MOST, 0, 0, 50)).isTrue();
    assertThat(TranspositionTable.settles(TranspositionTable.AT_MOST, 1, 0, 50)).isFalse();
    assertThat(TranspositionTable.settles(TranspositionTable.EXACT, 25, 0, 50)).isTrue();
  }
}
