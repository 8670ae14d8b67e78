package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Clicks at a chess board narrow to one move as they do at any board. */
class ChessClicksTest {
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

  @Test
  void aPieceShowsWhereItGoes() {
    Clicks clicks = Clicks.chess("").on("g1");
    assertThat(clicks.targets("regular")).containsExactlyInAnyOrder("f3", "h3");
    assertThat(clicks.on("f3").moves()).containsExactly("g1f3");
  }

  @Test
  void theKingCastlesByGoingThere() {
    assertThat(Clicks.chess(CASTLING).on("e1", "g1").moves()).containsExactly("e1g1");
    assertThat(Clicks.chess(CASTLING).on("e1", "c1").moves()).containsExactly("e1c1");
  }

  @Test
  void theKingCastlesByPointingAtTheRook() {
    assertThat(Clicks.chess(CASTLING).on("e1", "h1").moves()).containsExactly("e1g1");
    assertThat(Clicks.chess(CASTLING).on("e1", "a1").moves()).containsExactly("e1c1");
  }

  @Test
  void aRookIsSelectedWhileTheKingIsNot() {
    assertThat(Clicks.chess(CASTLING).on("h1").selected()).isEqualTo("h1");
    assertThat(Clicks.chess(CASTLING).on("h1", "e1").selected()).isEqualTo("e1");
  }

  @Test
  void inChess960AStepOfTheKingComesBeforeCastlingOverTheSameSquare() {
    String start = "4k3/8/8/8/8/8/8/5K1R w H - 0 1"; // f1 may step to g1, and castle there
    assertThat(Clicks.chess(start).on("f1", "g1").moves()).containsExactly("f1g1");
    Clicks castled = Clicks.chess(start).on("f1", "h1");
    assertThat(castled.moves()).containsExactly("f1h1");
    assertThat(castled.manOn("g1")).isEqualTo("white king");
    assertThat(castled.manOn("f1")).isEqualTo("white rook");
  }

  @Test
  void inChess960AKingThatStaysCastlesByHisRook() {
    String start = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
    Clicks castled = Clicks.chess(start).on("g1", "h1");
    assertThat(castled.manOn("g1")).isEqualTo("white king");
    assertThat(castled.manOn("f1")).isEqualTo("white rook");
  }

  @Test
  void aPromotionLeavesTheChoiceOfAPiece() {
    Clicks clicks = Clicks.chess("7k/P7/8/8/8/8/8/7K w - - 0 1").on("a7", "a8");
    assertThat(clicks.moves()).isEmpty();
    assertThat(clicks.told().get("promotions"))
        .hasToString(
            "[{\"role\":\"queen\",\"id\":\"a7a8q\"},{\"role\":\"rook\",\"id\":\"a7a8r\"},"
                + "{\"role\":\"bishop\",\"id\":\"a7a8b\"},{\"role\":\"knight\",\"id\":\"a7a8n\"}]");
  }

  @Test
  void whoDoesNotChooseBeginsAnew() {
    Clicks clicks = Clicks.chess("7k/P7/8/8/8/8/8/7K w - - 0 1").on("a7", "a8", "h1");
    assertThat(clicks.selected()).isEqualTo("h1");
    assertThat(clicks.told().get("promotions").isNull()).isTrue();
  }

  @Test
  void enPassantIsPointedAtWhereThePawnGoes() {
    Clicks clicks = Clicks.chess("").on("e2", "e4", "a7", "a6", "e4", "e5", "d7", "d5", "e5", "d6");
    assertThat(clicks.moves()).endsWith("e5d6");
    assertThat(clicks.manOn("d5")).isEqualTo("nothing");
    assertThat(clicks.view().get("last").get("captured")).hasToString("[\"d5\"]");
    assertThat(clicks.view().get("taken").get("black")).hasToString("[\"pawn\"]");
  }

  @Test
  void theReasonWhyAClickIsRefusedIsTold() {
    assertThat(Clicks.chess("").on("e4").refusal()).isEqualTo("There is no piece on e4.");
    assertThat(Clicks.chess("").on("e7").refusal()).isEqualTo("The pawn on e7 is Black's.");
    assertThat(Clicks.chess("").on("a1").refusal()).isEqualTo("The rook on a1 cannot move.");
    assertThat(Clicks.chess("").on("e2", "e5").refusal())
        .isEqualTo("The pawn on e2 cannot reach e5.");
    assertThat(Clicks.chess("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1").on("e2").refusal())
        .isEqualTo("The bishop on e2 cannot move.");
    assertThat(Clicks.chess("4k3/8/8/8/8/8/P7/r3K3 w - - 0 1").on("a2").refusal())
        .isEqualTo("You are in check. The pawn on a2 cannot stop it.");
  }

  @Test
  void checkAndMateAreTold() {
    Clicks clicks =
        Clicks.chess("").on("f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"); // the fool's mate
    assertThat(clicks.view().get("check").asText()).isEqualTo("e1");
    assertThat(clicks.view().get("outcome"))
        .hasToString(
            "{\"winner\":\"black\",\"result\":\"Black wins\","
                + "\"reason\":\"checkmate\",\"words\":\"checkmate\"}");
    assertThat(clicks.on("e1").refusal()).isEqualTo("The game is over.");
  }
}
