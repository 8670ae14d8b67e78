package games.janus.engines.museum.microchessplus;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Game;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BookTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Four Knights,   e2e4 e7e5 g1f3 b8c6 b1c3 g8f6, f1b5",
        "Four Knights,   e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 f1b5 f8b4 e1g1 e8g8 d2d3 d7d6 c1g5 b4c3"
            + " b2c3 d8e7 f1e1, c6d8",
        "French Defence, e2e4 e7e6 d2d4 d7d5, b1c3",
        "Ruy Lopez,      e2e4 e7e5 g1f3 b8c6 f1b5, g8f6",
        "Queen's Indian, d2d4 g8f6 c2c4 e7e6 g1f3, b7b6",
        "Giuoco Piano,   e2e4 e7e5 g1f3 b8c6 f1c4, f8c5",
      })
  void itKnowsFiveOpeningsForBothSides(String opening, String line, String move) {
    List<Book.Entry> known = Book.OF_THE_MANUAL.at(after(line).position());
    assertThat(known).hasSize(1);
    assertThat(known.getFirst().opening()).isEqualTo(opening);
    assertThat(known.getFirst().move()).hasToString(move);
  }

  @Test
  void allFiveBeginAtTheStart() {
    assertThat(Book.OF_THE_MANUAL.at(Position.initial()))
        .extracting(Book.Entry::opening)
        .containsExactlyInAnyOrder(
            "Four Knights", "French Defence", "Ruy Lopez", "Queen's Indian", "Giuoco Piano");
  }

  @Test
  void everyLineIsEighteenPliesOfLegalMoves() {
    Set<String> reached = new HashSet<>();
    for (int seed = 1; seed <= 100; seed++) {
      Game<Position, Move> game = Game.of(Chess.RULES);
      String opening = "";
      while (!Book.OF_THE_MANUAL.at(game.position()).isEmpty()) {
        Thought<Move> thought = think(game, seed);
        opening = thought.remarks().getLast().text();
        game = game.play(thought.move().orElseThrow());
      }
      assertThat(game.plies()).as("seed %s, %s", seed, opening).isEqualTo(18);
      reached.add(opening);
    }
    assertThat(reached).hasSize(5);
  }

  @Test
  void itIsThePositionThatCounts() {
    String asWritten = "d2d4 g8f6 c2c4 e7e6 g1f3";
    String otherwise = "g1f3 g8f6 c2c4 e7e6 d2d4";
    assertThat(Book.OF_THE_MANUAL.at(after(otherwise).position()))
        .isEqualTo(Book.OF_THE_MANUAL.at(after(asWritten).position()))
        .isNotEmpty();
  }

  @Test
  void aBookMoveIsNotSearched() {
    Thought<Move> thought = think(Game.of(Chess.RULES), 1);
    assertThat(thought.score()).isEmpty();
    assertThat(thought.counters().get(Metric.BOOK_MOVES)).isEqualTo(1);
    assertThat(thought.counters().get(Metric.NODES)).isZero();
    assertThat(thought.remarks().getLast().text()).startsWith("from the book: ");
  }

  @Test
  void outOfTheBookItThinks() {
    Thought<Move> thought = think(after("a2a3"), 1);
    assertThat(thought.score()).isPresent();
    assertThat(thought.counters().get(Metric.NODES)).isPositive();
    assertThat(thought.counters().get(Metric.BOOK_MOVES)).isZero();
  }

  private static Thought<Move> think(Game<Position, Move> game, long seed) {
    return new MicrochessPlus()
        .think(SearchRequest.of(game, "3-ply", seed), SearchControl.patient());
  }

  private static Game<Position, Move> after(String line) {
    Game<Position, Move> game = Game.of(Chess.RULES);
    for (String text : line.split(" ", -1)) {
      game = game.play(Played.move(game.position(), text));
    }
    return game;
  }
}
