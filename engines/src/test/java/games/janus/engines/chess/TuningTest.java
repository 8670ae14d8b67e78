package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TuningTest {
  /** A knight ahead, with enough men around it that it is not an endgame known by heart. */
  private static final List<String> KNIGHT_AHEAD =
      List.of(
          "r1bqkb1r/pppp1ppp/2n5/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5",
          "rnbqkb1r/pp2pppp/3p4/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 0 6",
          "r2q1rk1/ppp2ppp/2b2n2/3p4/3P4/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 12",
          "2r2rk1/pp3ppp/1q2p3/3p4/3P4/1QN1P3/PP3PPP/2R2RK1 b - - 0 18");

  private static Tuning taught(String resultAndScore) {
    var tuning = new Tuning(1);
    for (int i = 0; i < 50; i++) {
      for (String fen : KNIGHT_AHEAD) {
        tuning.add(fen + resultAndScore);
      }
    }
    return tuning;
  }

  private static int knightInTheMiddleGame(Tuning tuning) {
    String knight = tuning.tapered().split(" ", -1)[2]; // MATERIAL, pawn, knight, ...
    return Integer.parseInt(knight.substring(0, knight.indexOf(',')));
  }

  @Test
  void aManThatAlwaysWinsIsWorthMoreThanBefore() {
    Tuning tuning = taught(" | 1.0 | 900");
    int before = knightInTheMiddleGame(tuning);
    double error = tuning.testError();
    for (int round = 0; round < 40; round++) {
      tuning.learn(Tuning.stepOf(round), round);
    }
    assertThat(knightInTheMiddleGame(tuning)).isGreaterThan(before);
    assertThat(tuning.testError()).isLessThan(error).isPositive();
  }

  @Test
  void aManThatNeverWinsIsWorthLess() {
    Tuning tuning = taught(" | 0.0 | -900");
    int before = knightInTheMiddleGame(tuning);
    for (int round = 0; round < 40; round++) {
      tuning.learn(Tuning.stepOf(round), round);
    }
    assertThat(knightInTheMiddleGame(tuning)).isLessThan(before);
  }

  /** An even sharing of the points after a lead is a sign that leads mean little. */
  @Test
  void theLessOftenALeadWinsTheGreaterTheLeadThatIsNeeded() {
    assertThat(mixed(7).settleLead()).isGreaterThan(mixed(9).settleLead() + 50);
  }

  /** So many of ten games were won with the knight. */
  private static Tuning mixed(int won) {
    var tuning = new Tuning(1);
    for (int game = 0; game < 10; game++) {
      for (String fen : KNIGHT_AHEAD) {
        tuning.add(fen + (game < won ? " | 1.0 | 300" : " | 0.0 | 300"));
      }
    }
    return tuning;
  }

  @Test
  void theSameLessonsGiveTheSameWeights() {
    Tuning one = taught(" | 0.5 | 0");
    Tuning other = taught(" | 0.5 | 0");
    for (int round = 0; round < 5; round++) {
      one.learn(1, round);
      other.learn(1, round);
    }
    assertThat(one.tapered()).isEqualTo(other.tapered());
    assertThat(one.danger()).isEqualTo(other.danger());
  }

  @Test
  void weightsAreWrittenAsTheyStandInTheirTables() {
    var tuning = new Tuning(0.5);
    assertThat(tuning.tapered()).isEqualTo(String.join("\n", TaperedTable.LINES) + "\n");
    assertThat(tuning.tapered().split(",", -1)).hasSize(Feature.COUNT + 1);
    assertThat(tuning.danger().strip().split(",", -1)).hasSize(Feature.DANGER_COUNT + 1);
  }

  @Test
  void aKnownEndgameTeachesNothing() {
    var tuning = new Tuning(0.5);
    assertThat(tuning.add("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1 | 1.0 | 300")).isFalse();
    assertThat(tuning.size()).isZero();
  }

  @Test
  void aLineThatIsNoSampleSaysWhatOneIs() {
    assertThatThrownBy(() -> new Tuning(0.5).add("e4 e5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("FEN | result | score");
  }

  @Test
  void gamesOfOneSeedAreTheSameAndCanBeLearntFrom() {
    List<String> lines = new SelfPlay(7, 200).game();
    assertThat(new SelfPlay(7, 200).game()).isEqualTo(lines);
    var tuning = new Tuning(0.5);
    lines.forEach(tuning::add);
    assertThat(tuning.size()).isLessThanOrEqualTo(lines.size());
  }
}
