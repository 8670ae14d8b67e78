package games.janus.chess.notation;

import static games.janus.Seeded.forSeeds;
import static games.janus.chess.notation.PgnFiles.bad;
import static games.janus.chess.notation.PgnFiles.good;
import static games.janus.chess.notation.PgnFiles.readAll;
import static games.janus.chess.notation.PgnFiles.sans;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Chess960;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GameTrees;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Remark;
import games.janus.rules.text.Result;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How chess games are kept in files. */
class PgnTest {
  private static final String SCHOLARS_MATE =
      """
      [Event "Casual game"]
      [Site "Vienna"]
      [Date "1898.??.??"]
      [Round "-"]
      [White "Anna"]
      [Black "Otto"]
      [Result "1-0"]
      [ECO "C20"]

      1. e4 e5 2. Bc4 {aiming at f7} 2... Nc6 (2... Nf6 $1 3. d3) 3. Qh5 $6 Nf6 $4 4.
      Qxf7# 1-0

      """;

  private static String rewritten(String text) {
    return Pgn.write(good(text).game());
  }

  // Reading

  @Test
  void aGameIsReadWithAllThatIsSaidAboutIt() {
    GameRecord<Position, Move> game = good(SCHOLARS_MATE).game();
    assertThat(game.tags().value("White")).contains("Anna");
    assertThat(sans(game)).isEqualTo("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    assertThat(game.line().plies().get(2).after()).containsExactly(new Comment("aiming at f7"));
    assertThat(game.line().plies().get(3).variations()).hasSize(1);
    assertThat(game.line().plies().get(5).nags()).containsExactly(4);
    assertThat(game.result()).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void clocksAndScoresStayInTheirComments() {
    String text = "1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... c5 { [%clk 0:00:29] } *";
    Comment comment = good(text).game().line().plies().getFirst().after().getFirst();
    assertThat(comment.command("eval")).contains("0.17");
    assertThat(comment.command("clk")).contains("0:00:30");
  }

  @Test
  void movesAreReadAsLiberallyAsPeopleWriteThem() {
    assertThat(sans(good("1.e2-e4 e7e5 2. Ng1-f3+ Nb8c6 3. bb5 a6!? 4. 0-0 ab5 *").game()))
        .isEqualTo("e4 e5 Nf3 Nc6 Bb5 a6 O-O axb5");
    assertThat(sans(good("1. e4 a6 2. e5 d5 3. exd6 e.p. Nc6 4. dxc7 + *").game()))
        .isEqualTo("e4 a6 e5 d5 exd6 Nc6 dxc7");
  }

  @Test
  void aPromotionInBracketsIsNoVariation() {
    String text = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8(Q) *";
    assertThat(sans(good(text).game())).isEqualTo("a8=Q+");
  }

  @Test
  void castlingWithZerosIsNoResult() {
    String text = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1. 0-0 Kd7 0-1";
    assertThat(sans(good(text).game())).isEqualTo("O-O Kd7");
    assertThat(good(text).game().result()).isEqualTo(Result.BLACK_WINS);
  }

  @Test
  void signsOfAnnotatorsAreNags() {
    assertThat(good("1. e4 = e5 +- 2. Nf3 N *").game().line().plies())
        .extracting(ply -> ply.nags().getFirst())
        .containsExactly(10, 18, 146);
  }

  @Test
  void aGameMayStartFromAnyPosition() {
    String text =
        """
        [SetUp "1"]
        [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]

        40... Kd7 41. e4 *
        """;
    assertThat(Fen.write(good(text).game().start())).isEqualTo("4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
    assertThat(sans(good(text).game())).isEqualTo("Kd7 e4");
  }

  @Test
  void chess960IsChess() {
    for (String variant : List.of("Chess960", "fischerandom", "Fischer Random", "chess 960")) {
      String text =
          "[Variant \""
              + variant
              + "\"]\n"
              + "[FEN \"rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1\"]\n1. O-O O-O-O *";
      assertThat(sans(good(text).game())).isEqualTo("O-O O-O-O");
    }
  }

  @Test
  void anotherVariantIsAnotherGame() {
    assertThat(bad("[Variant \"Crazyhouse\"]\n1. e4 *").reason().text())
        .isEqualTo(
            "The tags ask for \"Crazyhouse\". It is another game. Chess and Chess960 can be read.");
  }

  @Test
  void aGameMayGoOnAfterADeadPosition() {
    // Nobody can win with bare kings, but old files play on.
    String text = "[FEN \"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1\"]\n1. Kxe2 Ke7 2. Ke3 1/2-1/2";
    assertThat(sans(good(text).game())).isEqualTo("Kxe2 Ke7 Ke3");
  }

  // What is odd

  @Test
  void wrongCheckSignsAndTooMuchOfASquareAreAccepted() {
    assertThat(sans(good("1. e4# e5+ 2. Ng1f3 Nb8-c6 *").game())).isEqualTo("e4 e5 Nf3 Nc6");
  }

  @Test
  void aResultThatContradictsItsTagIsRemarkedUpon() {
    assertThat(good("[Result \"1-0\"]\n\n1. e4 1/2-1/2").remarks())
        .containsExactly(new Remark(3, Messages.fileResultTag("1/2-1/2", "1-0")));
  }

  // What is wrong

  @Test
  void anIllegalMoveIsReportedWithMoveLineAndReason() {
    BadGame<Position, Move> game = bad("[White \"Anna\"]\n\n1. e4 e5\n2. Ne5 1-0");
    assertThat(game.line()).isEqualTo(4);
    assertThat(game.firstLine()).isEqualTo(1);
    assertThat(game.reason().text()).isEqualTo("Move 2. \"Ne5\": No knight can reach e5.");
    assertThat(game.tags()).isEqualTo(new Tags(List.of(new Tag("White", "Anna"))));
  }

  @Test
  void anAmbiguousMoveIsReported() {
    assertThat(bad("1. Nf3 e6 2. d4 e5 3. Nd2 *").reason().text())
        .isEqualTo("Move 3. \"Nd2\": It could be Nbd2 or Nfd2.");
  }

  @Test
  void somethingThatIsNoMoveIsReported() {
    assertThat(bad("1. e4 e5 2. hello *").reason().text()).startsWith("Move 2. \"hello\": ");
    assertThat(bad("1. e4 -- *").reason().text()).contains("Nobody may pass");
  }

  @Test
  void aStartThatIsNotLegalIsReported() {
    BadGame<Position, Move> game = bad("[White \"Anna\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*");
    assertThat(game.line()).isEqualTo(2);
    assertThat(game.reason().text()).contains("not a legal position");
    assertThat(bad("[FEN \"nonsense\"]\n*").reason().text()).contains("nonsense");
  }

  @Test
  void readingGoesOnAfterABadGame() {
    String text = "1. e4 e5 2. Ke3 1-0\n\n" + SCHOLARS_MATE + "[FEN \"\"]\n*\n\n1. d4 *";
    assertThat(readAll(text))
        .extracting(entry -> entry instanceof GoodGame<Position, Move>)
        .containsExactly(false, true, false, true);
  }

  // Writing

  @Test
  void aCompleteGameIsWrittenAsItWas() {
    assertThat(rewritten(SCHOLARS_MATE)).isEqualTo(SCHOLARS_MATE);
  }

  @Test
  void theSevenTagsComeFirst() {
    assertThat(rewritten("[ECO \"C20\"]\n[Black \"Otto\"]\n1. e4 1-0"))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "Otto"]
            [Result "1-0"]
            [ECO "C20"]

            1. e4 1-0

            """);
  }

  @Test
  void aGamePlayedHereCanBeWritten() {
    Game<Position, Move> game =
        Game.from(Chess.RULES, Position.of(Fen.read("7k/5Q2/6K1/8/8/8/8/8 w - - 0 60")));
    game = game.play(San.read(game.position(), "Qg7"));
    GameRecord<Position, Move> written = GameRecord.of(Tags.NONE, game);
    assertThat(Pgn.write(written))
        .endsWith(
            """
            [Result "1-0"]
            [SetUp "1"]
            [FEN "7k/5Q2/6K1/8/8/8/8/8 w - - 0 60"]

            60. Qg7# 1-0

            """);
  }

  // Laws

  @Test
  void anyGameReadsBackAsItself() {
    var notation = new Pgn();
    forSeeds(
        100,
        random -> {
          var trees =
              new GameTrees<Position, Move>(
                  notation, (position, _) -> position.legalMoves(), random);
          Position start =
              random.nextBoolean() ? Position.initial() : Chess960.start(random.nextInt(960));
          var tags = new Tags(List.of(new Tag("White", trees.text()), new Tag("Result", "0-1")));
          GameRecord<Position, Move> grown = trees.grow(tags, start);
          var game =
              new GameRecord<>(notation.tags(grown), grown.start(), grown.line(), grown.result());
          String text = Pgn.write(game);
          assertThat(good(text)).as(text).isEqualTo(new GoodGame<>(game, 1, List.of()));
          assertThat(rewritten(text)).isEqualTo(text);
        });
  }

  // What is odd

  private static List<String> remarks(String text) {
    return good(text).remarks().stream().map(odd -> odd.message().text()).toList();
  }

  @Test
  void aSignThatIsNotTrueIsRemarkedUpon() {
    assertThat(remarks("1. e4+ e5# *"))
        .containsExactly("e4+ does not give check.", "e5# is not mate.");
    assertThat(remarks("1. f3 e5 2. g4 Qh4 0-1")).isEmpty();
    assertThat(remarks("1. f3 e5 2. g4 Qh4+ 0-1")).isEmpty();
  }

  @Test
  void aResultThatTheBoardContradictsIsRemarkedUpon() {
    assertThat(remarks("1. f3 e5 2. g4 Qh4# 1-0"))
        .containsExactly("The result is 1-0, but on the board Black has won: checkmate.");
    assertThat(remarks("1. f3 e5 2. g4 Qh4# 0-1")).isEmpty();
    assertThat(remarks("1. f3 e5 2. g4 Qh4# *")).isEmpty();
    assertThat(remarks("1. e4 e5 1-0")).isEmpty();
  }
}
