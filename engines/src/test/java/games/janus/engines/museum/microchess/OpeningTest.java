package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.machineAfter;
import static games.janus.engines.museum.microchess.Keypad.press;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningTest {
  /**
   * Each turn is the computer's move and then what the player enters: the rook of a castled
   * computer first, his own move, and his own rook if he castles.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "FRENCH_DEFENCE_WHITE, e2e4 e7e6 | d2d4 d7d5 | b1c3 g8f6 | c1g5 f8e7 | e4e5 f6d7"
        + " | g5e7 d8e7 | d1d2 e8g8 h8f8 | f2f4 c7c5 | g1f3",
    "GIUOCO_PIANO_WHITE, e2e4 e7e5 | g1f3 b8c6 | f1c4 f8c5 | c2c3 g8f6 | d2d4 e5d4"
        + " | c3d4 c5b4 | b1c3 f6e4 | e1g1 h1f1 e4c3 | b2c3",
    "RUY_LOPEZ_WHITE, e2e4 e7e5 | g1f3 b8c6 | f1b5 g8f6 | e1g1 h1f1 f6e4 | d2d4 f8e7"
        + " | d1e2 e4d6 | b5c6 b7c6 | d4e5 d6b7 | b1c3",
    "QUEENS_INDIAN_WHITE, d2d4 g8f6 | c2c4 e7e6 | g1f3 b7b6 | g2g3 c8b7 | f1g2 f8e7"
        + " | e1g1 h1f1 e8g8 h8f8 | b1c3 f6e4 | d1c2 e4c3 | c2c3",
    "FOUR_KNIGHTS_WHITE, e2e4 e7e5 | g1f3 b8c6 | b1c3 g8f6 | f1b5 f8b4"
        + " | e1g1 h1f1 e8g8 h8f8 | d2d3 d7d6 | c1g5 b4c3 | b2c3 d8e7 | f1e1"
  })
  void theComputerAsWhiteOpensLikeThis(Opening opening, String line) {
    Kim1 machine = machineAfter("C");
    machine.load(opening);
    follow(machine, line);
    assertThatTheLineIsUsedUp(machine);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "FRENCH_DEFENCE_BLACK, e2e4, e7e6 d2d4 | d7d5 b1c3 | g8f6 c1g5 | f8e7 e4e5 | f6d7 g5e7"
        + " | d8e7 d1d2 | e8g8 h8f8 f2f4 | c7c5 g1f3 | b8c6",
    "GIUOCO_PIANO_BLACK, e2e4, e7e5 g1f3 | b8c6 f1c4 | f8c5 c2c3 | g8f6 d2d4 | e5d4 c3d4"
        + " | c5b4 b1c3 | f6e4 e1g1 h1f1 | e4c3 b2c3 | b4c3",
    "RUY_LOPEZ_BLACK, e2e4, e7e5 g1f3 | b8c6 f1b5 | g8f6 e1g1 h1f1 | f6e4 d2d4 | f8e7 d1e2"
        + " | e4d6 b5c6 | b7c6 d4e5 | d6b7 b1c3 | e8g8",
    "QUEENS_INDIAN_BLACK, d2d4, g8f6 c2c4 | e7e6 g1f3 | b7b6 g2g3 | c8b7 f1g2"
        + " | f8e7 e1g1 h1f1 | e8g8 h8f8 b1c3 | f6e4 d1c2 | e4c3 c2c3 | f7f5",
    "FOUR_KNIGHTS_BLACK, e2e4, e7e5 g1f3 | b8c6 b1c3 | g8f6 f1b5 | f8b4 e1g1 h1f1"
        + " | e8g8 h8f8 d2d3 | d7d6 c1g5 | b4c3 b2c3 | d8e7 f1e1 | c6d8"
  })
  void theComputerAsBlackAnswersLikeThis(Opening opening, String first, String line) {
    Kim1 machine = machineAfter("C E");
    machine.load(opening);
    enter(machine, first);
    follow(machine, line);
    assertThatTheLineIsUsedUp(machine);
  }

  @Test
  void theManualHasFiveOpeningsForEachSide() {
    assertThat(Opening.values()).hasSize(10);
    assertThat(Opening.of("Queen's Indian", Color.BLACK)).contains(Opening.QUEENS_INDIAN_BLACK);
    assertThat(Opening.of("Bongcloud", Color.WHITE)).isEmpty();
    assertThat(Opening.RUY_LOPEZ_WHITE).hasToString("Ruy Lopez for White");
  }

  @Test
  void aTableForWhiteExpectsTheDisplayThatKeyCLeaves() {
    for (Opening opening : Opening.values()) {
      assertThat(opening.bytes()).hasSize(28).last().isEqualTo(0x99);
      assertThat(opening.bytes().getFirst() == 0xCC)
          .as(opening.toString())
          .isEqualTo(opening.side() == Color.WHITE);
    }
  }

  @Test
  void anOpeningCanBeLoadedByteForByte() {
    Kim1 machine = machineAfter("C");
    machine.load(Opening.QUEENS_INDIAN_WHITE.bytes());
    press(machine, "PC");
    assertThat(machine.led()).isEqualTo("0E1434");
  }

  @Test
  void anotherSquareClosesTheBookForGood() {
    Kim1 machine = machineAfter("C PC 6 4 4 4 F PC");
    assertThat(machine.reply().orElseThrow().isBook()).isFalse();
    assertThat(machine.bookPointer()).isEqualTo(0x44);
  }

  @Test
  void onlyTheSquareIsComparedSoTheBookMayRaiseTheDead() {
    Kim1 machine = machineAfter("C PC");
    machine.edit(0x06, 0xCC);
    press(machine, "6 3 4 3 F PC");
    assertThat(machine.led()).isEqualTo("06CC22");
    assertThat(machine.board()[0x06]).isEqualTo(0x22);
  }

  @Test
  void aDisplayThatIsNoSquareLeavesTheBookOpenAtAStrangePage() {
    Kim1 machine = machineAfter("C E PC");
    assertThat(machine.reply().orElseThrow().isBook()).isFalse();
    assertThat(machine.bookPointer()).isEqualTo(0xEE);
  }

  @Test
  void whoeverPlaysBothSidesThinksEveryMove() {
    Kim1 machine = machineAfter("C PC");
    for (int ply = 0; ply < 6; ply++) {
      press(machine, "E PC");
      assertThat(machine.reply().orElseThrow().isBook()).isFalse();
    }
  }

  private static void follow(Kim1 machine, String line) {
    for (String turn : List.of(line.split(" \\| ", -1))) {
      List<String> moves = Keypad.words(turn);
      machine.press(Key.PC);
      Reply reply = machine.reply().orElseThrow();
      assertThat(reply.isBook()).as("book move %s", moves.getFirst()).isTrue();
      assertThat(inAlgebraic(reply.move().orElseThrow(), machine.computer()))
          .isEqualTo(moves.getFirst());
      moves.stream().skip(1).forEach(move -> enter(machine, move));
    }
  }

  private static void assertThatTheLineIsUsedUp(Kim1 machine) {
    assertThat(Hex.of(machine.bookPointer())).isEqualTo("E4");
    press(machine, "0 0 0 0 PC");
    assertThat(machine.reply().orElseThrow().isBook()).isFalse();
  }

  private static void enter(Kim1 machine, String move) {
    String digits = digits(machine, move.substring(0, 2)) + digits(machine, move.substring(2));
    digits.chars().mapToObj(Character::toString).forEach(digit -> press(machine, digit));
    press(machine, "F");
  }

  private static String digits(Kim1 machine, String square) {
    return Hex.of(Kim1Board.code(Square.named(square).orElseThrow(), machine.computer()));
  }

  private static String inAlgebraic(TrialMove move, Color computer) {
    return ""
        + Kim1Board.square(move.from(), computer).orElseThrow()
        + Kim1Board.square(move.to(), computer).orElseThrow();
  }
}
