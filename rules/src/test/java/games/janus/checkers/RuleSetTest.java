package games.janus.checkers;

import static games.janus.Seeded.forSeeds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.janus.checkers.RuleSet.Blocked;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.checkers.RuleSet.Removal;
import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import java.util.List;
import java.util.Optional;
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
    assertThat(RuleSet.read("two-player; capture=forced"))
        .usingRecursiveComparison()
        .ignoringFields("name")
        .isEqualTo(RuleSet.TWO_PLAYER_FORCED);
    assertThat(RuleSet.read("two-player; crowning=goes-on; removal=fade-at-once"))
        .usingRecursiveComparison()
        .ignoringFields("name")
        .isEqualTo(RuleSet.TWO_PLAYER_LITERAL);
  }

  @Test
  void everySwitchCanBeTurnedAndTheResultIsCustom() {
    RuleSet custom =
        RuleSet.read(
            "acf; first=white; capture=free; continuation=may; crowning=goes-on; blocked=tie;"
                + " repetition=5; quiet=never; white=Ivory; black=Ebony; removal=fade-at-once");
    assertThat(custom)
        .isEqualTo(
            new RuleSet(
                "custom",
                Color.WHITE,
                Capture.FREE,
                Continuation.MAY,
                false,
                Blocked.TIE,
                Optional.of(5),
                Optional.empty(),
                "Ivory",
                "Ebony",
                Removal.FADE_AT_ONCE));
  }

  @Test
  void aDrawCountThatMakesNoSenseIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> acf(Optional.of(1), Optional.of(80), "Light"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> acf(Optional.of(3), Optional.of(0), "Light"));
  }

  @Test
  void aDisplayNameIsMadeOfLettersAndDigits() {
    assertThat(RuleSet.read("acf; white=Old Père-Noël's 2").whiteName())
        .isEqualTo("Old Père-Noël's 2");
    for (String name : List.of("", " ", "a;b", "\u001B[31m", "\u202Eder", "x".repeat(41))) {
      assertThatIllegalArgumentException()
          .as(name)
          .isThrownBy(() -> acf(Optional.of(3), Optional.of(80), name));
    }
  }

  /** The official game with another draw count or display name. */
  private static RuleSet acf(
      Optional<Integer> repetition, Optional<Integer> quietPlies, String whiteName) {
    return new RuleSet(
        "custom",
        Color.BLACK,
        Capture.FORCED,
        Continuation.MUST,
        true,
        Blocked.LOSS,
        repetition,
        quietPlies,
        whiteName,
        "Dark",
        Removal.FADE_AT_END);
  }

  // As text

  @Test
  void aNamedRuleSetIsWrittenAsItsName() {
    assertThat(RuleSet.TWO_PLAYER.text()).isEqualTo("two-player");
    assertThat(RuleSet.read("two-player")).isEqualTo(RuleSet.TWO_PLAYER);
  }

  @Test
  void aRuleSetMadeToMeasureIsWrittenAsItsSwitches() {
    assertThat(RuleSet.read("acf; capture=free").text())
        .isEqualTo(
            "custom; first=black; capture=free; continuation=must; crowning=ends-turn;"
                + " blocked=loss; repetition=3; quiet=80; white=Light; black=Dark;"
                + " removal=fade-at-end");
  }

  @Test
  void whatIsLeftUnsaidIsAsInTheRuleSetNamed() {
    assertThat(RuleSet.read("custom; quiet=never")).isEqualTo(RuleSet.read("acf; quiet=never"));
    assertThat(RuleSet.read(" two-player ;crowning = goes-on; "))
        .isEqualTo(RuleSet.read("two-player; crowning=goes-on"));
  }

  @Test
  void everyRuleSetReadsBackFromItsText() {
    forSeeds(
        2_000,
        random -> {
          RuleSet rules = RandomPositions.ruleSet(random);
          assertThat(RuleSet.read(rules.text())).isEqualTo(rules);
        });
  }

  @Test
  void aTextThatIsNoRuleSetSaysWhatToMend() {
    assertThat(refusal("giveaway"))
        .isEqualTo(
            "Choose one of these rule sets: acf, red-vs-ai, two-player, two-player-forced,"
                + " two-player-literal, custom.");
    assertThat(refusal("custom; capture=perhaps"))
        .isEqualTo("capture must be forced or forced-by-piece or free.");
    assertThat(refusal("custom; crowning=no")).isEqualTo("crowning must be ends-turn or goes-on.");
    assertThat(refusal("custom; quiet=-1")).isEqualTo("quiet must be a number or never.");
    assertThat(refusal("custom; quiet=99999999999")).isEqualTo("quiet must be a number or never.");
    assertThat(refusal("custom; repetition=4"))
        .isEqualTo("A game is drawn by 3 or 5 repetitions, or never.");
    assertThat(refusal("custom; white=a\u001Bb")).startsWith("The name of a side has only letters");
    assertThat(refusal("acf; quiet=3; quiet=4")).isEqualTo("The switch quiet is set twice.");
    assertThat(refusal("acf; huffing"))
        .startsWith("There is no switch \"huffing\". The switches are first, ");
    assertThat(refusal("acf; ; quiet=3")).startsWith("There is no switch \"\"");
  }

  private static String refusal(String text) {
    return catchThrowableOfType(InvalidTextException.class, () -> RuleSet.read(text))
        .reason()
        .text();
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
    assertThat(checkers.turn(start)).isEqualTo(Color.WHITE);
    assertThat(checkers.legalMoves(start)).isEqualTo(start.legalMoves());
    Move move = start.legalMoves().getFirst();
    assertThat(checkers.path(move)).isEqualTo(move.path());
    assertThat(checkers.play(start, move)).isEqualTo(start.play(move));
    assertThat(checkers.outcome(start)).isEmpty();
    assertThat(checkers.quietPlies(start)).isZero();
  }
}
