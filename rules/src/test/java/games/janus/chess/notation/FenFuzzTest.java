package games.janus.chess.notation;

import static games.janus.Seeded.forSeeds;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Position;
import games.janus.chess.RandomChess;
import games.janus.chess.Setup;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.text.Mutations;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged FENs are refused as promised, or understood and written again. */
class FenFuzzTest {
  private static final int TEXTS_A_GAME = 500;

  @Test
  void damagedFenIsRefusedOrUnderstood() {
    forSeeds(20, FenFuzzTest::damage);
  }

  @Tag("slow")
  @Test
  void muchDamagedFenIsRefusedOrUnderstood() {
    forSeeds(600, FenFuzzTest::damage);
  }

  private static void damage(RandomGenerator random) {
    List<String> fens = RandomChess.game(random, 60).stream().map(Fen::write).toList();
    var mutations = new Mutations(random.nextLong());
    for (int i = 0; i < TEXTS_A_GAME; i++) {
      String text = mutations.of(fens);
      try {
        Setup setup = Fen.read(text);
        assertThat(Fen.read(Fen.write(setup))).as(text).isEqualTo(setup);
        assertThat(Position.of(setup).legalMoves()).as(text).doesNotHaveDuplicates();
      } catch (InvalidTextException refusal) {
        assertThat(refusal.reason().text()).as(text).isNotBlank();
      } catch (IllegalSetupException refusal) {
        assertThat(refusal.flaws()).as(text).isNotEmpty();
      }
    }
  }
}
