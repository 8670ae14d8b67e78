package games.janus.engines.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.engines.checkers.endgame.Verdict.Result;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EndgameJudgeTest {
  private static final EndgameJudge JUDGE = new EndgameJudge(Known.solved(3).table.oracle());

  private static Position position(String fen) {
    return Position.of(Fen.read(fen), RuleSet.ACF);
  }

  private static Verdict verdict(String fen) {
    return JUDGE.judge(position(fen)).orElseThrow();
  }

  private static List<String> best(String fen) {
    return verdict(fen).best().stream().map(move -> MoveText.write(position(fen), move)).toList();
  }

  @Test
  void twoKingsDriveOneOutOfTheDoubleCorner() {
    Verdict verdict = verdict("B:WK14:BK1,K2");
    assertThat(verdict.result()).isEqualTo(Result.WIN);
    assertThat(verdict.distance()).hasValue(33);
    assertThat(verdict.best()).isNotEmpty();
  }

  @Test
  void bothColoursAreJudgedAlike() {
    // The board of the test above turned around.
    assertThat(verdict("W:WK31,K32:BK19").distance()).hasValue(33);
  }

  @Test
  void aPendingCaptureIsFollowed() {
    Verdict verdict = verdict("B:W18:B15");
    assertThat(verdict.result()).isEqualTo(Result.WIN);
    assertThat(verdict.distance()).hasValue(1);
    assertThat(best("B:W18:B15")).containsExactly("15x22");
  }

  @Test
  void whoCannotMoveHasLostAlready() {
    Verdict verdict = verdict("B:W8,11:B4");
    assertThat(verdict.result()).isEqualTo(Result.LOSS);
    assertThat(verdict.distance()).hasValue(0);
    assertThat(verdict.best()).isEmpty();
  }

  @Test
  void ofADrawOnlyTheMovesThatKeepItAreBest() {
    Verdict verdict = verdict("B:WK32:BK1");
    assertThat(verdict.result()).isEqualTo(Result.DRAW);
    assertThat(verdict.distance()).isEmpty();
    assertThat(verdict.best()).hasSameSizeAs(position("B:WK32:BK1").legalMoves());
  }

  @Test
  void whatIsNotInTheTableIsNotKnown() {
    assertThat(JUDGE.judge(Position.initial(RuleSet.ACF))).isEmpty();
    assertThat(JUDGE.judge(position("B:WK32,K31:BK1,K2"))).isEmpty();
  }

  @Test
  void theBestMovesWinInAsManyPliesAsTheySay() {
    Position position = position("B:WK10:B2,3");
    int plies = 61;
    while (!position.legalMoves().isEmpty()) {
      Verdict verdict = JUDGE.judge(position).orElseThrow();
      assertThat(verdict.distance()).hasValue(plies--);
      position = position.play(verdict.best().getFirst());
    }
    assertThat(plies).isZero();
  }

  /** A search that knows nothing but the rules. */
  private static int search(Position position, int plies) {
    if (position.legalMoves().isEmpty()) {
      return EndgameOracle.LOSS;
    }
    if (plies == 0) {
      return EndgameOracle.UNKNOWN;
    }
    int best = EndgameOracle.LOSS;
    for (Move move : position.legalMoves()) {
      int reply = search(position.play(move), plies - 1);
      if (reply == EndgameOracle.LOSS) {
        return EndgameOracle.WIN;
      }
      best = reply == EndgameOracle.UNKNOWN ? reply : best;
    }
    return best;
  }

  @Test
  @Tag("slow")
  void searchFindsTheSameAtThatDepthAndNotBefore() {
    long seed = 20261116;
    var random = new Random(seed);
    List<Slice> slices = Known.solved(3).table.slices();
    for (int i = 0; i < 3000; i++) {
      Slice slice = slices.get(random.nextInt(slices.size()));
      var at = slice.new Cursor();
      at.seek(random.nextInt(slice.size()));
      Position position = EndgamePositions.of(at);
      Verdict verdict = JUDGE.judge(position).orElseThrow();
      int distance = verdict.distance().orElse(Integer.MAX_VALUE);
      int depth = Math.min(distance, 7);
      int expected = distance <= depth ? verdict.result().ordinal() : EndgameOracle.UNKNOWN;
      assertThat(search(position, depth)).as("seed %d: %s", seed, position).isEqualTo(expected);
      if (distance > 0 && distance <= depth) {
        assertThat(search(position, depth - 1))
            .as("seed %d, a ply less: %s", seed, position)
            .isEqualTo(EndgameOracle.UNKNOWN);
      }
    }
  }
}
