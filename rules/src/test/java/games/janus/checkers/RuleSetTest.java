package games.janus.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.checkers.RuleSet.Blocked;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.checkers.RuleSet.Removal;
import games.janus.rules.Color;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RuleSetTest {
  @Test
  void ruleSetsAreFoundByName() {
    assertThat(RuleSet.all())
        .extracting(RuleSet::name)
        .containsExactly(
            "acf", "red-vs-ai", "two-player", "two-player-forced", "two-player-literal");
    for (RuleSet rules : RuleSet.all()) {
      assertThat(RuleSet.named(rules.name())).contains(rules);
    }
    assertThat(RuleSet.named("huffing")).isEmpty();
  }

  @Test
  void theOfficialGame() {
    RuleSet acf = RuleSet.ACF;
    assertThat(acf.firstMover()).isEqualTo(Color.BLACK);
    assertThat(acf.capture()).isEqualTo(Capture.FORCED);
    assertThat(acf.continuation()).isEqualTo(Continuation.MUST);
    assertThat(acf.crowningEndsTurn()).isTrue();
    assertThat(acf.blocked()).isEqualTo(Blocked.LOSS);
    assertThat(acf.repetition()).hasValue(3);
    assertThat(acf.quietPlies()).hasValue(80);
    assertThat(acf.nameOf(Color.BLACK)).isEqualTo("Dark");
    assertThat(acf.nameOf(Color.WHITE)).isEqualTo("Light");
  }

  @Test
  void theTwoPlayerGamesDifferOnlyInTheirSwitch() {
    assertThat(RuleSet.TWO_PLAYER.withCapture(Capture.FORCED))
        .usingRecursiveComparison()
        .ignoringFields("name")
        .isEqualTo(RuleSet.TWO_PLAYER_FORCED);
    assertThat(RuleSet.TWO_PLAYER.withCrowningEndsTurn(false).withRemoval(Removal.FADE_AT_ONCE))
        .usingRecursiveComparison()
        .ignoringFields("name")
        .isEqualTo(RuleSet.TWO_PLAYER_LITERAL);
  }

  @Test
  void everySwitchCanBeTurnedAndTheResultIsCustom() {
    RuleSet custom =
        RuleSet.ACF
            .withFirstMover(Color.WHITE)
            .withCapture(Capture.FREE)
            .withContinuation(Continuation.MAY)
            .withCrowningEndsTurn(false)
            .withBlocked(Blocked.TIE)
            .withRepetition(OptionalInt.of(5))
            .withQuietPlies(OptionalInt.empty())
            .withNames("Ivory", "Ebony")
            .withRemoval(Removal.FADE_AT_ONCE);
    assertThat(custom)
        .isEqualTo(
            new RuleSet(
                "custom",
                Color.WHITE,
                Capture.FREE,
                Continuation.MAY,
                false,
                Blocked.TIE,
                OptionalInt.of(5),
                OptionalInt.empty(),
                "Ivory",
                "Ebony",
                Removal.FADE_AT_ONCE));
  }

  @Test
  void aDrawCountThatMakesNoSenseIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleSet.ACF.withRepetition(OptionalInt.of(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleSet.ACF.withQuietPlies(OptionalInt.of(0)));
  }

  @Test
  void positionsOfDifferentRulesAreDifferent() {
    Setup setup = Setup.start(RuleSet.ACF);
    assertThat(Position.of(setup, RuleSet.ACF)).isNotEqualTo(Position.of(setup, RuleSet.RED_VS_AI));
  }

  @Test
  void theRulesOfAGameAnswerAsItsPositionsDo() {
    Checkers checkers = Checkers.with(RuleSet.RED_VS_AI);
    Position start = checkers.initial();
    assertThat(start).isEqualTo(Position.initial(RuleSet.RED_VS_AI));
    assertThat(checkers.ruleSet()).isEqualTo(RuleSet.RED_VS_AI);
    assertThat(checkers.turn(start)).isEqualTo(Color.WHITE);
    assertThat(checkers.legalMoves(start)).isEqualTo(start.legalMoves());
    Move move = start.legalMoves().getFirst();
    assertThat(checkers.path(move)).isEqualTo(move.path());
    assertThat(checkers.play(start, move)).isEqualTo(start.play(move));
    assertThat(checkers.outcome(start)).isEmpty();
    assertThat(checkers.quietPlies(start)).isZero();
  }
}
