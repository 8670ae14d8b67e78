package games.janus.checkers.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RandomPositions;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.text.Mutations;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged texts are refused in the ways that are promised, or understood; nothing else happens. */
class FuzzTest {
  @Test
  void damagedFenIsRefusedOrUnderstood() {
    fuzzFen(20_000);
  }

  @Test
  @Tag("slow")
  void muchDamagedFenIsRefusedOrUnderstood() {
    fuzzFen(300_000);
  }

  @Test
  void damagedMoveTextIsRefusedOrUnderstood() {
    fuzzMoveText(20_000);
  }

  @Test
  @Tag("slow")
  void muchDamagedMoveTextIsRefusedOrUnderstood() {
    fuzzMoveText(300_000);
  }

  private static void fuzzFen(int cases) {
    List<Position> positions = RandomPositions.game(RuleSet.ACF, 1);
    for (long seed = 1; seed <= cases; seed++) {
      var random = new Random(seed);
      Position position = positions.get(random.nextInt(positions.size()));
      String text = new Mutations(seed).of(List.of(Fen.write(position.setup())));
      try {
        Setup setup = Fen.read(text);
        assertThat(Fen.read(Fen.write(setup))).as("seed %d", seed).isEqualTo(setup);
        assertThat(Position.of(setup, RuleSet.ACF).setup()).isEqualTo(setup);
      } catch (InvalidTextException refusal) {
        assertThat(refusal.reason().text()).as("seed %d", seed).isNotBlank();
      } catch (IllegalSetupException refusal) {
        assertThat(refusal.flaws()).as("seed %d", seed).isNotEmpty();
      } catch (RuntimeException broken) {
        throw new AssertionError("seed " + seed + ": " + text, broken);
      }
    }
  }

  private static void fuzzMoveText(int cases) {
    List<RuleSet> rules = RuleSet.all();
    for (long seed = 1; seed <= cases; seed++) {
      var random = new Random(seed);
      Position position = RandomPositions.scattered(rules.get(random.nextInt(rules.size())), seed);
      List<Move> moves = position.legalMoves();
      String whole = moves.isEmpty() ? "11-15" : moves.get(random.nextInt(moves.size())).toString();
      String text = new Mutations(seed).of(List.of(whole));
      try {
        assertThat(position.legalMoves())
            .as("seed %d", seed)
            .contains(MoveText.read(position, text));
      } catch (NotationException refusal) {
        assertThat(refusal.reason().text()).as("seed %d", seed).isNotBlank();
      } catch (RuntimeException broken) {
        throw new AssertionError("seed " + seed + ": " + text, broken);
      }
    }
  }
}
