package games.janus.engines.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FindingsTest {
  private final List<String> told = new ArrayList<>();

  private final Findings<String> findings =
      new Findings<>(
          new SearchControl<>() {
            @Override
            public boolean shouldStop(SearchCounters counters) {
              return false;
            }

            @Override
            public boolean isEnough(Finding<String> finding) {
              told.add(finding.rank() + ". " + finding.score() + " " + finding.line());
              return finding.score() == 999;
            }
          });

  private void hear(int rank, int score, Bound bound, String... line) {
    findings.beginLine(rank);
    findings.hear(
        new Finding<>(7, 9, rank, score, bound, List.of(line), new SearchCounters(), 500));
  }

  @Test
  void linesAreToldInTheOrderTheyAreFound() {
    hear(1, 30, Bound.EXACT, "e4", "e5");
    hear(2, 20, Bound.EXACT, "d4");
    hear(3, 20, Bound.EXACT, "c4");
    assertThat(told).containsExactly("1. 30 [e4, e5]", "2. 20 [d4]", "3. 20 [c4]");
  }

  @Test
  void aLineThatComesOutBetterThanOneBeforeTakesItsPlace() {
    hear(1, 17, Bound.EXACT, "Nf3");
    hear(2, 12, Bound.EXACT, "e4");
    told.clear();
    hear(3, 22, Bound.EXACT, "c4");
    assertThat(told).containsExactly("1. 22 [c4]", "2. 17 [Nf3]", "3. 12 [e4]");
    assertThat(findings.line()).containsExactly("c4");
    assertThat(findings.score()).isEqualTo(22);
  }

  @Test
  void theNextDepthBeginsAnew() {
    hear(1, 17, Bound.EXACT, "Nf3");
    hear(1, 5, Bound.EXACT, "Nf3", "d5");
    assertThat(told).last().isEqualTo("1. 5 [Nf3, d5]");
    assertThat(findings.score()).isEqualTo(5);
  }

  @Test
  void aBestLineThatIsWorseThanThoughtIsToldAsItWasExpected() {
    hear(1, 17, Bound.EXACT, "Nf3", "d5");
    hear(1, 3, Bound.AT_MOST);
    assertThat(told).last().isEqualTo("1. 3 [Nf3, d5]");
    assertThat(findings.score()).isEqualTo(17);
  }

  @Test
  void anotherLineThatIsWorseThanThoughtIsNotTheBestOne() {
    hear(1, 17, Bound.EXACT, "Nf3", "d5");
    hear(2, 3, Bound.AT_MOST);
    assertThat(told).last().isEqualTo("2. 3 []");
  }

  @Test
  void onceItIsEnoughItStaysSo() {
    hear(1, 999, Bound.EXACT, "Qh5");
    hear(2, 0, Bound.EXACT, "a3");
    assertThat(findings.isEnough()).isTrue();
  }
}
