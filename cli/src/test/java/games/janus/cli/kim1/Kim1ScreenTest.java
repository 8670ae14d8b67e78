package games.janus.cli.kim1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class Kim1ScreenTest {
  private static final Kim1Screen PLAIN = new Kim1Screen(false, true);

  @Test
  void digitsBoardAndKeysFitBesideOneAnother() {
    Kim1Game game = deskAfter("C", "PC");
    assertThat(drawn(PLAIN, game))
        .isEqualTo(
            """
            Microchess on the KIM-1, 1976

                                                0  R N B K Q B N R
                                                1  P P P . P P P P
               _   _         _     _   _        2  . . . . . . . .
              | | |_      |  _|    _|  _|       3  . . . P . . . .
              |_| |       |  _|    _|  _|       4  . . . . . . . .
                man      from       to          5  . . . . . . . .
                                                6  p p p p p p p p
              level normal                      7  r n b k q b n r
              Giuoco Piano for White               0 1 2 3 4 5 6 7

            from the book

            C set up  E change sides  P play chess  F make the move  0-7 squares
            B board  M memory  L level  O opening  H help  Q quit
            """);
  }

  @Test
  void theBoardFlipsWithTheSides() {
    assertThat(drawn(PLAIN, deskAfter("C", "E")))
        .contains("0  r n b q k b n r")
        .contains("7  R N B Q K B N R");
  }

  @Test
  void theBoardCanBePutAway() {
    Kim1Game game = deskAfter("C", "B");
    assertThat(drawn(PLAIN, game)).doesNotContain("r n b").contains("the board is hidden");
    game.type("B");
    assertThat(drawn(PLAIN, game)).contains("r n b");
  }

  @Test
  void beforeKeyCTheBoardIsEmpty() {
    assertThat(drawn(PLAIN, deskAfter()))
        .contains("0  . . . . . . . .")
        .contains("7  . . . . . . . .");
  }

  @Test
  void figuresAndRedDigitsWhereTheyCanBeShown() {
    assertThat(drawn(new Kim1Screen(true, false), deskAfter("C")))
        .contains("0  ♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖")
        .contains("7  ♜ ♞ ♝ ♚ ♛ ♝ ♞ ♜")
        .contains("2  · ·")
        .contains("\u001B[1;31m   _   _     _   _     _   _ ");
    assertThat(drawn(new Kim1Screen(false, false), deskAfter("C"))).doesNotContain("\u001B");
  }

  @Test
  void everyDigitHasItsOwnShape() {
    assertThat("0123456789ABCDEF".chars().mapToObj(Kim1ScreenTest::shape))
        .doesNotHaveDuplicates()
        .allMatch(shape -> shape.length() == 9);
    assertThat(shape('8')).isEqualTo(" _ |_||_|");
    assertThat(shape(' ')).isBlank();
  }

  @Test
  void noLineIsWiderThanATerminal() {
    for (int columns : new int[] {40, 54, 60, 80, 200}) {
      for (String stroke : new String[] {"C", "O", "M", "H"}) {
        assertThat(PLAIN.draw(deskAfter(stroke), 0, new Kim1Screen.Window(columns, 60)))
            .as("%s in %s columns", stroke, columns)
            .allMatch(line -> line.stripTrailing().length() <= Math.min(columns, Kim1Screen.WIDTH));
      }
    }
  }

  @Test
  void inFifteenRowsOnlyBlankLinesAreLeftOut() {
    assertThat(drawn(PLAIN, deskAfter("C"), 0, new Kim1Screen.Window(80, 15)))
        .startsWith("Microchess on the KIM-1, 1976\n")
        .contains(
            "0  R N B",
            "7  r n b",
            "set up; the computer has White",
            Kim1Game.KEYS,
            Kim1Game.OTHERS);
  }

  @Test
  void inSixtyColumnsTheKeysTakeTwoLines() {
    assertThat(drawn(PLAIN, deskAfter("C"), 0, new Kim1Screen.Window(60, 24)))
        .contains("C set up  E change sides  P play chess  F make the move\n0-7 squares\n")
        .contains(Kim1Game.OTHERS);
  }

  @Test
  void inAWindowOfFortyByTwelveBoardDigitsAndMessageRemain() {
    assertThat(drawn(PLAIN, deskAfter("C", "PC"), 0, new Kim1Screen.Window(40, 12)))
        .isEqualTo(
            """
            Microchess on the KIM-1, 1976
            0F 13 33             0  R N B K Q B N R
                                 1  P P P . P P P P
            level                2  . . . . . . . .
            normal               3  . . . P . . . .
                                 4  . . . . . . . .
            Giuoco Piano for     5  . . . . . . . .
            White                6  p p p p p p p p
                                 7  r n b k q b n r
                                    0 1 2 3 4 5 6 7
            from the book
            """);
  }

  @Test
  void inALowWindowTheBoardMakesRoomForAQuestion() {
    assertThat(drawn(PLAIN, deskAfter("C", "PC", "O"), 0, new Kim1Screen.Window(40, 12)))
        .startsWith("0F 13 33             0  R N B K Q B N R\n")
        .contains("opening: 0 French Defence for White, 1\n")
        .endsWith("9 Four Knights for Black\n");
  }

  @Test
  void noScreenIsHigherThanItsWindow() {
    for (int rows = 1; rows < 30; rows++) {
      assertThat(PLAIN.draw(deskAfter("O"), 0, new Kim1Screen.Window(40, rows)))
          .hasSizeLessThanOrEqualTo(rows);
    }
  }

  @Test
  void aThoughtOfThePeriodCountsDownAndFlashesItsBest() {
    var game = new Kim1Game(true, true);
    // Out of the book, at the level of the shortest thoughts.
    for (String stroke : "C,L,S,PC,6,2,5,2,F,PC".split(",", -1)) {
      game.type(stroke);
    }
    PeriodThought thought = game.thought().orElseThrow();
    assertThat(thought.milliseconds()).isBetween(1000L, 4000L);
    assertThat(thought.lights(0)).as("dark before the first candidate").isBlank();
    assertThat(thought.lights(thought.milliseconds())).startsWith(game.led().substring(0, 2));
    assertThat(drawn(PLAIN, game))
        .contains("thinking as in 1976: " + thought.secondsLeft(0) + " s left; any key skips")
        .contains("3  . . . P");
    String after = drawn(PLAIN, game, thought.milliseconds() - 1);
    assertThat(after).contains(": 1 s left");
    game.endThought();
    assertThat(drawn(PLAIN, game)).contains("score ").contains(" s in 1976");
  }

  private static String shape(int digit) {
    return Kim1Screen.segments((char) digit, 0)
        + Kim1Screen.segments((char) digit, 1)
        + Kim1Screen.segments((char) digit, 2);
  }

  private static Kim1Game deskAfter(String... strokes) {
    var game = new Kim1Game(true, false);
    for (String stroke : strokes) {
      game.type(stroke);
    }
    return game;
  }

  private static String drawn(Kim1Screen screen, Kim1Game game) {
    return drawn(screen, game, 0);
  }

  private static String drawn(Kim1Screen screen, Kim1Game game, long elapsed) {
    return drawn(screen, game, elapsed, Kim1Screen.ORDINARY);
  }

  private static String drawn(
      Kim1Screen screen, Kim1Game game, long elapsed, Kim1Screen.Window window) {
    var text = new StringBuilder();
    for (String line : screen.draw(game, elapsed, window)) {
      text.append(line.stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
