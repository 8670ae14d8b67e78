package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engines.search.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KpkTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, 1",
    "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1, -1",
    "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1, 0",
    "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1, -1",
    "k7/8/1K6/P7/8/8/8/8 w - - 0 1, 0",
    "8/8/8/8/p7/1k6/8/K7 b - - 0 1, 0",
    "8/8/8/6p1/6k1/8/8/6K1 b - - 0 1, 1",
    "8/8/8/8/8/k7/7p/6K1 w - - 0 1, 0",
    "8/7P/8/8/8/k7/8/6K1 b - - 0 1, -1"
  })
  void oneKnowsWhoWins(String fen, int sign) {
    int score = Endgames.score(Walk.board(fen));
    assertThat(Integer.signum(score)).isEqualTo(sign);
    assertThat(score).isNotEqualTo(Score.NONE);
  }
}
