package games.janus.engines.museum.microchessplus;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MenTest {
  @Test
  void bothSidesHaveTwentyMovesAtTheStart() {
    var men = new Men(Position.initial());
    assertThat(men.besidesKings()).isEqualTo(30);
    assertThat(men.prospects(Color.WHITE)).isEqualTo(new Men.Prospects(20, 0));
    assertThat(men.prospects(Color.BLACK)).isEqualTo(new Men.Prospects(20, 0));
  }

  @Test
  void aPinnedManDoesNotCount() {
    var men =
        new Men(
            Diagram.white(
                """
                . . . . r . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . K . . .
                """));
    assertThat(men.prospects(Color.WHITE).moves()).as("the king alone").isEqualTo(5);
  }

  @Test
  void theKingIsNeverAPrize() {
    var men =
        new Men(
            Diagram.white(
                """
                . . . . r . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """));
    assertThat(men.isInCheck(Color.WHITE)).isTrue();
    assertThat(men.prospects(Color.BLACK).bestCapture()).isZero();
  }

  /** The side to move: against the rules of chess, in games of random moves. */
  @Test
  void movesAndCapturesAgreeWithTheRules() {
    for (int seed = 1; seed <= 40; seed++) {
      var random = new Random(seed);
      Position position = Position.initial();
      for (int ply = 0; ply < 120 && position.outcome().isEmpty(); ply++) {
        var men = new Men(position);
        assertThat(men.prospects(position.turn()))
            .as("seed %s, ply %s\n%s", seed, ply, position)
            .isEqualTo(ordinaryMoves(position));
        assertThat(men.isInCheck(position.turn()))
            .as("seed %s", seed)
            .isEqualTo(position.isCheck());
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static Men.Prospects ordinaryMoves(Position position) {
    int moves = 0;
    int best = 0;
    for (Move move : position.legalMoves()) {
      boolean special =
          move instanceof Move.Castle
              || move instanceof Move.EnPassant
              || (move instanceof Move.Promotion promotion && promotion.becomes() != Role.QUEEN);
      if (!special) {
        moves++;
        best = Math.max(best, move.captured().map(Men::worth).orElse(0));
      }
    }
    return new Men.Prospects(moves, best);
  }

  @Test
  void pawnsAttackSidewaysAndForward() {
    var men = new Men(Position.initial());
    assertThat(men.isAttacked(Square.D3.index(), Color.WHITE)).isTrue();
    assertThat(men.isAttacked(Square.D4.index(), Color.WHITE)).isFalse();
    assertThat(men.isAttacked(Square.D6.index(), Color.BLACK)).isTrue();
    assertThat(men.isAttacked(Square.D3.index(), Color.BLACK)).isFalse();
  }
}
