package games.janus.chess.notation;

import static games.janus.Seeded.forSeeds;
import static games.janus.chess.Diagram.diagram;
import static games.janus.chess.Diagram.diagramBlackToMove;
import static games.janus.rules.Square.A1;
import static games.janus.rules.Square.H1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.RandomChess;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How players write moves, and how much of what they write is understood. */
class SanTest {
  private static final Position START = Position.initial();

  /** Knights on b1 and f3 both reach d2; a pawn is about to promote, another to take. */
  private static final Position MIDDLE =
      diagram(
          """
          . n . . . . k .
          P . . . . . . .
          . . . . . . . .
          . . . p . . . .
          . . . . P . . .
          . . p . . N . .
          . P . . . . . .
          . N . . K . . R
          """,
          H1);

  private static Set<String> written(Position position) {
    var texts = new TreeSet<String>();
    position.legalMoves().forEach(move -> texts.add(San.write(position, move)));
    return texts;
  }

  /** The text as it is written strictly. */
  private static String understood(Position position, String text) {
    return San.write(position, San.read(position, text));
  }

  private static String refused(Position position, String text) {
    try {
      San.read(position, text);
    } catch (NotationException e) {
      return e.reason().text();
    }
    throw new AssertionError(text + " is legal");
  }

  // Writing

  @Test
  void theFirstMovesOfAGame() {
    assertThat(String.join(" ", written(START)))
        .isEqualTo("Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4");
  }

  @Test
  void capturesPromotionsChecksAndCastling() {
    assertThat(written(MIDDLE))
        .contains("exd5", "e5", "a8=Q", "a8=N", "axb8=Q+", "axb8=N", "O-O", "Rh8+", "bxc3");
  }

  @Test
  void mateHasItsSign() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . .
            """,
            A1);
    assertThat(written(position)).contains("Ra8#", "O-O-O", "Ra7");
  }

  @Test
  void castlingGivesCheckToo() {
    Position position =
        diagram(
            """
            . . . k . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . .
            """,
            A1);
    assertThat(written(position)).contains("O-O-O+");
  }

  @Test
  void takingEnPassantIsWrittenLikeAnyCapture() {
    Position position = Position.of(Fen.read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    assertThat(written(position)).contains("exd6");
  }

  @Test
  void theFileTellsTwoPiecesApart() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . N . . . N . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . K
            """);
    assertThat(written(position)).contains("Nbd4").doesNotContain("Nd4", "N5d4");
  }

  @Test
  void theRankTellsApartTwoPiecesOnOneFile() {
    Position position =
        diagram(
            """
            . . . . . . . k
            . . R . . . . .
            . . . . . . . .
            . . . . . . . .
            . . R . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . K
            """);
    assertThat(written(position)).contains("R7c5", "R4c5").doesNotContain("Rc5", "Rcc5");
  }

  @Test
  void bothTellThreeQueensApart() {
    Position position =
        diagram(
            """
            . k . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . Q . . Q
            . . . . . . . .
            . . . . . . . .
            K . . . . . . Q
            """);
    assertThat(written(position)).contains("Qh4e1", "Qee1", "Q1e1").doesNotContain("Qe1");
  }

  @Test
  void aPinnedPieceNeedsNotBeToldApart() {
    Position position =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . N . . . . .
            . . . . N . . .
            . . . . K . . .
            """);
    assertThat(written(position)).contains("Nd5").doesNotContain("Ncd5", "N3d5");
  }

  @Test
  void aMoveThatIsNotLegalCannotBeWritten() {
    Move move = San.read(START, "e4");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> San.write(START.play(move), move));
  }

  // Reading liberally

  @Test
  void signsForCaptureCheckAndMateMayBeMissingOrWrong() {
    for (String text :
        List.of("exd5", "ed5", "exd5+", "exd5#", "exd5!?", "e:d5", "e-d5", "exd5++")) {
      assertThat(understood(MIDDLE, text)).isEqualTo("exd5");
    }
    assertThat(understood(START, "Nxf3")).isEqualTo("Nf3");
    assertThat(understood(START, "xe4")).isEqualTo("e4");
  }

  @Test
  void promotionsMayBeWrittenInManyWays() {
    for (String text :
        List.of("a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8q", "a8=q", "a7a8q", "a7-a8=Q+")) {
      assertThat(understood(MIDDLE, text)).isEqualTo("a8=Q");
    }
    assertThat(understood(MIDDLE, "ab8b")).isEqualTo("axb8=B");
  }

  @Test
  void castlingMayBeWrittenInManyWays() {
    for (String text : List.of("O-O", "0-0", "o-o", "OO", "O-O+", "e1g1", "Ke1-g1", "e1h1")) {
      assertThat(understood(MIDDLE, text)).isEqualTo("O-O");
    }
    Position position = Position.of(Fen.read("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    for (String text : List.of("O-O-O", "0-0-0", "o-o-o", "e1c1", "e1a1", "0-0-0!")) {
      assertThat(understood(position, text)).isEqualTo("O-O-O");
    }
  }

  @Test
  void aKingsMoveBetweenTheSameSquaresComesBeforeCastling() {
    Position position = Position.of(Fen.read("4k3/8/8/8/8/8/8/5K1R w K - 0 1"));
    assertThat(understood(position, "f1g1")).isEqualTo("Kg1");
    assertThat(understood(position, "f1h1")).isEqualTo("O-O");
  }

  @Test
  void moreOfTheStartingSquareThanNeededIsWelcome() {
    for (String text : List.of("Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "nf3", "ng1-f3")) {
      assertThat(understood(START, text)).isEqualTo("Nf3");
    }
    for (String text : List.of("e4", "e2e4", "e2-e4", "Pe4", "Pe2-e4", "pe4", "ee4")) {
      assertThat(understood(START, text)).isEqualTo("e4");
    }
  }

  @Test
  void enPassantMayBeSaid() {
    Position position = Position.of(Fen.read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    for (String text : List.of("exd6 e.p.", "exd6e.p.", "exd6ep", "ed6 e.p.+")) {
      assertThat(understood(position, text)).isEqualTo("exd6");
    }
  }

  @Test
  void aSmallBIsAPawnOfThatFileIfOneCanGoThere() {
    Position both =
        diagram(
            """
            . . . . . . k .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . n . . . . .
            . P . B . . . .
            . . . . . . . K
            """);
    assertThat(understood(both, "bxc3")).isEqualTo("bxc3");
    assertThat(understood(both, "Bxc3")).isEqualTo("Bxc3");
  }

  @Test
  void aSmallBIsABishopOtherwise() {
    Position bishop =
        diagram(
            """
            . . . . . . k .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . n . . . . .
            . . . B . . . .
            . . . . . . . K
            """);
    assertThat(understood(bishop, "bxc3")).isEqualTo("Bxc3");
    assertThat(understood(bishop, "be3")).isEqualTo("Be3");
    assertThat(refused(bishop, "b3")).isEqualTo("White has no pawn.");
    assertThat(refused(bishop, "b8=Q")).isEqualTo("White has no pawn.");
  }

  @Test
  void spacesAroundAMoveAreNothing() {
    assertThat(understood(START, "  e4 \t")).isEqualTo("e4");
  }

  // Three kinds of mistakes

  @Test
  void whatIsNoMoveTextIsInvalid() {
    for (String text :
        List.of(
            "",
            " ",
            "+",
            "e",
            "e9",
            "Ni3",
            "hello",
            "Nf3f4f5",
            "e4e5e6",
            "--",
            "Z0",
            "0000",
            "O",
            "O-O-O-O",
            "e8=K",
            "e8=P",
            "(Q)",
            "=Q",
            "\0",
            "\u202Ee4",
            "\u2654e2",
            "e4".repeat(30),
            "exe.p.",
            "x",
            "N",
            "Nx",
            "1-0")) {
      assertThatExceptionOfType(InvalidTextException.class)
          .as(text)
          .isThrownBy(() -> San.read(START, text))
          .satisfies(e -> assertThat(e.text()).isEqualTo(text));
    }
  }

  @Test
  void whatIsNotLegalHereSaysWhy() {
    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> San.read(START, "e5"));
    assertThat(refused(START, "Nd2")).isEqualTo("White's own pawn stands on d2.");
    assertThat(refused(START, "Ne4")).isEqualTo("No knight can reach e4.");
    assertThat(refused(START, "Nge4")).isEqualTo("The knight on g1 cannot reach e4.");
    assertThat(refused(START, "e5-e6")).isEqualTo("There is no piece on e5.");
    assertThat(refused(START, "e7e5")).isEqualTo("The pawn on e7 is Black's.");
    assertThat(refused(START, "Bg1-f3")).isEqualTo("The piece on g1 is a knight, not a bishop.");
    assertThat(refused(START, "Nef3")).isEqualTo("White has no knight there.");
    assertThat(refused(START, "e2-e5")).isEqualTo("The pawn on e2 cannot reach e5.");
    assertThat(refused(START, "Ra4")).isEqualTo("No rook can reach a4.");
    assertThat(refused(MIDDLE, "Qd4")).isEqualTo("White has no queen.");
    assertThat(refused(MIDDLE, "e5=Q"))
        .isEqualTo("Only a pawn that reaches the last rank becomes another piece.");
  }

  @Test
  void whatLeavesTheKingInCheckSaysSo() {
    Position pinned =
        diagram(
            """
            . . . . r . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . R . . .
            . . . . K . . .
            """);
    assertThat(refused(pinned, "Rd2")).isEqualTo("That leaves the king in check.");
  }

  @Test
  void castlingThatIsNotAllowedSaysWhy() {
    assertThat(refused(START, "O-O"))
        .isEqualTo("A piece stands between, or the king would pass through check.");
    Position moved = Position.of(Fen.read("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"));
    assertThat(refused(moved, "O-O")).isEqualTo("White can no longer castle on the king's side.");
    Position checked = Position.of(Fen.read("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1"));
    assertThat(refused(checked, "O-O-O")).isEqualTo("A king in check cannot castle.");
  }

  @Test
  void afterTheEndThereAreNoMoves() {
    Position mated =
        diagramBlackToMove(
            """
            R . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . K
            """);
    assertThat(refused(mated, "Kh8")).isEqualTo("The game is over.");
  }

  @Test
  void aWordThatIsNoMoveIsNotReadAsASquareOrAPromotion() {
    for (String word : new String[] {"hello", "tip", "wurst", "knight"}) {
      assertThat(refused(MIDDLE, word)).isEqualTo("Type a move like e4, Nf3 or exd5.");
    }
    assertThat(refused(MIDDLE, "e9")).isEqualTo("There is no square \"e9\".");
    assertThat(refused(MIDDLE, "a8K")).isEqualTo("A pawn becomes a queen, rook, bishop or knight.");
  }

  @Test
  void whatCouldBeSeveralMovesNamesThem() {
    assertThatExceptionOfType(AmbiguousMoveException.class)
        .isThrownBy(() -> San.read(MIDDLE, "Nd2"))
        .satisfies(e -> assertThat(e.reason().text()).isEqualTo("It could be Nbd2 or Nfd2."));
  }

  @Test
  void aPawnMustSayWhatItBecomes() {
    assertThatExceptionOfType(AmbiguousMoveException.class)
        .isThrownBy(() -> San.read(MIDDLE, "a8"))
        .satisfies(
            e -> assertThat(e.reason().text()).isEqualTo("It could be a8=Q, a8=R, a8=B or a8=N."));
  }

  // Laws

  @Test
  void everyLegalMoveReadsBackAsItself() {
    forSeeds(
        10,
        random -> {
          for (Position position : RandomChess.game(random, 120)) {
            for (Move move : position.legalMoves()) {
              assertThat(San.read(position, San.write(position, move))).isEqualTo(move);
            }
            assertThat(written(position)).hasSameSizeAs(position.legalMoves());
          }
        });
  }

  @Test
  void everyLegalMoveReadsBackFromItsSquares() {
    forSeeds(
        30,
        random -> {
          for (Position position : RandomChess.game(random, 120)) {
            for (Move move : position.legalMoves()) {
              assertThat(Uci.read(position, Uci.write(move, true))).isEqualTo(move);
              assertThat(San.read(position, Uci.write(move, true))).isEqualTo(move);
            }
          }
        });
  }
}
