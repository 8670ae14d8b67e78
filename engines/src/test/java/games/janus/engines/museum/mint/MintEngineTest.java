package games.janus.engines.museum.mint;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Game;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MintEngineTest {
  private final MintEngine engine = new MintEngine();

  private Thought<Move> thought(Game<Position, Move> game, String level, long seed) {
    return engine.think(SearchRequest.of(game, level, seed), SearchControl.patient());
  }

  private Move move(Game<Position, Move> game, String level, long seed) {
    return thought(game, level, seed).move().orElseThrow();
  }

  @Test
  void itDrawsAmongTheLegalMovesUnlessToldOtherwise() {
    assertThat(engine.info().defaultLevel()).isEqualTo(MintEngine.LEGAL);
    assertThat(engine.info().levels())
        .extracting(EngineInfo.Level::id)
        .containsExactly("mint-free", "mint-legal");
  }

  @Test
  void sameSeedSameMove() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    for (String level : List.of(MintEngine.LEGAL, MintEngine.FREE)) {
      for (long seed = 0; seed < 100; seed++) {
        assertThat(move(game, level, seed)).isEqualTo(move(game, level, seed));
      }
    }
  }

  @Test
  void theDrawIsToldAndNothingElse() {
    Thought<Move> thought = thought(Game.of(Chess.RULES), MintEngine.LEGAL, 5);
    assertThat(thought.remarks()).singleElement().asString().matches("chose number \\d+ of 20");
    assertThat(thought.score()).isEmpty();
    assertThat(thought.terms()).isEmpty();
    assertThat(thought.counters().get(Metric.RANDOM_MOVES)).isEqualTo(1);
    assertThat(thought.counters().get(Metric.MOVES_GENERATED)).isEqualTo(20);
  }

  @Test
  void everyLegalMoveIsDrawnAboutEquallyOften() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    assertThat(chiSquare(game, MintEngine.LEGAL, 20, 20_000))
        .as("19 degrees of freedom: above 43.8 once in a thousand times")
        .isLessThan(43.8);
  }

  @Test
  void everyFreeMoveIsDrawnAboutEquallyOften() {
    Game<Position, Move> lonely = from("8/8/8/3k4/8/8/8/K7 w - - 0 1");
    assertThat(chiSquare(lonely, MintEngine.FREE, 63, 20_000))
        .as("62 degrees of freedom: above 102.2 once in a thousand times")
        .isLessThan(102.2);
  }

  private double chiSquare(Game<Position, Move> game, String level, int moves, int seeds) {
    Map<Move, Integer> draws = new HashMap<>();
    for (long seed = 0; seed < seeds; seed++) {
      draws.merge(move(game, level, seed), 1, Integer::sum);
    }
    assertThat(draws).hasSize(moves);
    double expected = (double) seeds / moves;
    return draws.values().stream()
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  @Test
  void theNextPlyDrawsAnotherLot() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    int same = 0;
    for (long seed = 0; seed < 200; seed++) {
      Game<Position, Move> next = game.play(move(game, MintEngine.LEGAL, seed));
      String first = thought(game, MintEngine.LEGAL, seed).remarks().getFirst().text();
      same +=
          thought(next, MintEngine.LEGAL, seed).remarks().getFirst().text().equals(first) ? 1 : 0;
    }
    assertThat(same).as("one in twenty by chance").isLessThan(30);
  }

  @Test
  void freeMovesGoAnywhereButOntoOnesOwnMen() {
    assertThat(MintEngine.freeMoves(Position.initial()))
        .hasSize(16 * 48)
        .allSatisfy(move -> assertThat(move.from().rank()).isLessThan(2))
        .allSatisfy(move -> assertThat(move.to().rank()).isGreaterThan(1))
        .containsAll(Position.initial().legalMoves());
  }

  @Test
  void aFreeMoveThatIsNotChessSaysSo() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    boolean told = false;
    for (long seed = 0; seed < 50; seed++) {
      Thought<Move> thought = thought(game, MintEngine.FREE, seed);
      boolean legal = game.position().isLegal(thought.move().orElseThrow());
      assertThat(thought.remarks()).hasSize(legal ? 1 : 2);
      told |= !legal;
    }
    assertThat(told).isTrue();
  }

  @Test
  void aFreeMoveThatIsChessIsTheMoveItself() {
    Position castling = from("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").position();
    List<Move> free = MintEngine.freeMoves(castling);
    assertThat(free).anyMatch(Move.Castle.class::isInstance);
    assertThat(free).filteredOn(Move.Promotion.class::isInstance).hasSize(1);
    assertThat(free).doesNotHaveDuplicates();
  }

  @Test
  void withNoMoveLeftItDrawsNothing() {
    assertThat(thought(from("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), MintEngine.LEGAL, 1).move())
        .isEmpty();
  }

  @Test
  void wholeGamesOfLotsAreLegal() {
    for (long seed = 1; seed <= 5; seed++) {
      Game<Position, Move> game = Game.of(Chess.RULES);
      while (game.outcome().isEmpty()) {
        game = game.play(move(game, MintEngine.LEGAL, seed));
      }
      assertThat(game.plies()).as("seed %d", seed).isPositive();
    }
  }

  private static Game<Position, Move> from(String fen) {
    return Game.from(Chess.RULES, Position.of(Fen.read(fen)));
  }
}
