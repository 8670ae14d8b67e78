package games.janus.engines.museum.mint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Our chess program in MINT. */
class ChessMintTest {
  private static Conversation loaded(long seed) {
    var talk = ChessProgram.loaded(seed);
    assertThat(talk.printed()).as("loading says nothing").isEmpty();
    return talk;
  }

  private static Conversation started(long seed) {
    return loaded(seed).enter("GAME");
  }

  /** A game in which men go anywhere. */
  private static Conversation startedFree(long seed) {
    return loaded(seed).enter("/T fre !", "GAME");
  }

  @Test
  void aGameBeginsWithTheMenInPlace() {
    assertThat(started(1).printed())
        .isEqualTo(
            """
            Chess Game Initialized
            White (uppercase): P H B C Q K
            Black (lowercase): p h b c q k

              a b c d e f g h
             +----------------+
            8|c h b q k b h c |8
            7|p p p p p p p p |7
            6|. . . . . . . . |6
            5|. . . . . . . . |5
            4|. . . . . . . . |4
            3|. . . . . . . . |3
            2|P P P P P P P P |2
            1|C H B Q K B H C |1
             +----------------+
              a b c d e f g h

            Your turn (White):
            """
                + "Enter move (e.g. e2e4): ");
  }

  @Test
  void rowsAreLabelledFromZeroAsAtFirst() {
    assertThat(loaded(1).enter("0 lbl !", "GAME").printed())
        .contains("7|c h b q k b h c |7\n")
        .contains("0|C H B Q K B H C |0\n");
  }

  @Test
  void bothSidesMove() {
    var talk = started(1);
    int before = talk.length();
    talk.enter("e2e4");
    assertThat(talk.printedSince(before))
        .isEqualTo(
            """

              a b c d e f g h
             +----------------+
            8|c h b q k b h c |8
            7|p p p p p p p p |7
            6|. . . . . . . . |6
            5|. . . . . . . . |5
            4|. . . . P . . . |4
            3|. . . . . . . . |3
            2|P P P P . P P P |2
            1|C H B Q K B H C |1
             +----------------+
              a b c d e f g h

            AI thinking...
            AI moves: 57 to 40\s

              a b c d e f g h
             +----------------+
            8|c . b q k b h c |8
            7|p p p p p p p p |7
            6|h . . . . . . . |6
            5|. . . . . . . . |5
            4|. . . . P . . . |4
            3|. . . . . . . . |3
            2|P P P P . P P P |2
            1|C H B Q K B H C |1
             +----------------+
              a b c d e f g h

            Your turn (White):
            """
                + "Enter move (e.g. e2e4): ");
  }

  @Test
  void whatIsNoMoveIsAskedForAgain() {
    for (String typed :
        List.of("", "e2", "e2e4e5", "i2e4", "e0e4", "e2e9", "qq", "Привет", "E2E4")) {
      assertThat(replyTo(typed)).as(typed).startsWith("Invalid format. Try again.\nEnter move");
    }
  }

  @Test
  void onlyOnesOwnMenMoveAndNotOntoOneAnother() {
    for (String typed : List.of("e4e5", "e7e5", "a1a2", "e1e1")) {
      assertThat(replyTo(typed)).as(typed).startsWith("Illegal move!\nEnter move");
    }
  }

  @Test
  void menMoveAsTheyShould() {
    for (String typed : List.of("a1h8", "e2e7", "b1b8", "h2a3", "e2d3", "a1a3", "e1g1")) {
      assertThat(replyTo(typed)).as(typed).startsWith("Illegal move!\nEnter move");
    }
  }

  @Test
  void menGoAnywhereIfToldTo() {
    for (String typed : List.of("a1h8", "e2e7", "b1b8", "h2a3")) {
      assertThat(replyTo(startedFree(1), typed)).as(typed).contains("AI moves: ");
    }
  }

  @Test
  void qStopsTheGame() {
    for (String typed : List.of("q", "Q")) {
      var talk = started(1).enter("x", typed);
      assertThat(talk.printed()).endsWith("Game Over");
      assertThat(talk.awaits()).isEqualTo(Awaits.COMMAND);
      assertThat(talk.stack()).as("nothing is left lying about").isEmpty();
    }
  }

  private static String replyTo(String typed) {
    return replyTo(started(1), typed);
  }

  private static String replyTo(Conversation talk, String typed) {
    int before = talk.length();
    talk.enter(typed);
    return talk.printedSince(before);
  }

  /** White takes whatever stands first on the board, with whatever man comes first. */
  @Test
  void whereMenGoAnywhereASideWithoutMenHasLost() {
    var talk = startedFree(12);
    int moves = 0;
    while (talk.awaits() == Awaits.INPUT && moves < 100) {
      talk.enter(greedyMove(talk.printed()));
      moves++;
    }
    assertThat(moves).isEqualTo(16);
    assertThat(talk.stack()).isEmpty();
    assertThat(talk.printed()).contains("AI moves: ").endsWith("Checkmate!\nGame Over");
    assertThat(lastBoard(talk.printed()))
        .isEqualTo(
            """
            8|. . . . . . . . |8
            7|Q . . . . . . . |7
            6|. . . . B . . . |6
            5|. . . . H . . . |5
            4|. H . P . P . . |4
            3|. . P P . . C . |3
            2|. . . . . . . P |2
            1|. . . . . . . . |1
            """);
  }

  private static String greedyMove(String printed) {
    List<String> rows = lastBoard(printed).lines().toList();
    return firstSquare(rows, true) + firstSquare(rows, false);
  }

  private static String lastBoard(String printed) {
    int end = printed.lastIndexOf(" +----------------+\n");
    int start = printed.lastIndexOf(" +----------------+\n", end - 1);
    return printed.substring(printed.indexOf('\n', start) + 1, end);
  }

  private static String firstSquare(List<String> rows, boolean white) {
    for (int row = 7; row >= 0; row--) {
      for (int column = 0; column < 8; column++) {
        char man = rows.get(row).charAt(2 + 2 * column);
        if (man != '.' && Character.isUpperCase(man) == white) {
          return "" + (char) ('a' + column) + (8 - row);
        }
      }
    }
    throw new AssertionError("no man left:\n" + String.join("\n", rows));
  }

  @Test
  void aSideStuckAmongItsOwnMenIsStalemated() {
    assertThat(loaded(1).enter("/T fre ! INIT 64 ( 1 brd /i ?! )", "OVER .").printed())
        .endsWith("Stalemate!\n-1 ");
  }

  @Test
  void variablesHaveAtMostThreeLettersAndTheNamedWordsAreThere() {
    for (int line = 0; line < ChessProgram.SOURCE.size(); line++) {
      for (Token token :
          Tokenizer.tokens(ChessProgram.SOURCE.get(line), line + 1, Dialect.MENDED)) {
        assertThat(token.text()).as(token.place().toString()).doesNotMatch("[a-z]{4,}");
      }
    }
    assertThat(loaded(1).enter("list").printed())
        .contains(":INIT ", ":DISP ", ":MOVE ", ":VALID_MOVE ", ":AI ", ":GAME ");
  }

  @Test
  void manyGamesFitIntoTheHeap() {
    var talk = loaded(1);
    for (int i = 0; i < 100; i++) {
      talk.enter("GAME", "q");
    }
    assertThat(talk.printed()).endsWith("Game Over").doesNotContain("ERROR");
  }
}
