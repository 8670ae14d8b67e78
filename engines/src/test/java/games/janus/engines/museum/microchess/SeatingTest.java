package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.message.Language;
import games.janus.rules.Color;
import org.junit.jupiter.api.Test;

class SeatingTest {
  @Test
  void atTheStartEveryManSitsWhereKeyCPutsHim() {
    var seating = Seating.of(Ordinary.after(""));
    assertThat(seating.board(Color.WHITE)).isEqualTo(Keypad.machineAfter("C").board());
    assertThat(seating.board(Color.BLACK)).isEqualTo(Keypad.machineAfter("C E").board());
    assertThat(seating.remarks()).isEmpty();
  }

  @Test
  void whoBeganWhereKeepsHisSeatThroughTheGame() {
    var seating = Seating.of(Ordinary.after("g1f3 e7e5 f3d4 e5d4 b1c3 a7a6 c3b5 a6a5 b5d4 a5a4"));
    assertThat(square(seating, 0x07)).as("the queen's knight").isEqualTo("34");
    assertThat(square(seating, 0x06)).as("the king's knight").isEqualTo("CC");
    assertThat(square(seating, 0x1F)).as("the king's pawn, captured on d4").isEqualTo("CC");
  }

  @Test
  void castlingMovesTheRookToo() {
    var seating = Seating.of(Ordinary.after("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"));
    assertThat(square(seating, 0x00)).isEqualTo("01");
    assertThat(square(seating, 0x02)).isEqualTo("02");
  }

  @Test
  void enPassantTakesThePawnThatPassed() {
    var seating = Seating.of(Ordinary.after("e2e4 a7a6 e4e5 d7d5 e5d6"));
    assertThat(square(seating, 0x1E)).as("the queen's pawn").isEqualTo("CC");
    assertThat(square(seating, 0x0F)).isEqualTo("54");
  }

  @Test
  void aPromotedQueenSitsDownWhereTheFirstOneWas() {
    var game = Ordinary.startingAt("3qk3/P7/8/8/8/8/8/3QK3 w - - 0 1");
    var seating = Seating.of(Ordinary.after(game, "d1d8 e8d8 a7a8q"));
    assertThat(square(seating, 0x01)).as("the queen is on a8").isEqualTo("77");
    assertThat(square(seating, 0x09)).as("the rook's pawn is gone").isEqualTo("CC");
    assertThat(seating.remarks()).isEmpty();
  }

  @Test
  void aSecondQueenIsTakenForARook() {
    var seating =
        Seating.of(
            Ordinary.after(Ordinary.startingAt("8/P5k1/8/8/8/8/8/3QK2R w K - 0 1"), "a7a8q"));
    assertThat(square(seating, 0x01)).as("the queen of old").isEqualTo("04");
    assertThat(square(seating, 0x03)).as("the queen's rook").isEqualTo("77");
    assertThat(Language.ENGLISH.texts(seating.remarks()))
        .containsExactly("it has no place for another queen and takes the one on a8 for a rook");
  }

  @Test
  void whereEveryOfficerLivesTheNewQueenStaysAPawn() {
    var seating =
        Seating.of(
            Ordinary.after(
                Ordinary.startingAt("k7/7P/8/8/8/8/PPPPPPP1/RNBQKBNR w KQ - 0 1"), "h7h8q"));
    assertThat(square(seating, 0x08)).isEqualTo("70");
    assertThat(Language.ENGLISH.texts(seating.remarks()))
        .containsExactly("it has no place for another queen and takes the one on h8 for a pawn");
  }

  @Test
  void sheMovesUpWhenABetterSeatFallsFree() {
    var game = Ordinary.startingAt("r7/1P4k1/8/8/8/8/8/2RQK2R w K - 0 1");
    var promoted = Ordinary.after(game, "b7b8q");
    assertThat(Seating.of(promoted).remarks()).hasSize(1).first().asString().contains("a bishop");
    var taken = Ordinary.after(promoted, "a8b8");
    assertThat(Seating.of(taken).remarks()).isEmpty();
    var freed = Ordinary.after(promoted, "a8a1 h1h2 a1c1 d1c1");
    assertThat(Seating.of(freed).remarks()).hasSize(1).first().asString().contains("b8 for a rook");
  }

  @Test
  void aBishopOfTheWrongColourTakesTheOtherSeat() {
    var seating = Seating.of(Ordinary.startingAt("4k3/8/8/8/8/8/5B2/4K3 w - - 0 1"));
    assertThat(square(seating, 0x05)).as("f2 is dark, the queen's bishop's").isEqualTo("12");
    assertThat(square(seating, 0x04)).isEqualTo("CC");
  }

  @Test
  void doubledPawnsTakeTheSeatsNearestToThem() {
    var seating = Seating.of(Ordinary.startingAt("4k3/8/8/8/4P3/4P3/4P3/4K3 w - - 0 1"));
    assertThat(square(seating, 0x0F)).as("the king's pawn").isEqualTo("13");
    assertThat(square(seating, 0x0C) + square(seating, 0x0E)).contains("23").contains("33");
  }

  private static String square(Seating seating, int man) {
    return Hex.of(seating.board(Color.WHITE)[man]);
  }
}
