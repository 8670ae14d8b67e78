package games.janus.engines.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.engines.search.RepetitionKeys;
import games.janus.rules.Game;
import org.junit.jupiter.api.Test;

class RepetitionKeysTest {
  private static final String[] THERE_AND_BACK = {"32-28", "1-5", "28-32", "5-1"};

  private final RepetitionKeys keys = new RepetitionKeys();

  private static Game<Position, Move> game(int rounds) {
    Position start = Position.of(Fen.read("W:WK32:BK1"), RuleSet.ACF);
    Game<Position, Move> game = Game.from(Checkers.with(RuleSet.ACF), start);
    for (int round = 0; round < rounds; round++) {
      game = play(game);
    }
    return game;
  }

  private static Game<Position, Move> play(Game<Position, Move> game) {
    Game<Position, Move> at = game;
    for (String move : THERE_AND_BACK) {
      at = at.play(MoveText.read(at.position(), move));
    }
    return at;
  }

  /** Goes there and back in the search and tells at which ply a repetition is seen; 0 if never. */
  private int firstRepetition(Game<Position, Move> root, int plies) {
    Position at = root.position();
    keys.begin(RepetitionKeys.ofGame(root, at.quietPlies(), Position::key), at.key());
    for (int ply = 1; ply <= plies; ply++) {
      at = at.play(MoveText.read(at, THERE_AND_BACK[(ply - 1) % 4]));
      BoardState board = RandomBoards.board(at);
      keys.put(ply, board.key());
      if (keys.isRepeated(ply, board.quietPlies())) {
        return ply;
      }
    }
    return 0;
  }

  @Test
  void comingBackToAPositionOfTheSearchIsARepetition() {
    assertThat(firstRepetition(game(0), 8)).isEqualTo(5);
  }

  @Test
  void comingBackOnceToAPositionOfTheGameIsNot() {
    assertThat(firstRepetition(game(0), 4)).isZero();
  }

  @Test
  void theThirdTimeInTheGameIs() {
    assertThat(firstRepetition(game(1), 4)).isEqualTo(4);
  }
}
