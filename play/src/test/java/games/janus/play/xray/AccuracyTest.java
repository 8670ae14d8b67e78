package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.janus.checkers.RuleSet;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import games.janus.games.Games;
import games.janus.play.xray.Review.Assessment;
import games.janus.play.xray.Review.ReviewedMove;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccuracyTest {
  private static final Assessment<String> NOTHING =
      new Assessment<>(0, 0.5, List.of(), Optional.empty());

  private static ReviewedMove<String> losing(double lost) {
    return new ReviewedMove<>(
        0, Color.WHITE, "m", NOTHING, NOTHING, lost, Swing.of(lost), List.of());
  }

  /** By the published formula, 103.1668 exp(-0.04354 d) - 3.1669, computed elsewhere. */
  @ParameterizedTest
  @CsvSource({"0, 0.999999", "0.05, 0.798175", "0.1, 0.635814", "0.3, 0.247763", "1, 0"})
  void aMoveIsAsAccurateAsLichessSays(double lost, double accuracy) {
    assertThat(Accuracy.ofMove(lost)).isCloseTo(accuracy, within(0.0001));
  }

  @Test
  void aSideIsAsAccurateAsItsMovesOnAverage() {
    Accuracy two = Accuracy.of(List.of(losing(0), losing(0.1))).orElseThrow();
    assertThat(two.share()).isCloseTo((0.999999 + 0.635814) / 2, within(0.0001));
    assertThat(two.lost()).isCloseTo(0.05, within(1e-9));
    assertThat(two.moves()).isEqualTo(2);
    assertThat(Accuracy.of(List.<ReviewedMove<String>>of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, very good", "0.03, good", "0.08, mixed", "0.2, weak"})
  void itIsSaidInAWord(double lost, String word) {
    assertThat(Accuracy.of(List.of(losing(lost))).orElseThrow().word().text()).isEqualTo(word);
  }

  private static List<Position> positions(String fen, String... moves) {
    var positions = new ArrayList<>(List.of(Position.of(Fen.read(fen))));
    for (String move : moves) {
      Position last = positions.getLast();
      positions.add(last.play(Uci.read(last, move)));
    }
    return positions;
  }

  @Test
  void theEndingBeginsWithFewPiecesAndStays() {
    var phases =
        Phase.of(
            Games.chess(), positions("4k1n1/P7/8/8/8/8/8/rR1NKBNR b - - 0 1", "a1b1", "a7a8q"));
    assertThat(phases)
        .as("seven pieces, six, seven again")
        .containsExactly(Phase.MIDDLE, Phase.ENDING, Phase.ENDING);
  }

  @Test
  void theOpeningIsTenMovesOfAGameThatBeganWithAllPieces() {
    var shuffled = new ArrayList<Position>();
    for (int ply = 0; ply < 25; ply++) {
      shuffled.add(Position.initial());
    }
    List<Phase> phases = Phase.of(Games.chess(), shuffled);
    assertThat(phases.subList(0, 20)).containsOnly(Phase.OPENING);
    assertThat(phases.subList(20, 25)).containsOnly(Phase.MIDDLE);
    var checkers = Games.checkers(RuleSet.ACF);
    List<Phase> men = Phase.of(checkers, Collections.nCopies(14, checkers.rules().initial()));
    assertThat(men.subList(0, 12)).containsOnly(Phase.OPENING);
    assertThat(men.get(12)).isEqualTo(Phase.MIDDLE);
  }
}
