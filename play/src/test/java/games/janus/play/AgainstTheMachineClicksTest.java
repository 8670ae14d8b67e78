package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A person with the red men clicks against the machine: jumps are forced, and jumped to the end.
 */
class AgainstTheMachineClicksTest {
  private static final String RED_VS_AI = "red-vs-ai";
  private static final String TWO_JUMPS = "W:W22,32:B11,18,1";

  @Test
  void clickingAnythingThatCannotMoveChangesNothing() {
    for (String square : new String[] {"d4", "c5", "b6", "b2", "a1"}) {
      Clicks clicks = Clicks.checkers(RED_VS_AI, "").on(square);
      assertThat(clicks.selected()).as(square).isEqualTo("nothing");
      assertThat(clicks.moves()).isEmpty();
      assertThat(clicks.refusal()).isNotEqualTo("null");
    }
  }

  @Test
  void clickingAPieceThatMayMoveSelectsIt() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, "").on("e3");
    assertThat(clicks.selected()).isEqualTo("e3");
    assertThat(clicks.targets("regular")).containsExactlyInAnyOrder("d4", "f4");
  }

  @Test
  void whileAJumpIsThereOnlyLandingSquaresOfJumpsAreShown() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("c3");
    assertThat(clicks.targets("jump")).containsExactly("e5");
    assertThat(clicks.targets("regular")).isEmpty();
  }

  @Test
  void whileAJumpIsThereOtherPiecesAreRefusedWithTheJumps() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("g1");
    assertThat(clicks.selected()).isEqualTo("nothing");
    assertThat(clicks.refusal()).isEqualTo("You must jump: 22x15x8.");
    assertThat(clicks.view().get("mustJump").asBoolean()).isTrue();
    assertThat(clicks.view().get("jumpers")).hasToString("[\"c3\"]");
    assertThat(clicks.view().get("message").asText())
        .isEqualTo("Red to move. A jump must be taken.");
  }

  @Test
  void afterSelectingTheGameWaitsForADestination() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, "").on("e3");
    assertThat(clicks.told().get("play").isNull()).isTrue();
    assertThat(clicks.told().get("refusal").isNull()).isTrue();
  }

  @Test
  void clickingADestinationMakesTheMoveAndBlackIsToMove() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, "").on("e3", "f4");
    assertThat(clicks.moves()).containsExactly("23-19");
    assertThat(clicks.view().get("turnName").asText()).isEqualTo("Black");
    assertThat(clicks.manOn("f4")).isEqualTo("white man");
  }

  @Test
  void aJumpRemovesTheManAtOnce() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("c3", "e5");
    assertThat(clicks.squares("removed")).containsExactly("d4");
    assertThat(clicks.manShownOn("d4")).isEqualTo("nothing");
  }

  @Test
  void whileThePieceCanJumpAgainItStaysSelectedAndOnlyJumpsAreShown() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("c3", "e5");
    assertThat(clicks.told().get("inSequence").asBoolean()).isTrue();
    assertThat(clicks.selected()).isEqualTo("e5");
    assertThat(clicks.targets("jump")).containsExactly("g7");
    assertThat(clicks.targets("regular")).isEmpty();
  }

  @Test
  void theTurnCannotEndBeforeAllJumpsAreMade() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("c3", "e5");
    assertThat(clicks.told().get("canStop").asBoolean()).isFalse();
    assertThat(clicks.stop().refusal()).isEqualTo("The jump is not finished: 22x15x8.");
    assertThat(clicks.on("g1").refusal()).isEqualTo("The jump is not finished: 22x15x8.");
    assertThat(clicks.squares("pointed")).containsExactly("c3", "e5");
    assertThat(clicks.moves()).isEmpty();
  }

  @Test
  void whenNoJumpIsLeftTheMoveIsMade() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, TWO_JUMPS).on("c3", "e5", "g7");
    assertThat(clicks.moves()).containsExactly("22x15x8");
    assertThat(clicks.view().get("taken").get("black")).hasToString("[\"man\",\"man\"]");
    assertThat(clicks.view().get("turnName").asText()).isEqualTo("Black");
  }

  @Test
  void aManOnTheOppositeEndIsCrownedAndElsewhereItIsNot() {
    Clicks clicks = Clicks.checkers(RED_VS_AI, "W:W8,22:B12").on("g7", "h8");
    assertThat(clicks.manOn("h8")).isEqualTo("white king");
    assertThat(clicks.manOn("c3")).isEqualTo("white man");
    assertThat(clicks.view().get("cells").get(7).asText()).isEqualTo("Red_King");
  }
}
