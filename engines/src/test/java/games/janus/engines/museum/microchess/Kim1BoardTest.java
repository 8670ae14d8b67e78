package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.machineAfter;
import static games.janus.rules.Square.A8;
import static games.janus.rules.Square.E1;
import static games.janus.rules.Square.E4;
import static games.janus.rules.Square.E8;
import static games.janus.rules.Square.H1;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import games.janus.rules.Square;
import org.junit.jupiter.api.Test;

class Kim1BoardTest {
  /** Eight lines and the machine's numbers round them, seen from the player's chair. */
  private static String picture(Kim1Board board) {
    var picture = new StringBuilder();
    for (int rank = 0; rank < 8; rank++) {
      picture.append(rank);
      for (int file = 0; file < 8; file++) {
        var man = Kim1Board.square((rank << 4) | file, board.computer()).flatMap(board::on);
        picture.append(' ').append(man.map(Kim1Board.NumberedPiece::symbol).orElse('.'));
      }
      picture.append('\n');
    }
    return picture.append("  0 1 2 3 4 5 6 7\n").toString();
  }

  private static boolean stands(Kim1Board board, int number, Square square) {
    return board.on(square).filter(man -> man.number() == number).isPresent();
  }

  @Test
  void thePlayerWithBlackSeesTheBoardFromBlacksSide() {
    assertThat(picture(Kim1Board.of(machineAfter("C PC"))))
        .isEqualTo(
            """
            0 R N B K Q B N R
            1 P P P . P P P P
            2 . . . . . . . .
            3 . . . P . . . .
            4 . . . . . . . .
            5 . . . . . . . .
            6 p p p p p p p p
            7 r n b k q b n r
              0 1 2 3 4 5 6 7
            """);
  }

  @Test
  void thePlayerWithWhiteSeesTheBoardFromWhitesSide() {
    assertThat(picture(Kim1Board.of(machineAfter("C E 6 4 4 4 F"))))
        .isEqualTo(
            """
            0 r n b q k b n r
            1 p p p p p p p p
            2 . . . . . . . .
            3 . . . . . . . .
            4 . . . . P . . .
            5 . . . . . . . .
            6 P P P P . P P P
            7 R N B Q K B N R
              0 1 2 3 4 5 6 7
            """);
  }

  @Test
  void theCornerAtTheTopLeftIs00() {
    assertThat(Kim1Board.square(0x00, Color.WHITE)).contains(H1);
    assertThat(Kim1Board.square(0x00, Color.BLACK)).contains(A8);
  }

  @Test
  void theComputersKingStandsAtHome() {
    assertThat(Kim1Board.square(0x03, Color.WHITE)).contains(E1);
    assertThat(Kim1Board.square(0x04, Color.BLACK)).contains(E8);
  }

  @Test
  void everySquareHasOneCodeAndBack() {
    for (Color computer : Color.values()) {
      for (Square square : Square.all()) {
        int code = Kim1Board.code(square, computer);
        assertThat(Kim1Board.square(code, computer)).contains(square);
      }
    }
  }

  @Test
  void capturedMenStandNowhere() {
    assertThat(Kim1Board.square(0xCC, Color.WHITE)).isEmpty();
    assertThat(Kim1Board.square(0xAB, Color.WHITE)).isEmpty();
    Kim1 machine = machineAfter("C");
    machine.edit(0x1F, 0xCC);
    Kim1Board board = Kim1Board.of(machine);
    assertThat(Square.all()).noneMatch(square -> stands(board, 0x1F, square));
    assertThat(Square.all()).anyMatch(square -> stands(board, 0x1E, square));
  }

  @Test
  void exchangingSidesLeavesEveryManOnItsSquare() {
    Kim1 machine = machineAfter("C PC");
    Kim1Board before = Kim1Board.of(machine);
    machine.press(Key.E);
    Kim1Board after = Kim1Board.of(machine);
    assertThat(after.computer()).isEqualTo(Color.BLACK);
    for (Square square : Square.all()) {
      assertThat(after.on(square).map(Kim1Board.NumberedPiece::symbol))
          .as(square.toString())
          .isEqualTo(before.on(square).map(Kim1Board.NumberedPiece::symbol));
    }
  }

  @Test
  void aManKnowsItsNumber() {
    assertThat(Kim1Board.of(machineAfter("C PC")).on(E4))
        .contains(new Kim1Board.NumberedPiece(0x0F, Color.WHITE, 'P'));
  }
}
