package games.janus.checkers.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballots;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.GameNotation;
import games.janus.rules.game.MoveKind;
import games.janus.rules.game.Opening;
import games.janus.rules.game.PlacedPiece;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What everything above the rules asks of checkers. */
class CheckersGameTest {
  private static final CheckersGame ACF = CheckersGame.with(RuleSet.ACF);

  private final GameNotation<Position, Move> notation = ACF.notation();
  private final GameBoard<Position, Move> board = ACF.board();

  private static List<Square> squares(int... numbers) {
    var squares = new ArrayList<Square>();
    for (int number : numbers) {
      squares.add(Numbering.square(number));
    }
    return squares;
  }

  @Test
  void itIsCalledByItsNames() {
    assertThat(ACF.id()).isEqualTo("checkers");
    assertThat(ACF.ruleSet()).isEqualTo("acf");
    assertThat(ACF.sideName(Color.BLACK)).isEqualTo(RuleSet.ACF.nameOf(Color.BLACK));
    assertThat(ACF.of(Position.initial(RuleSet.TWO_PLAYER)).ruleSet()).isEqualTo("two-player");
    assertThat(notation.fileExtension()).isEqualTo("pdn");
    assertThat(board.coordinates()).isEqualTo(Coordinates.NUMBERED);
  }

  @ParameterizedTest
  @CsvSource({
    "11, 11",
    "11-15, 11 15",
    "6x13x22, 6 13 22",
    "' 6 : 13 X22', 6 13 22",
    "-15, 15",
    "x 22, 22"
  })
  void squaresAreReadOneAfterAnother(String typed, String numbers) {
    assertThat(notation.squares(typed))
        .extracting(notation::squareName)
        .containsExactly(numbers.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "undo",
        "33",
        "0",
        "111",
        "11-",
        "11--15",
        "11-15!",
        "e4",
        "1 2 3 4 5 6 7 8 9 10 11"
      })
  void anythingElseNamesNoSquares(String typed) {
    assertThat(notation.squares(typed)).isEmpty();
  }

  @Test
  void oneSquareIsNoMove() {
    Position position = Position.initial(RuleSet.ACF);
    assertThatThrownBy(() -> notation.readMove(position, "11"))
        .isInstanceOf(InvalidTextException.class);
    assertThatThrownBy(() -> notation.readMove(position, "22"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("The piece on 22 is Light's");
  }

  @Test
  void theBoardShowsAJumpOnItsWay() {
    Position position = notation.position("B:W10,18:B6");
    Move jump = notation.readMove(position, "6x22");
    assertThat(notation.moveId(position, jump)).isEqualTo("6x15x22");
    assertThat(board.kind(jump)).isEqualTo(MoveKind.JUMP);
    assertThat(board.captured(jump)).isEqualTo(squares(10, 18));
    assertThat(board.capturedAlong(squares(6, 15))).isEqualTo(squares(10));
    assertThat(board.piecesAfterHops(position, squares(6, 15)))
        .containsExactlyInAnyOrder(
            new PlacedPiece(Numbering.square(15), Color.BLACK, "man"),
            new PlacedPiece(Numbering.square(18), Color.WHITE, "man"));
    assertThat(board.isCaptureForced(position)).isTrue();
    assertThat(board.mustCaptureFrom(position)).isEqualTo(squares(6));
    assertThat(board.inputPaths(position, List.of(jump)).getFirst().isJump()).isTrue();
  }

  @Test
  void itSaysWhyNothingGoesThere() {
    Position position = Position.initial(RuleSet.ACF);
    assertThat(board.whyNot(position, squares(1)).text()).isEqualTo("The piece on 1 cannot move.");
    assertThat(board.whyNot(position, squares(15)).text()).isEqualTo("There is no piece on 15.");
    assertThat(board.whyNot(position, squares(11, 18)).text())
        .isEqualTo("There is nothing to jump on 15.");
    assertThat(notation.similarMoves(position, "11-18"))
        .extracting(Move::toString)
        .containsExactlyInAnyOrder("11-15", "11-16");
  }

  @Test
  void anyPieceMayWin() {
    Position position = notation.position("B:W10:B6");
    assertThat(ACF.rules().canWin(position, Color.WHITE)).isTrue();
    Position after = ACF.rules().after(position, position.legalMoves().getFirst());
    assertThat(ACF.rules().canWin(after, Color.WHITE)).isFalse();
    assertThat(ACF.rules().canWin(after, Color.BLACK)).isTrue();
    assertThat(ACF.rules().perft(ACF.rules().initial(), 4)).isEqualTo(1469);
  }

  @Test
  void ballotsNameTheOpening() {
    var ballot = Ballots.numbered(68).orElseThrow();
    var opening = new Opening(Optional.empty(), "68: 10-14 22-18 12-16 (White Doctor)");
    assertThat(ACF.opening(ballot.game())).contains(opening);
    Game<Position, Move> later =
        ballot.game().play(ballot.game().position().legalMoves().getFirst());
    assertThat(ACF.opening(later)).contains(opening);
    assertThat(ACF.opening(GameRecord.of(Tags.NONE, later))).contains(opening);
    assertThat(ACF.opening(Game.of(ACF.rules()))).isEmpty();
  }

  @Test
  void aFileNamesTheBallot() {
    var game = GameRecord.of(Tags.NONE, Ballots.numbered(68).orElseThrow().game());
    assertThat(ACF.withOpening(game).tags().all())
        .containsExactly(new Tag("Opening", "68: 10-14 22-18 12-16 (White Doctor)"));
  }
}
