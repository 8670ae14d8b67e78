package games.janus.checkers.notation;

import static games.janus.Seeded.forSeeds;
import static games.janus.checkers.notation.PdnFiles.bad;
import static games.janus.checkers.notation.PdnFiles.good;
import static games.janus.checkers.notation.PdnFiles.moves;
import static games.janus.checkers.notation.PdnFiles.readAll;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RandomPositions;
import games.janus.checkers.RuleSet;
import games.janus.rules.Game;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GameTrees;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import games.janus.rules.text.Result;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How checkers games are kept in files. */
class PdnTest {
  /** Three routes lead from 2 to 4. */
  private static final String THREE_WAYS = "[FEN \"B:W6,7,8,14,15,16,22,23,24:BK2\"]\n\n1. ";

  /** A man on 14 that jumps twice. */
  private static final String TWO_JUMPS = "[FEN \"B:W18,26:B14\"]\n\n1. ";

  private static final String GAME =
      """
      [Event "Club evening"]
      [Site "Glasgow"]
      [Date "1847.??.??"]
      [Round "1"]
      [Black "Anna"]
      [White "Otto"]
      [Result "1-0"]
      [GameType "21,B,8,8,N1,0"]

      1. 11-15 {the old way} 1... 22-18 (1... 23-19 $1) 2. 15x22 25x18 3. 8-11 1-0

      """;

  private static String rewritten(String text) {
    return Pdn.write(good(text).game());
  }

  private static Result result(String text) {
    return good(text).game().result();
  }

  // Reading

  @Test
  void aGameIsReadWithAllThatIsSaidAboutIt() {
    GameRecord<Position, Move> game = good(GAME).game();
    assertThat(game.tags().value("Black")).contains("Anna");
    assertThat(moves(game)).isEqualTo("11-15 22-18 15x22 25x18 8-11");
    assertThat(game.line().plies().getFirst().after()).containsExactly(new Comment("the old way"));
    assertThat(game.line().plies().get(1).variations()).hasSize(1);
  }

  @Test
  void oneNilMeansThatBlackTheFirstPlayerHasWon() {
    assertThat(result("1. 11-15 1-0")).isEqualTo(Result.BLACK_WINS);
    assertThat(result("1. 11-15 0-1")).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void oneNilMeansWhiteWhereWhiteMovesFirst() {
    assertThat(result("[Rules \"two-player\"]\n1. 22-18 1-0")).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void resultsMayBeCountedInPoints() {
    assertThat(result("1. 11-15 2-0")).isEqualTo(Result.BLACK_WINS);
    assertThat(result("1. 11-15 0-2")).isEqualTo(Result.WHITE_WINS);
    assertThat(result("1. 11-15 1-1")).isEqualTo(Result.DRAW);
    assertThat(result("1. 11-15 1/2-1/2")).isEqualTo(Result.DRAW);
    assertThat(result("1. 11-15 0-0")).isEqualTo(Result.BOTH_LOSE);
    assertThat(result("1. 11-15 *")).isEqualTo(Result.OPEN);
  }

  @Test
  void aTagThatCountsInPointsContradictsNothing() {
    assertThat(good("[Result \"2-0\"]\n1. 11-15 1-0").remarks()).isEmpty();
  }

  @Test
  void jumpsMayBeWrittenShortOrInFull() {
    assertThat(moves(good(TWO_JUMPS + "14x30 *").game())).isEqualTo("14x23x30");
    assertThat(moves(good(TWO_JUMPS + "14x23x30 *").game())).isEqualTo("14x23x30");
  }

  @Test
  void aWrongSignBetweenTheSquaresIsAccepted() {
    assertThat(moves(good("1. 11x15 22:18 2. 15-22 25x18 *").game()))
        .isEqualTo("11-15 22-18 15x22 25x18");
  }

  @Test
  void strengthMarksAreNags() {
    assertThat(good("1. 11-15! 22-18? 2. 15x22* 25x18 *").game().line().plies())
        .extracting(Ply::nags)
        .containsExactly(List.of(1), List.of(2), List.of(7), List.of());
  }

  @Test
  void aGameMayStartFromAnyPosition() {
    String text = "[SetUp \"1\"]\n[FEN \"W:WK10,32:BK4,21.\"]\n\n1. 10-6 *\n";
    assertThat(Fen.write(good(text).game().start().setup())).isEqualTo("W:WK10,32:BK4,21");
  }

  @Test
  void aGameMayFollowOtherRules() {
    String text = "[Rules \"two-player\"]\n\n1. 22-18 11-15 2. 23-19 *\n";
    assertThat(good(text).game().start().ruleSet()).isEqualTo(RuleSet.TWO_PLAYER);
    assertThat(bad("[Rules \"giveaway\"]\n\n1. 11-15 *\n").reason().text())
        .contains("\"giveaway\"")
        .contains("acf, red-vs-ai, two-player");
  }

  // What is wrong

  @Test
  void anotherGamesTypeIsRefusedByName() {
    assertThat(bad("[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *").reason().text())
        .contains("international draughts")
        .contains("Checkers is 21");
    assertThat(bad("[GameType \"25\"]\n\n1. c3-d4 *").reason().text()).contains("Russian draughts");
    assertThat(bad("[GameType \"99\"]\n\n1. c3-d4 *").reason().text()).contains("another game");
    assertThat(bad("[GameType \"x\"]\n\n1. c3-d4 *").reason().text()).contains("is not a GameType");
  }

  @Test
  void thereAreNoSquaresBut1To32() {
    for (String move : List.of("0-4", "33-28", "51-46", "11-33", "1111111111111111-2")) {
      assertThat(bad("1. 11-15 " + move + " *").reason().text())
          .as(move)
          .contains("Squares are numbered 1 to 32");
    }
  }

  @Test
  void aRouteThatIsNotClearIsReported() {
    assertThat(bad(THREE_WAYS + "2x4 *").reason().text())
        .startsWith("Move 1. \"2x4\": It could be any of ")
        .contains("2x9x18x11x4");
    assertThat(moves(good(THREE_WAYS + "2x9x18x11x4 *").game())).isEqualTo("2x9x18x11x4");
  }

  @Test
  void anIllegalMoveIsReportedWithMoveLineAndReason() {
    assertThat(bad("1. 11-15 22-18\n2. 8-11 *").reason().text())
        .isEqualTo("Move 2. \"8-11\": You must jump: 15x22.");
    assertThat(bad("1. 11-15 22-18\n2. 8-11 *").line()).isEqualTo(2);
  }

  @Test
  void aStartThatIsNotLegalIsReported() {
    assertThat(bad("[Event \"1\"]\n[FEN \"B:W1:B32\"]\n*").reason().text()).contains("king-row");
    assertThat(bad("[Event \"1\"]\n[FEN \"B:W1:B32\"]\n*").line()).isEqualTo(2);
    assertThat(bad("[FEN \"B:W33:B1\"]\n*").reason().text()).contains("1 to 32");
  }

  @Test
  void readingGoesOnAfterABadGame() {
    assertThat(readAll("1. 11-16 22-17 2. 16-21 1-0 " + GAME + "1. 9-14 *"))
        .extracting(entry -> entry instanceof GoodGame<Position, Move>)
        .containsExactly(false, true, true);
  }

  // Writing

  @Test
  void aCompleteGameIsWrittenAsItWas() {
    assertThat(rewritten(GAME)).isEqualTo(GAME);
  }

  @Test
  void aRouteIsWrittenInFullOnlyWhereItMustBe() {
    assertThat(rewritten(THREE_WAYS + "2x9x18x11x4 *")).contains("1. 2x9x18x11x4 *");
    assertThat(rewritten(TWO_JUMPS + "14x23x30 *")).contains("1. 14x30 *");
  }

  @Test
  void aGameByAnyRulesReadsBack() {
    forSeeds(
        200,
        random -> {
          Position start = Position.initial(RandomPositions.ruleSet(random));
          Move move = start.legalMoves().getFirst();
          var game = new GameRecord<>(Tags.NONE, start, Line.of(List.of(move)), Result.OPEN);
          GameRecord<Position, Move> again = good(Pdn.write(game)).game();
          assertThat(again.start()).isEqualTo(start);
          assertThat(again.moves()).containsExactly(move);
        });
  }

  @Test
  void aGameByOtherRulesSaysSo() {
    Game<Position, Move> game = Game.of(Checkers.with(RuleSet.TWO_PLAYER));
    game = game.play(MoveText.read(game.position(), "22-18"));
    assertThat(Pdn.write(GameRecord.of(Tags.NONE, game)))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [Black "?"]
            [White "?"]
            [Result "*"]
            [GameType "21,W,8,8,N1,0"]
            [Rules "two-player"]

            1. 22-18 *

            """);
  }

  @Test
  void theSecondPlayersFirstMoveHasDots() {
    assertThat(rewritten("[FEN \"W:WK10,32:BK4,21\"]\n\n1. 10-6 4-8 *"))
        .contains("1... 10-6 2. 4-8");
  }

  // Laws

  @Test
  void anyGameReadsBackAsItself() {
    var notation = new Pdn();
    forSeeds(
        100,
        random -> {
          RuleSet rules = RuleSet.all().get(random.nextInt(RuleSet.all().size()));
          var trees =
              new GameTrees<Position, Move>(
                  notation, (position, _) -> position.legalMoves(), random);
          var tags = new Tags(List.of(new Tag("White", trees.text()), new Tag("Result", "0-1")));
          GameRecord<Position, Move> grown = trees.grow(tags, Position.initial(rules));
          var game =
              new GameRecord<>(notation.tags(grown), grown.start(), grown.line(), grown.result());
          String text = Pdn.write(game);
          assertThat(good(text)).as(text).isEqualTo(new GoodGame<>(game, 1, List.of()));
          assertThat(rewritten(text)).isEqualTo(text);
        });
  }

  // What is odd

  private static List<String> remarks(String text) {
    return good(text).remarks().stream().map(odd -> odd.message().text()).toList();
  }

  @Test
  void aWrongSignBetweenTheSquaresIsRemarkedUpon() {
    assertThat(remarks("1. 11x15 22-18 2. 15-22 25:18 *"))
        .containsExactly(
            "11x15 captures nothing. Write it with -.", "15-22 is a capture. Write it with x.");
  }

  @Test
  void aGameTypeThatLetsTheOtherSideBeginIsRemarkedUpon() {
    assertThat(remarks("[GameType \"21,W,8,8,N1,0\"]\n1. 11-15 *"))
        .containsExactly("The tag GameType lets White begin, the rules Black.");
    assertThat(remarks("[GameType \"21\"]\n1. 11-15 *")).isEmpty();
    assertThat(remarks("[GameType \"21,W\"]\n[Rules \"two-player\"]\n1. 22-18 *")).isEmpty();
  }

  @Test
  void aResultThatTheBoardContradictsIsRemarkedUpon() {
    assertThat(remarks("[FEN \"B:W18:B14\"]\n1. 14x23 0-1"))
        .containsExactly("The result is 0-1, but on the board Black has won: no pieces left.");
  }
}
