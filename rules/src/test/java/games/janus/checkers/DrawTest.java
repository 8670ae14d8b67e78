package games.janus.checkers;

import static games.janus.checkers.Diagrams.after;
import static games.janus.checkers.Diagrams.diagram;
import static games.janus.checkers.Diagrams.move;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import org.junit.jupiter.api.Test;

/** Draws that only the history of a game can tell. */
class DrawTest {
  private static final String TWO_KINGS =
      """
      . B . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . W .
      """;

  /** Both kings step out and home again: four plies, and the same position. */
  private static final String[] SHUFFLE = {"1-5", "32-28", "5-1", "28-32"};

  private static Game<Position, Move> shuffled(RuleSet rules, int plies) {
    var game = Game.from(Checkers.with(rules), diagram(rules, Color.BLACK, TWO_KINGS));
    for (int ply = 0; ply < plies; ply++) {
      game = game.play(move(game.position(), SHUFFLE[ply % SHUFFLE.length]));
    }
    return game;
  }

  // WCDF: the same position for the third time, with the same side to move.
  @Test
  void theThirdOccurrenceOfAPositionDraws() {
    assertThat(shuffled(RuleSet.ACF, 7).outcome()).isEmpty();
    assertThat(shuffled(RuleSet.ACF, 8).outcome())
        .contains(new Outcome.Draw(Reason.THREEFOLD_REPETITION));
  }

  // WCDF: forty moves by each side without a man's advance or a capture.
  @Test
  void eightyQuietPliesDraw() {
    RuleSet rules = RuleSet.read("acf; repetition=never");
    assertThat(shuffled(rules, 79).outcome()).isEmpty();
    assertThat(shuffled(rules, 80).outcome()).contains(new Outcome.Draw(Reason.QUIET_MOVES));
  }

  @Test
  void aRuleSetMayWaitForTheFifthOccurrence() {
    RuleSet rules = RuleSet.read("acf; repetition=5");
    assertThat(shuffled(rules, 15).outcome()).isEmpty();
    assertThat(shuffled(rules, 16).outcome())
        .contains(new Outcome.Draw(Reason.FIVEFOLD_REPETITION));
  }

  @Test
  void theCasualRulesKnowNoSuchDraws() {
    assertThat(shuffled(RuleSet.RED_VS_AI, 100).outcome()).isEmpty();
    assertThat(shuffled(RuleSet.TWO_PLAYER, 100).outcome()).isEmpty();
  }

  @Test
  void nothingIsLeftToClaim() {
    assertThat(shuffled(RuleSet.ACF, 7).claimableDraw()).isEmpty();
    assertThat(shuffled(RuleSet.RED_VS_AI, 100).claimableDraw()).isEmpty();
  }

  @Test
  void onlyQuietMovesOfKingsCountAsQuiet() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . B . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . W .
            """);
    Position quiet = after(position, "1-5", "32-28");
    assertThat(quiet.quietPlies()).isEqualTo(2);
    assertThat(after(quiet, "10-15").quietPlies()).isZero();
  }

  @Test
  void aCaptureEndsTheQuiet() {
    Position position =
        diagram(
            RuleSet.ACF,
            Color.BLACK,
            """
            . B . . . . . .
            . . . . . . . .
            . W . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . W .
            """);
    assertThat(after(position, "1-6").quietPlies()).isEqualTo(1);
    assertThat(after(position, "1-6", "9x2").quietPlies()).isZero();
  }

  @Test
  void theCountsDoNotMakePositionsDifferent() {
    Position start = diagram(RuleSet.ACF, Color.BLACK, TWO_KINGS);
    Position again = after(start, SHUFFLE);
    assertThat(again.quietPlies()).isNotEqualTo(start.quietPlies());
    assertThat(again).isEqualTo(start).hasSameHashCodeAs(start);
  }

  @Test
  void aWinOnTheBoardComesBeforeADrawByCount() {
    RuleSet rules = RuleSet.read("acf; quiet=1");
    Position position =
        diagram(
            rules,
            Color.WHITE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . b
            . . . . . . . .
            . . . . . w . W
            . . . . . . . .
            """);
    var game = Game.from(Checkers.with(rules), position);
    assertThat(game.play(move(position, "28-24")).outcome())
        .contains(new Outcome.Win(Color.WHITE, Reason.NO_MOVES_LEFT));
  }
}
