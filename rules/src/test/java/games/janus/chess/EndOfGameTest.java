package games.janus.chess;

import static games.janus.chess.Diagram.diagramBlackToMove;
import static games.janus.chess.Diagram.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.notation.Fen;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Square;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How games end: FIDE Laws of Chess, articles 5 and 9. */
class EndOfGameTest {
  private static Game<Position, Move> play(Game<Position, Move> start, String... moves) {
    Game<Position, Move> game = start;
    for (String text : moves) {
      game = game.play(move(game.position(), text));
    }
    return game;
  }

  private static Game<Position, Move> gameFrom(String fen) {
    return Game.from(Chess.RULES, Position.of(Fen.read(fen)));
  }

  @Test // FIDE 5.1.1
  void matingTheKingWins() {
    Game<Position, Move> game = play(Game.of(Chess.RULES), "f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(game.outcome()).contains(new Outcome.Win(Color.BLACK, Reason.CHECKMATE));
  }

  @Test
  void afterTheEndNoMoveIsTaken() {
    Game<Position, Move> game = play(Game.of(Chess.RULES), "f2f3", "e7e5", "g2g4", "d8h4");
    Move some = new Move.Normal(Role.PAWN, Square.A2, Square.A3, Optional.empty());
    assertThatThrownBy(() -> game.play(some))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("The game is over.");
  }

  @Test // FIDE 5.2.1
  void havingNoMoveWithoutBeingInCheckDraws() {
    Position position =
        diagramBlackToMove(
            """
            k . . . . . . .
            . . Q . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . K . . .
            """);
    assertThat(position.isStalemate()).isTrue();
    assertThat(position.outcome()).contains(new Outcome.Draw(Reason.STALEMATE));
  }

  @Test // FIDE 5.2.2
  void inADeadPositionNobodyMoves() {
    Position dead = Position.of(Fen.read("8/8/8/8/8/8/8/K1k5 w - - 0 1"));
    assertThatThrownBy(() -> Chess.RULES.play(dead, dead.legalMoves().getFirst()))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageEndingWith("The game is over.");
  }

  @ParameterizedTest // FIDE 5.2.2
  @ValueSource(
      strings = {
        "k7/8/8/8/8/8/8/7K w - - 0 1",
        "k7/8/8/8/8/8/8/6NK w - - 0 1",
        "kn6/8/8/8/8/8/8/7K w - - 0 1",
        "k7/8/8/8/8/8/8/6BK w - - 0 1",
        "kb6/8/8/8/8/8/8/B6K w - - 0 1",
        "kb6/b7/8/8/8/8/8/B3B2K w - - 0 1",
      })
  void withoutMatingMaterialThePositionIsDead(String fen) {
    assertThat(Position.of(Fen.read(fen)).outcome())
        .contains(new Outcome.Draw(Reason.DEAD_POSITION));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "k7/8/8/8/8/8/8/5NNK w - - 0 1",
        "k7/8/8/8/8/8/8/5BNK w - - 0 1",
        "kn6/8/8/8/8/8/8/6NK w - - 0 1",
        "kn6/8/8/8/8/8/8/6BK w - - 0 1",
        "k1b5/8/8/8/8/8/8/B6K w - - 0 1",
        "k7/8/8/8/8/8/P7/7K w - - 0 1",
        "k7/8/8/8/8/8/8/6RK w - - 0 1",
      })
  void asLongAsAHelpMateExistsThePositionIsAlive(String fen) {
    assertThat(Position.of(Fen.read(fen)).isDead()).isFalse();
  }

  @Test // FIDE 9.2
  void theThirdRepetitionMayBeClaimed() {
    Game<Position, Move> once = play(Game.of(Chess.RULES), "g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(once.occurrences()).isEqualTo(2);
    assertThat(once.claimableDraw()).isEmpty();

    Game<Position, Move> twice = play(once, "g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(twice.claimableDraw()).contains(new Outcome.Draw(Reason.THREEFOLD_REPETITION));
    assertThat(twice.outcome()).isEmpty();
  }

  @Test // FIDE 9.6.1
  void theFifthRepetitionEndsTheGame() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    for (int i = 0; i < 4; i++) {
      assertThat(game.outcome()).isEmpty();
      game = play(game, "g1f3", "g8f6", "f3g1", "f6g8");
    }
    assertThat(game.outcome()).contains(new Outcome.Draw(Reason.FIVEFOLD_REPETITION));
  }

  @Test // FIDE 9.2.3.2
  void aLostCastlingRightMakesAnotherPosition() {
    Game<Position, Move> game =
        play(gameFrom("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "a1b1", "e8e7", "b1a1", "e7e8");
    assertThat(game.occurrences()).isEqualTo(1);
  }

  @Test // FIDE 9.2.3.1
  void aPossibleEnPassantCaptureMakesAnotherPosition() {
    Game<Position, Move> game =
        play(gameFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5", "e1d1", "e8d8", "d1e1", "d8e8");
    assertThat(game.occurrences()).isEqualTo(1);
  }

  @Test
  void anEnPassantSquareNobodyCanUseMakesNoDifference() {
    Game<Position, Move> game =
        play(gameFrom("4k3/3p4/8/8/8/8/4P3/4K3 b - - 0 1"), "d7d5", "e1d1", "e8d8", "d1e1", "d8e8");
    assertThat(game.occurrences()).isEqualTo(2);
  }

  @Test // FIDE 9.3
  void fiftyQuietMovesMayBeClaimed() {
    Game<Position, Move> game = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    assertThat(game.claimableDraw()).isEmpty();
    assertThat(play(game, "a1a2").claimableDraw()).contains(new Outcome.Draw(Reason.FIFTY_MOVES));
  }

  @Test // FIDE 9.6.2
  void seventyFiveQuietMovesEndTheGame() {
    Game<Position, Move> game = play(gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 149 100"), "a1a2");
    assertThat(game.outcome()).contains(new Outcome.Draw(Reason.SEVENTY_FIVE_MOVES));
  }

  @Test // FIDE 9.6.2
  void aMatingMoveWinsEvenAsTheSeventyFifth() {
    Game<Position, Move> game = play(gameFrom("k7/8/1K6/8/8/8/8/7R w - - 149 100"), "h1h8");
    assertThat(game.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.CHECKMATE));
  }

  @Test
  void aPawnMoveOrACaptureStartsTheCountAgain() {
    Game<Position, Move> game = gameFrom("4k3/8/8/8/8/8/p3P3/R3K3 w - - 60 80");
    assertThat(play(game, "e2e3").position().halfmoves()).isZero();
    assertThat(play(game, "a1a2").position().halfmoves()).isZero();
    assertThat(play(game, "e1d1").position().halfmoves()).isEqualTo(61);
  }

  @Test
  void aGameRemembersItsMoves() {
    Game<Position, Move> game = play(Game.of(Chess.RULES), "e2e4", "c7c5", "g1f3");
    assertThat(game.moves()).extracting(Move::toString).containsExactly("e2e4", "c7c5", "g1f3");
    assertThat(game.before().orElseThrow().plies()).isEqualTo(2);
  }
}
