package games.janus.engines.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SolvingTest {
  private static void countsAreThoseOfTheFile(int pieces) {
    EndgameTable table = Known.solved(pieces).table;
    for (Slice slice : table.slices()) {
      JsonNode known = Known.counts(slice);
      Tally expected =
          new Tally(
              known.get("win").asLong(), known.get("loss").asLong(), known.get("draw").asLong());
      assertThat(table.tally(slice)).as("slice " + slice).isEqualTo(expected);
      assertThat(table.longest(slice, true))
          .as("longest win of " + slice)
          .hasValue(known.get("longest_win_plies").asInt());
      assertThat(table.longest(slice, false))
          .as("longest loss of " + slice)
          .hasValue(known.get("longest_loss_plies").asInt());
    }
  }

  @Test
  void threePiecesGiveTheKnownCounts() {
    countsAreThoseOfTheFile(3);
  }

  @Test
  @Tag("slow")
  void fourPiecesGiveTheKnownCounts() {
    countsAreThoseOfTheFile(4);
    assertThat(Known.solved(4).table.slices()).hasSize(41);
  }

  @Test
  void everyPositionIsWorthWhatItsBestMoveIsWorth() {
    var check = new OneStepCheck(Known.solved(3));
    for (Slice slice : Known.solved(3).table.slices()) {
      for (var at = slice.new Cursor(); !at.isAtEnd(); at.next()) {
        check.check(slice, at);
      }
    }
  }

  @Test
  @Tag("slow")
  void soItIsWithFourPieces() {
    var check = new OneStepCheck(Known.solved(4));
    for (Slice slice : Slice.withPieces(4)) {
      for (var at = slice.new Cursor(); !at.isAtEnd(); at.next()) {
        check.check(slice, at);
      }
    }
  }
}
