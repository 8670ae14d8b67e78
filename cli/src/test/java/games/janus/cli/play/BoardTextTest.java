package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Boards as text. */
class BoardTextTest {
  private static final Path NOWHERE = Path.of(".");

  private static <P, M> List<String> board(HostedGame<P, M> live, Look look, boolean flipped) {
    return new View<>(live, new MoveEntry<>(live.type()), look).board(flipped);
  }

  @Test
  void inLettersBlackIsSmall() {
    var live = Evening.chess(NOWHERE).live();
    assertThat(board(live, Look.LETTERS, false))
        .containsExactly(
            "8  r  n  b  q  k  b  n  r",
            "7  p  p  p  p  p  p  p  p",
            "6  .  .  .  .  .  .  .  .",
            "5  .  .  .  .  .  .  .  .",
            "4  .  .  .  .  .  .  .  .",
            "3  .  .  .  .  .  .  .  .",
            "2  P  P  P  P  P  P  P  P",
            "1  R  N  B  Q  K  B  N  R",
            "   a  b  c  d  e  f  g  h");
  }

  @Test
  void turnedRoundBlackSitsAtTheBottom() {
    var live = Evening.chess(NOWHERE).live();
    assertThat(board(live, Look.LETTERS, true))
        .startsWith("1  R  N  B  K  Q  B  N  R")
        .endsWith("   h  g  f  e  d  c  b  a");
  }

  @Test
  void figuresWithoutColoursTellTheSidesApart() {
    var live = Evening.chess(NOWHERE).live();
    assertThat(board(live, new Look(true, false), false))
        .contains("8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜", "1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖");
  }

  @Test
  void coloursAreTakenBackAtTheEndOfEverySquare() {
    var live = Evening.chess(NOWHERE).live();
    for (String line : board(live, new Look(true, true), false).subList(0, 8)) {
      assertThat(line.split("\u001b\\[0m", -1)).hasSize(9);
      assertThat(line).endsWith("\u001b[0m");
    }
  }

  @Test
  void aKingInCheckIsMarked() {
    var live = Evening.chess(NOWHERE).from("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").live();
    assertThat(board(live, Look.LETTERS, false)).contains("1  .  .  .  . !K! .  .  .");
  }

  @Test
  void checkersHasANumberOnEveryDarkSquareAndFitsFortyColumns() {
    var live = Evening.checkers(NOWHERE, RuleSet.ACF).live();
    List<String> lines = board(live, Look.LETTERS, false);
    assertThat(lines)
        .startsWith("     1d      2d      3d      4d", " 5d      6d      7d      8d")
        .contains("    17.     18.     19.     20.")
        .endsWith("29L     30L     31L     32L");
    assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
  }

  @Test
  void kingsAndTheirColoursAreLettersToo() {
    var live = Evening.checkers(NOWHERE, RuleSet.RED_VS_AI).from("W:WK1,32:BK30,2").live();
    List<String> lines = board(live, Look.LETTERS, false);
    assertThat(String.join("\n", lines)).contains(" 1K", " 2b", "30k", "32R");
  }

  @Test
  void menThatHaveToJumpAreMarked() {
    var live = Evening.checkers(NOWHERE, RuleSet.ACF).from("W:W22,27,32:B17,18").live();
    assertThat(String.join("\n", board(live, Look.LETTERS, false))).contains("22L!", "27L ");
  }

  @Test
  void aJumpThatIsNotFinishedIsSeenOnTheBoard() {
    var live = Evening.checkers(NOWHERE, RuleSet.TWO_PLAYER).from("W:W29,32:B25,18,4").live();
    var entry = new MoveEntry<>(live.type());
    entry.read(live.game(), "29x22");
    String seen = String.join("\n", new View<>(live, entry, Look.LETTERS).board(false));
    assertThat(seen).contains("22W<", "29.-", "25.", "18b");
  }
}
