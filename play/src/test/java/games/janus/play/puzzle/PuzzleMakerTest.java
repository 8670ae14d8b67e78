package games.janus.play.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.RuleSet;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which positions are puzzles, and what is said of them. */
class PuzzleMakerTest {
  private static final String LOOSE_QUEEN = "4k3/5ppp/8/3q4/8/2N5/5PPP/4K3 w - - 0 1";
  private static final String BACK_RANK = "2rr2k1/1q3ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1";

  private static <P, M> PuzzleMaker<P, M> maker(GameType<P, M> type) {
    return new PuzzleMaker<>(type, EngineSource.knowing(EndgameTable.empty()), 5_000, () -> false);
  }

  private static <P, M> String puzzle(GameType<P, M> type, String fen) {
    P position = type.notation().position(fen);
    return maker(type)
        .at(position, Optional.empty())
        .map(found -> told(type, found))
        .orElse("none");
  }

  private static <P, M> String told(GameType<P, M> type, Puzzle<P, M> puzzle) {
    return String.join(" ", new PuzzleText<>(type).ids(puzzle))
        + " "
        + puzzle.goal()
        + " "
        + puzzle.themes();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          6k1/5ppp/8/8/8/8/8/R6K w - - 0 1  | a1a8 MATE [MATE_IN_ONE, ENDING]
          6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1 | none
          4k3/5ppp/8/3q4/8/2N5/5PPP/4K3 w - - 0 1 | c3d5 WIN [WIN_PIECE, ENDING]
          8/8/8/8/3k4/3p4/8/3K4 w - - 0 1   | d1d2 d4c4 d2d1 SAVE [SAVE, ENDING]
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | none
          """)
  void aChessPuzzleHasOneMoveThatMatesWinsOrSaves(String fen, String told) {
    assertThat(puzzle(Games.chess(), fen)).startsWith(told);
  }

  @Test
  void aSolutionGoesOnAsLongAsOneMoveIsTheOnlyOne() {
    assertThat(puzzle(Games.chess(), BACK_RANK))
        .isEqualTo("d2d8 c8d8 d1d8 WIN [MATE_IN_TWO, SACRIFICE, ENDING]");
  }

  @Test
  void twoForOneInCheckersIsCounted() {
    String fen = "B:W14,15,21,23,24,28,29,32:B1,2,3,6,7,8,13";
    assertThat(puzzle(Games.checkers(RuleSet.ACF), fen))
        .startsWith("7-10 14x7 3x10x19x26 WIN ")
        .contains("JUMP_THREE", "SACRIFICE");
  }

  @Test
  void whoOnlyTakesBackSolvesNothing() {
    var type = Games.chess();
    var before = type.notation().position("4k3/5ppp/8/3N3q/8/2N5/5PPP/4K3 b - - 0 1");
    var taken = type.notation().readMove(before, "Qxd5");
    var after = type.rules().play(before, taken);
    assertThat(maker(type).at(after, Optional.of(taken))).isEmpty();
    assertThat(maker(type).at(after, Optional.empty())).isPresent();
  }

  @Test
  void aMoveThatIsNotTheOnlyGoodOneIsAFlaw() {
    var text = new PuzzleText<>(Games.chess());
    var maker = maker(Games.chess());
    var right = text.read(LOOSE_QUEEN + "; c3d5; win; 10; win-piece ending; 1/2");
    assertThat(maker.flaw(right)).isEmpty();
    assertThat(maker.flaw(text.read(LOOSE_QUEEN + "; e1f1; win; 10; ; 1/2"))).hasValue(1);
    assertThat(maker.flaw(text.read(LOOSE_QUEEN + "; c3d5; save; 10; ; 1/2"))).hasValue(1);
  }

  @Test
  void theHarderMoveNeedsMoreSearch() {
    var type = Games.chess();
    var easy = maker(type).at(type.notation().position(LOOSE_QUEEN), Optional.empty());
    var hard = maker(type).at(type.notation().position(BACK_RANK), Optional.empty());
    assertThat(easy.orElseThrow().effort()).isPositive().isLessThan(hard.orElseThrow().effort());
  }

  @Test
  void everyPositionOfAGameIsLookedAt() {
    var type = Games.chess();
    var start = type.rules().initial();
    var position = start;
    var moves = new ArrayList<games.janus.chess.Move>();
    for (String move : List.of("f3", "e5", "g4")) {
      moves.add(type.notation().readMove(position, move));
      position = type.rules().play(position, moves.getLast());
    }
    var looked = new ArrayList<Integer>();
    var found = maker(type).of(start, moves, (done, _, _) -> looked.add(done));
    assertThat(looked).containsExactly(1, 2, 3, 4);
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().ply()).isEqualTo(3);
    assertThat(told(type, found.getFirst().puzzle())).isEqualTo("d8h4 MATE [MATE_IN_ONE]");
  }

  @Test
  void aPuzzleIsALineOfText() {
    var text = new PuzzleText<>(Games.chess());
    String line = LOOSE_QUEEN + "; c3d5; win; 10; win-piece ending; 1/2";
    assertThat(text.write(text.read(line), "1/2")).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          c3d5; win; 10; win-piece | has 6 parts
          c3d6; win; 10; ; 1/2 | c3d6
          c3d5 e8d7; win; 10; ; 1/2 | odd number
          c3d5; draw; 10; ; 1/2 | "draw" is none of mate, win, save
          c3d5; win; ten; ; 1/2 | "ten"
          c3d5; win; 10; fun; 1/2 | "fun" is none of mate-in-one
          """)
  void whatIsNoPuzzleIsSaid(String rest, String reason) {
    var text = new PuzzleText<>(Games.chess());
    assertThatThrownBy(() -> text.read(LOOSE_QUEEN + "; " + rest)).hasMessageContaining(reason);
  }
}
