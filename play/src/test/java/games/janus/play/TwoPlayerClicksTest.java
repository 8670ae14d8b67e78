package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two people click at one board: pieces, steps, jumps and sequences that may stop. */
class TwoPlayerClicksTest {
  private static final String TWO_PLAYER = "two-player";

  /** c3 may jump d4, and then f6; g1 stands by. */
  private static final String ONE_JUMP_OR_TWO = "W:W22,32:B11,18";

  /** A king on d6 may jump round in a circle either way. */
  private static final String ROUNDABOUT = "B:W14,15,22,23:BK10";

  private static final String CROWNED_BEFORE_ANOTHER_JUMP = "W:W11:B6,7";

  @Test
  void onYourTurnYouSelectOneOfYourOwnPieces() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3");
    assertThat(clicks.selected()).isEqualTo("c3");
    assertThat(clicks.told().get("origin").asText()).isEqualTo("c3");
  }

  @Test
  void clickingAPieceShowsExactlyItsMoves() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3");
    assertThat(clicks.targets("regular")).containsExactlyInAnyOrder("b4", "d4");
    assertThat(clicks.targets("jump")).isEmpty();
  }

  @Test
  void stepsAndJumpsOfOnePieceAreToldApart() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3");
    assertThat(clicks.targets("regular")).containsExactly("b4");
    assertThat(clicks.targets("jump")).containsExactly("e5");
  }

  @Test
  void onlyPiecesOfThePlayerToMoveCanBeSelected() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("b6");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.refusal()).isEqualTo("The piece on 9 is Black's, and it is White's turn.");
    assertThat(clicks.on("c3", "d4").on("b6").selected()).isEqualTo("b6");
  }

  @Test
  void atMostOnePieceIsSelectedAndAnotherOwnPieceTakesItsPlace() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3", "e3");
    assertThat(clicks.squares("pointed")).containsExactly("e3");
    assertThat(clicks.targets("regular")).containsExactlyInAnyOrder("d4", "f4");
  }

  @Test
  void withNothingSelectedNothingIsShown() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("d4");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.told().get("origin").isNull()).isTrue();
    assertThat(clicks.told().get("targets")).isEmpty();
  }

  @Test
  void aPieceThatCannotMoveIsNotSelectedAndTheReasonIsTold() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("b2");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.refusal()).isEqualTo("The piece on 25 cannot move.");
  }

  @Test
  void clickingASquareThatIsNoDestinationDeselects() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3", "d5");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.told().get("targets")).isEmpty();
    assertThat(clicks.moves()).isEmpty();
  }

  @Test
  void theReasonWhyAStepIsNoneIsTold() {
    assertThat(Clicks.checkers(TWO_PLAYER, "").on("c3", "c4").refusal())
        .isEqualTo("c4 is a light square. Pieces stand on dark squares.");
    assertThat(Clicks.checkers(TWO_PLAYER, "").on("c3", "b6").refusal())
        .isEqualTo("There is already a piece on 9.");
    assertThat(Clicks.checkers(TWO_PLAYER, "W:W18:B1").on("d4", "c3").refusal())
        .isEqualTo("Only a king moves backward.");
    assertThat(Clicks.checkers(TWO_PLAYER, "").on("c3", "e5").refusal())
        .isEqualTo("There is nothing to jump on 18.");
  }

  @Test
  void clickingTheSelectedPieceAgainKeepsItSelected() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3", "c3");
    assertThat(clicks.selected()).isEqualTo("c3");
    assertThat(clicks.targets("regular")).containsExactlyInAnyOrder("b4", "d4");
  }

  @Test
  void deselectingByKeyClearsTheSelectionAndItsMoves() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3").stop();
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.told().get("targets")).isEmpty();
    assertThat(clicks.refusal()).isEqualTo("null");
  }

  @Test
  void clickingARegularDestinationMakesTheMoveAndPassesTheTurn() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "").on("c3", "d4");
    assertThat(clicks.moves()).containsExactly("22-18");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.view().get("turn").asText()).isEqualTo("black");
    assertThat(clicks.view().get("message").asText()).isEqualTo("Black to move.");
    assertThat(clicks.manOn("d4")).isEqualTo("white man");
    assertThat(clicks.manOn("c3")).isEqualTo("nothing");
  }

  @Test
  void clickingAJumpDestinationStartsTheSequenceAndTakesTheManOff() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5");
    assertThat(clicks.told().get("inSequence").asBoolean()).isTrue();
    assertThat(clicks.squares("removed")).containsExactly("d4");
    assertThat(clicks.manShownOn("d4")).isEqualTo("nothing");
    assertThat(clicks.manShownOn("c3")).isEqualTo("nothing");
    assertThat(clicks.manShownOn("e5")).isEqualTo("white man");
    assertThat(clicks.moves()).isEmpty();
  }

  @Test
  void duringASequenceItIsKnownWhereThePieceIsWhereItWasAndHowFarAlong() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5");
    assertThat(clicks.selected()).isEqualTo("e5");
    assertThat(clicks.told().get("origin").asText()).isEqualTo("c3");
    assertThat(clicks.squares("pointed")).containsExactly("c3", "e5");
  }

  @Test
  void afterAJumpTheSquaresThatContinueAreShown() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5");
    assertThat(clicks.targets("jump")).containsExactly("g7");
    assertThat(clicks.targets("regular")).isEmpty();
  }

  @Test
  void lookingAheadLeavesTheRealGameUnchanged() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5");
    assertThat(clicks.manOn("d4")).isEqualTo("black man");
    assertThat(clicks.manOn("c3")).isEqualTo("white man");
  }

  @Test
  void goingOnIsOptionalAndTheButtonEndsTheTurn() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5");
    assertThat(clicks.told().get("canStop").asBoolean()).isTrue();
    assertThat(clicks.stop().moves()).containsExactly("22x15");
    assertThat(clicks.view().get("turn").asText()).isEqualTo("black");
  }

  @Test
  void clickingElsewhereDuringASequenceEndsTheTurnWhereThePieceStands() {
    for (String elsewhere : new String[] {"a5", "g1", "f6", "c3"}) {
      Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", elsewhere);
      assertThat(clicks.moves()).as(elsewhere).containsExactly("22x15");
      assertThat(clicks.selected()).isEqualTo("nothing");
    }
  }

  @Test
  void clickingTheJumpingPieceAgainShowsItsRemainingJumps() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", "e5");
    assertThat(clicks.moves()).isEmpty();
    assertThat(clicks.selected()).isEqualTo("e5");
    assertThat(clicks.targets("jump")).containsExactly("g7");
  }

  @Test
  void duringASequenceOnlyTheJumpingPieceIsSelected() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", "g1");
    assertThat(clicks.squares("pointed")).isEmpty();
    assertThat(clicks.told().get("targets")).isEmpty();
  }

  @Test
  void aSequenceWithNoFurtherHopEndsByItself() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", "g7");
    assertThat(clicks.moves()).containsExactly("22x15x8");
    assertThat(clicks.told().get("inSequence").asBoolean()).isFalse();
    assertThat(clicks.manOn("g7")).isEqualTo("white man");
    assertThat(clicks.manOn("d4")).isEqualTo("nothing");
    assertThat(clicks.manOn("f6")).isEqualTo("nothing");
  }

  @Test
  void endingASequenceChecksForAWinner() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", "g7");
    assertThat(clicks.view().get("winner").asText()).isEqualTo("White");
    assertThat(clicks.view().get("message").asText())
        .isEqualTo("Game over. White wins: no pieces left.");
  }

  @Test
  void endingAMoveChecksForATie() {
    // White steps in front of Black's last man, which then has nowhere to go.
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "W:W27,28:B20").on("h2", "g3");
    assertThat(clicks.view().get("winner").asBoolean()).isFalse();
    assertThat(clicks.view().get("isTie").asBoolean()).isTrue();
    assertThat(clicks.view().get("message").asText())
        .isEqualTo("Game over. Tie: pieces left, but no move.");
  }

  @Test
  void clicksAreIgnoredOnceTheGameIsOver() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, ONE_JUMP_OR_TWO).on("c3", "e5", "g7", "g7", "g1");
    assertThat(clicks.moves()).hasSize(1);
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.refusal()).isEqualTo("The game is over.");
  }

  @Test
  void aFirstJumpWithoutContinuationEndsTheTurn() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "W:W22:B18,1").on("c3", "e5");
    assertThat(clicks.moves()).containsExactly("22x15");
    assertThat(clicks.view().get("turn").asText()).isEqualTo("black");
  }

  @Test
  void eachHopKeepsOnlyTheSequencesThatBeginSo() {
    Clicks clicks = Clicks.checkers("acf", ROUNDABOUT).on("d6");
    assertThat(clicks.targets("jump")).containsExactlyInAnyOrder("b4", "f4");
    assertThat(clicks.on("b4").targets("jump")).containsExactly("d2");
    assertThat(clicks.on("d2").targets("jump")).containsExactly("f4");
    assertThat(clicks.squares("removed")).containsExactly("c5", "c3");
  }

  @Test
  void twoRoutesBetweenTheSameSquaresAreToldApart() {
    assertThat(Clicks.checkers("acf", ROUNDABOUT).on("d6", "b4", "d2", "f4", "d6").moves())
        .containsExactly("10x17x26x19x10");
    assertThat(Clicks.checkers("acf", ROUNDABOUT).on("d6", "f4", "d2", "b4", "d6").moves())
        .containsExactly("10x19x26x17x10");
  }

  @Test
  void kingsChainCapturesForwardAndBackward() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, "B:W14,22,15,23:BK10").on("d6", "b4", "d2", "f4");
    assertThat(clicks.told().get("canStop").asBoolean()).isTrue();
    assertThat(clicks.stop().moves()).containsExactly("10x17x26x19");
  }

  @Test
  void aManThatReachesTheFarthestRowBecomesAKingAndTheTurnEnds() {
    Clicks clicks = Clicks.checkers(TWO_PLAYER, CROWNED_BEFORE_ANOTHER_JUMP).on("f6", "d8");
    assertThat(clicks.moves()).containsExactly("11x2");
    assertThat(clicks.manOn("d8")).isEqualTo("white king");
  }

  @Test
  void toTheLetterANewKingIsShownAndMayJumpOn() {
    Clicks clicks =
        Clicks.checkers("two-player-literal", CROWNED_BEFORE_ANOTHER_JUMP).on("f6", "d8");
    assertThat(clicks.told().get("inSequence").asBoolean()).isTrue();
    assertThat(clicks.manShownOn("d8")).isEqualTo("white king");
    assertThat(clicks.targets("jump")).containsExactly("b6");
    assertThat(clicks.on("b6").moves()).containsExactly("11x2x9");
  }

  @Test
  void withForcedCapturesOnlyJumpsAreShownButStoppingIsFree() {
    Clicks clicks = Clicks.checkers("two-player-forced", ONE_JUMP_OR_TWO).on("c3");
    assertThat(clicks.targets("regular")).isEmpty();
    assertThat(clicks.targets("jump")).containsExactly("e5");
    assertThat(clicks.on("e5").stop().moves()).containsExactly("22x15");
  }

  @Test
  void whereAJumpBindsThePieceAloneAnotherMayStillStep() {
    String rules = "two-player; capture=forced-by-piece";
    assertThat(Clicks.checkers(rules, ONE_JUMP_OR_TWO).on("c3", "b4").refusal())
        .isEqualTo("You must jump: 22x15x8 or 22x15.");
    assertThat(Clicks.checkers(rules, ONE_JUMP_OR_TWO).on("g1", "h2").moves())
        .containsExactly("32-28");
  }
}
