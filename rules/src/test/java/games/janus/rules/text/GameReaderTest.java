package games.janus.rules.text;

import static games.janus.rules.text.Alphabet.bad;
import static games.janus.rules.text.Alphabet.good;
import static games.janus.rules.text.Alphabet.moves;
import static games.janus.rules.text.Alphabet.readAll;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.message.Messages;
import games.janus.rules.text.Alphabet.Said;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a file of games is read, shown with a game of letters. */
class GameReaderTest {
  private static Ply<Character> ply(String text, int index) {
    return good(text).game().line().plies().get(index);
  }

  private static List<String> remarks(String text) {
    return good(text).remarks().stream().map(odd -> odd.message().text()).toList();
  }

  @Test
  void aGameHasTagsMovesAndAResult() {
    GameRecord<Said, Character> game =
        good("""
        [White "Anna"]
        [Black "Otto"]

        1. a b 2. c 1-0
        """)
            .game();
    assertThat(game.tags())
        .isEqualTo(new Tags(List.of(new Tag("White", "Anna"), new Tag("Black", "Otto"))));
    assertThat(game.moves()).containsExactly('a', 'b', 'c');
    assertThat(game.result()).isEqualTo(Result.WHITE_WINS);
  }

  @Test
  void gamesFollowOneAnother() {
    assertThat(readAll("[Event \"1\"]\n1. a 1-0\n\n[Event \"2\"]\n1. b 0-1\n\n1. c *"))
        .extracting(Alphabet::moves)
        .containsExactly("a", "b", "c");
  }

  @Test
  void anEmptyTextHasNoGames() {
    assertThat(readAll("")).isEmpty();
    assertThat(readAll(" \n\t\r\n")).isEmpty();
  }

  @Test
  void moveNumbersAndDotsMayStandAnywhereOrNowhere() {
    assertThat(moves(good("1.a b 2. c 2... d 17 e f . ... g *"))).isEqualTo("abcdefg");
  }

  @Test
  void theStartMayBeGivenByATag() {
    assertThat(good("[FEN \"q7\"]\n4... a *").game().start()).isEqualTo(new Said('q', 7));
  }

  @Test
  void aWordThatRepeatsWhatTheMoveSaysIsPassedOver() {
    assertThat(moves(good("1. a loudly b *"))).isEqualTo("ab");
  }

  // Comments

  @Test
  void aCommentBelongsToTheMoveItFollows() {
    assertThat(ply("1. a {first} b {second} *", 0).after()).containsExactly(new Comment("first"));
    assertThat(ply("1. a {first} 1... b {second} *", 1).after())
        .containsExactly(new Comment("second"));
  }

  @Test
  void aCommentBeforeTheFirstMoveLeadsUpToIt() {
    assertThat(ply("{hello} 1. {there} a *", 0).before())
        .containsExactly(new Comment("hello"), new Comment("there"));
  }

  @Test
  void commentsAboveTheTagsLeadUpToTheFirstMove() {
    assertThat(ply("; from my notebook\n[White \"Anna\"] {a tag} 1. a *", 0).before())
        .containsExactly(new Comment("from my notebook"), new Comment("a tag"));
  }

  @Test
  void aCommentBehindVariationsLeadsUpToTheNextMove() {
    assertThat(ply("1. a (1. b) {back to the game} c *", 1).before())
        .containsExactly(new Comment("back to the game"));
  }

  @Test
  void aCommentBehindTheLastVariationClosesTheGame() {
    assertThat(good("1. a (1. b) {the end} *").game().line().closing())
        .containsExactly(new Comment("the end"));
  }

  @Test
  void aCommentBehindTheResultIsKept() {
    assertThat(ply("1. a * {he resigned}", 0).after()).containsExactly(new Comment("he resigned"));
    assertThat(ply("1. a *\n\n; end of file", 0).after())
        .containsExactly(new Comment("end of file"));
  }

  @Test
  void aCommentBetweenTwoGamesGoesWithTheNext() {
    List<Entry<Said, Character>> games = readAll("1. a *\n{the second game}\n1. b *");
    assertThat(games.get(1))
        .isInstanceOfSatisfying(
            GoodGame.class,
            game -> assertThat(game.game().line().plies().toString()).contains("the second game"));
  }

  @Test
  void commentsAloneAreNoGame() {
    assertThat(readAll("{nothing here} ; nor here")).isEmpty();
  }

  @Test
  void aSemicolonMakesTheRestOfTheLineAComment() {
    assertThat(ply("1. a ; good } ( {\n b *", 0).after())
        .containsExactly(new Comment("good } ( {"));
    assertThat(moves(good("1. a ; good } ( {\n b *"))).isEqualTo("ab");
  }

  @Test
  void aBracketInACommentIsText() {
    assertThat(ply("1. a {(b) $999 [x] ;} *", 0).after())
        .containsExactly(new Comment("(b) $999 [x] ;"));
  }

  @Test
  void aLineBreakInACommentIsASpace() {
    assertThat(ply("1. a { one \r\n  two\n\nthree  four } *", 0).after())
        .containsExactly(new Comment("one two three  four"));
  }

  @Test
  void anEmptyCommentIsNone() {
    assertThat(ply("1. a {} { } *", 0).after()).isEmpty();
  }

  @Test
  void clocksAndScoresAreKeptWordForWord() {
    Comment comment = ply("1. a {[%clk 0:01:00] [%eval 0.3]} *", 0).after().getFirst();
    assertThat(comment.text()).isEqualTo("[%clk 0:01:00] [%eval 0.3]");
    assertThat(comment.command("clk")).contains("0:01:00");
    assertThat(comment.command("eval")).contains("0.3");
    assertThat(comment.command("ev")).isEmpty();
  }

  // Marks and NAGs

  @Test
  void nagsAreNumbersFrom0To255() {
    assertThat(ply("1. a $0 $13 $255 *", 0).nags()).containsExactly(0, 13, 255);
  }

  @Test
  void aNagBeyond255RefusesTheGame() {
    assertThat(bad("1. a\nb $999999 *").reason().text()).contains("$999999").contains("$255");
    assertThat(bad("1. a\nb $256 *").line()).isEqualTo(2);
    assertThat(bad("1. a $ *").reason().text()).contains("$ is not a NAG");
  }

  @Test
  void marksBehindAMoveAreNags() {
    assertThat(good("1. a! b? c!! d?? e!? f ?! *").game().line().plies())
        .extracting(ply -> ply.nags().getFirst())
        .containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void enthusiasmIsUnderstoodAndRemarkedUpon() {
    assertThat(ply("1. a!!!! *", 0).nags()).containsExactly(3);
    assertThat(ply("1. a?!? *", 0).nags()).containsExactly(6);
    assertThat(remarks("1. a!!!! *")).containsExactly("The mark !!!! is read as $3.");
  }

  @Test
  void aNagBehindACommentIsTheMoves() {
    assertThat(ply("1. a {why} $1 *", 0).nags()).containsExactly(1);
  }

  @Test
  void aNagBeforeItsMoveWaitsForIt() {
    assertThat(ply("1. $1 a *", 0).nags()).containsExactly(1);
    assertThat(remarks("1. $1 a *")).containsExactly("The NAG $1 stands before its move.");
  }

  @Test
  void anAsteriskMarksTheMoveItTouches() {
    assertThat(ply("1. a* b *", 0).nags()).containsExactly(7);
    assertThat(good("1. a {touching}*").game().result()).isEqualTo(Result.OPEN);
  }

  // Variations

  @Test
  void aVariationReplacesTheMoveBeforeIt() {
    Ply<Character> second = ply("1. a b (1... c 2. d (2. e)) (1... f) 2. g *", 1);
    assertThat(second.variations())
        .extracting(Line::moves)
        .containsExactly(List.of('c', 'd'), List.of('f'));
    assertThat(second.variations().getFirst().plies().get(1).variations())
        .extracting(Line::moves)
        .containsExactly(List.of('e'));
  }

  @Test
  void aVariationStartsFromThePositionBeforeTheMove() {
    // After "a b" the letter b would be a repetition; instead of b it is not.
    assertThat(ply("1. a b (1... c b) *", 1).variations()).hasSize(1);
    assertThat(bad("1. a b (1... a) *").reason().text())
        .isEqualTo("Move 1... \"a\": was just said");
  }

  @Test
  void aVariationMayHoldOnlyAComment() {
    assertThat(ply("1. a ({anything else loses}) *", 0).variations().getFirst().closing())
        .containsExactly(new Comment("anything else loses"));
  }

  @Test
  void anEmptyVariationIsLeftOut() {
    assertThat(ply("1. a () *", 0).variations()).isEmpty();
    assertThat(remarks("1. a () *")).containsExactly("A variation without moves is left out.");
  }

  @Test
  void aVariationNeedsAMoveToReplace() {
    assertThat(bad("(1. a) 1. b *").reason().text()).contains("before any move");
  }

  @Test
  void variationsNestAHundredDeepAndNoDeeper() {
    assertThat(moves(good(nested(100)))).isEqualTo("a");
    assertThat(bad(nested(101)).reason().text())
        .isEqualTo("Variations are nested more than 100 deep.");
  }

  private static String nested(int depth) {
    return "a (".repeat(depth) + "a" + ")".repeat(depth) + " *";
  }

  @Test
  void aResultWithinAVariationIsLeftOut() {
    assertThat(good("1. a (1. b 0-1) 1-0").game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(remarks("1. a (1. b 0-1) 1-0"))
        .containsExactly("The result 0-1 within a variation is left out.");
  }

  // Results

  @Test
  void theResultBehindTheMovesCountsMoreThanTheTag() {
    String text = "[Result \"1-0\"]\n\n1. a 0-1";
    assertThat(good(text).game().result()).isEqualTo(Result.BLACK_WINS);
    assertThat(good(text).game().tags().value("Result")).contains("0-1");
    assertThat(good(text).remarks())
        .containsExactly(new Remark(3, Messages.fileResultTag("0-1", "1-0")));
  }

  @Test
  void aMissingResultIsTakenFromTheTag() {
    String text = "[Result \"1-0\"]\n\n1. a\n";
    assertThat(good(text).game().result()).isEqualTo(Result.WHITE_WINS);
    assertThat(remarks(text)).containsExactly("The game ends without a result.");
  }

  @Test
  void aGameWithoutAnyResultIsOpen() {
    assertThat(good("1. a b").game().result()).isEqualTo(Result.OPEN);
  }

  @Test
  void theNextTagsEndAGameWithoutAResult() {
    assertThat(readAll("[Event \"1\"]\n1. a\n\n[Event \"2\"]\n1. b *"))
        .extracting(Alphabet::moves)
        .containsExactly("a", "b");
  }

  // Tags

  @Test
  void tagsMayShareALine() {
    assertThat(good("[White \"Anna\"][Black \"Otto\"] [Round \"3\"] *").game().tags().all())
        .extracting(Tag::name)
        .containsExactly("White", "Black", "Round");
  }

  @Test
  void quotesAndBackslashesInATagAreEscaped() {
    assertThat(good("[Event \"the \\\"big\\\" one \\\\ \"] *").game().tags().value("Event"))
        .contains("the \"big\" one \\ ");
  }

  @Test
  void aBackslashMayEndATag() {
    GoodGame<Said, Character> game = good("[Site \"C:\\\"]\n[White \"A\\\"] B\"]\n1. a *");
    assertThat(game.tags().value("Site")).contains("C:\\");
    assertThat(game.tags().value("White")).contains("A\"] B");
  }

  @Test
  void aFileThatIsOddThroughoutSaysSoAFewTimes() {
    assertThat(remarks("1. " + "a!!! b!!! ".repeat(50) + "*"))
        .hasSize(21)
        .endsWith("There is more that is odd; it is not listed.");
  }

  @Test
  void aQuoteThatSomebodyForgotToEscapeIsText() {
    assertThat(good("[Event \"the \"big\" one\"] *").game().tags().value("Event"))
        .contains("the \"big\" one");
  }

  @Test
  void ofTwoTagsWithOneNameTheFirstCounts() {
    String text = "[Site \"here\"]\n[Site \"there\"]\n*";
    assertThat(good(text).game().tags().value("Site")).contains("here");
    assertThat(good(text).remarks()).containsExactly(new Remark(2, Messages.fileTagAgain("Site")));
  }

  @Test
  void twoStartsAreAnError() {
    BadGame<Said, Character> game = bad("[FEN \"a0\"]\n[FEN \"b0\"]\n\n1. c *");
    assertThat(game.line()).isEqualTo(2);
    assertThat(game.reason().text()).isEqualTo("There is a second FEN tag. A game has one start.");
    assertThat(game.tags().value("FEN")).contains("a0");
  }

  @Test
  void aStartThatIsNoneIsReportedWhereItStands() {
    BadGame<Said, Character> game = bad("[White \"Anna\"]\n[FEN \"?\"]\n\n1. c *");
    assertThat(game.firstLine()).isEqualTo(1);
    assertThat(game.line()).isEqualTo(2);
    assertThat(game.reason().text())
        .isEqualTo("The tags ask for \"?\". needs a letter and a number of plies");
  }

  @Test
  void twoEventsAreTwoGames() {
    assertThat(readAll("[Event \"1\"]\n\n[Event \"2\"]\n1. a *"))
        .extracting(Alphabet::moves)
        .containsExactly("", "a");
  }

  // Bad games

  @Test
  void anIllegalMoveIsReportedWithItsLineNumberTextAndReason() {
    BadGame<Said, Character> game =
        bad(
            """

            [White "Anna"]

            1. a b
            2. b 1-0
            """);
    assertThat(game.firstLine()).isEqualTo(2);
    assertThat(game.line()).isEqualTo(5);
    assertThat(game.reason().text()).isEqualTo("Move 2. \"b\": was just said");
    assertThat(game.tags()).isEqualTo(new Tags(List.of(new Tag("White", "Anna"))));
  }

  @Test
  void anUnclearMoveIsReported() {
    assertThat(bad("1. a x *").reason().text()).isEqualTo("Move 1... \"x\": could be any letter");
  }

  @Test
  void readingGoesOnAfterABadGame() {
    assertThat(
            readAll(
                """
                [Event "1"]

                1. a a 2. b {x} (2. c) 1-0 {really}

                [Event "2"]

                1. a b 1-0
                """))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "ab");
  }

  @Test
  void readingGoesOnAfterABadGameWithoutTags() {
    assertThat(readAll("1. a a (1. q 0-1) 2. b 1-0 {sic} 1. c *"))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "c");
  }

  @Test
  void aBadFirstMoveDoesNotCostTheGamesThatFollowWithoutTags() {
    assertThat(readAll("a4 b 1-0\n\na b 1-0\n\nc d 1-0"))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "ab", "cd");
  }

  @Test
  void anUnclosedVariationDoesNotCostTheNextGameAfterAnEmptyLine() {
    assertThat(readAll("1. a b (1... c 1-0\n\n1. a d *\n\n1. e *"))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "ad", "e");
    assertThat(readAll("1. a b (1... cc 1-0\n\n1. a d *"))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "ad");
  }

  @Test
  void aBadStartDoesNotCostTheNextGame() {
    assertThat(readAll("[FEN \"?\"]\n*\n\n1. a *"))
        .extracting(Alphabet::moves)
        .containsExactly("bad", "a");
  }

  @Test
  void anUnclosedCommentCostsOnlyItsOwnGame() {
    List<Entry<Said, Character>> games =
        readAll(
            """
            [Event "1"]

            1. a
            {oops 1-0

            [Event "2"]

            1. b {fine} 1-0
            """);
    assertThat(games).extracting(Alphabet::moves).containsExactly("bad", "b");
    assertThat(((BadGame<Said, Character>) games.getFirst()).line()).isEqualTo(4);
    assertThat(((BadGame<Said, Character>) games.getFirst()).reason().text())
        .isEqualTo("The comment that begins here is never closed with }.");
  }

  @Test
  void anUnclosedVariationCostsOnlyItsOwnGame() {
    List<Entry<Said, Character>> games =
        readAll(
            """
            [Event "1"]

            1. a
            (1. b 1-0

            [Event "2"]

            1. b 1-0
            """);
    assertThat(games).extracting(Alphabet::moves).containsExactly("bad", "b");
    assertThat(((BadGame<Said, Character>) games.getFirst()).line()).isEqualTo(4);
    assertThat(((BadGame<Said, Character>) games.getFirst()).reason().text())
        .isEqualTo("The variation that begins here is never closed with ).");
  }

  @Test
  void anUnclosedQuoteCostsOnlyItsOwnGame() {
    List<Entry<Said, Character>> games =
        readAll(
            """
            [Event "1"]
            [Site "somewhere]
            [Round "1"]

            1. a 1-0

            [Event "2"]

            1. b 1-0
            """);
    assertThat(games).extracting(Alphabet::moves).containsExactly("bad", "b");
    assertThat(((BadGame<Said, Character>) games.getFirst()).line()).isEqualTo(2);
    assertThat(((BadGame<Said, Character>) games.getFirst()).reason().text())
        .isEqualTo("The tag Site does not end with \"].");
  }

  @Test
  void aTagWithoutQuotesIsReported() {
    assertThat(bad("[Event \"1\"]\n[Round 3]\n1. a *").reason().text())
        .isEqualTo("A tag is written [Name \"value\"].");
  }

  @Test
  void unclosedThingsAtTheEndAreReportedToo() {
    assertThat(bad("1. a {").reason().text()).contains("never closed with }");
    assertThat(bad("1. a (").reason().text()).contains("never closed with )");
    assertThat(bad("[Event \"").reason().text()).contains("does not end with \"]");
    assertThat(bad("[Event \"a\"").reason().text()).contains("does not end with \"]");
  }

  @Test
  void whatClosesNothingIsReported() {
    assertThat(bad("1. a ) b *").reason().text()).isEqualTo("This ) closes no variation.");
    assertThat(bad("1. a } b *").reason().text()).isEqualTo("This } opens or closes nothing.");
    assertThat(bad("1. a ] b *").reason().text()).isEqualTo("This ] opens or closes nothing.");
    assertThat(bad("1. a < b *").reason().text()).isEqualTo("This < opens or closes nothing.");
    assertThat(bad("1. a \" b *").reason().text()).isEqualTo("This \" opens or closes nothing.");
  }

  // Text that is no game

  @Test
  void textBeforeTheFirstTagIsLeftOut() {
    String text = "My collection, since 1990 (nearly complete)\n\n[White \"Anna\"]\n1. a *";
    assertThat(moves(good(text))).isEqualTo("a");
    assertThat(good(text).remarks()).containsExactly(new Remark(1, Messages.fileStrayLeftOut()));
  }

  @Test
  void aCommentAboveSuchTextIsKept() {
    assertThat(ply("{mine}\nMy collection\n\n[White \"Anna\"]\n1. a *", 0).before())
        .containsExactly(new Comment("mine"));
  }

  @Test
  void textWithoutAnyGameIsReported() {
    assertThat(bad("<html>\n<body>No games</body>").reason().text())
        .contains("neither tags nor moves");
    assertThat(bad("Hello, world!").reason().text())
        .isEqualTo("This is neither tags nor moves. Move 1. \"Hello,\": is no small letter");
  }

  // Lines and characters

  @Test
  void linesAreCountedWhateverEndsThem() {
    assertThat(bad("\n1.\r\na\rb\n\rb *").line()).isEqualTo(6);
  }

  @Test
  void aPercentSignAtTheLeftHidesTheLine() {
    assertThat(moves(good("%hidden {\n1. a\n%(\n b *\n% end"))).isEqualTo("ab");
  }

  @Test
  void aByteOrderMarkIsNothing() {
    assertThat(moves(good("\uFEFF[White \"Anna\"]\n1. a *"))).isEqualTo("a");
    assertThat(good("\uFEFF[White \"Anna\"]\n1. a *").remarks()).isEmpty();
  }

  @Test
  void theEndMarkOfOldFilesIsNothing() {
    assertThat(moves(good("1. a *\n\u001A"))).isEqualTo("a");
  }

  @Test
  void aNulIsRefused() {
    assertThat(bad("1. a \0 b *").reason().text()).contains("NUL");
  }

  @Test
  void aFileInUtf16IsRecognised() {
    var wide = new StringBuilder();
    for (char letter : "[White \"Anna\"]\n1. a b".toCharArray()) {
      wide.append(letter).append('\0');
    }
    assertThat(bad(wide.toString()).reason().text()).contains("UTF-16");
    assertThat(bad("\u00FF\u00FE" + wide).reason().text()).contains("UTF-16");
  }

  @Test
  void aControlCharacterIsRefused() {
    assertThat(bad("1. a \u0007 b *").reason().text())
        .isEqualTo("There is the control character 7.");
  }

  @Test
  void aWordThatNeverEndsIsRefused() {
    assertThat(bad("1. " + "a".repeat(256) + " *").reason().text())
        .isEqualTo("A word has more than 255 characters.");
  }
}
