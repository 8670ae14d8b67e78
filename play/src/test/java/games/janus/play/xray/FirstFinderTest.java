package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstFinderTest {
  private static final GameType<Position, Move> CHESS = Games.chess();

  /** Everybody plays these moves, oldest first; a mark before one tells how it came about. */
  private static Lineage<Position, Move> lineage(String... moves) {
    var witnesses = new ArrayList<Lineage.Witness<Move>>();
    Position start = CHESS.rules().initial();
    List<Engine<Position, Move>> players =
        EngineSource.knowing(EndgameTable.empty()).engines(CHESS);
    for (int i = 0; i < players.size(); i++) {
      EngineInfo card = players.get(i).info();
      String text = moves[i];
      var counters = new SearchCounters();
      if (text.startsWith("book ")) {
        counters.count(Metric.BOOK_MOVES);
      }
      boolean looked = text.indexOf(' ') < 0;
      Move move = CHESS.notation().readMove(start, text.substring(text.indexOf(' ') + 1));
      var thought =
          new Thought<>(
              Optional.of(move),
              looked ? Optional.of(1.0) : Optional.<Double>empty(),
              List.<Move>of(),
              List.of(),
              counters,
              List.of(),
              Optional.empty(),
              true);
      witnesses.add(
          new Lineage.Witness<>(
              card, card.defaultLevel(), Optional.of(thought), Optional.empty(), 0));
    }
    return new Lineage<>(CHESS, start, witnesses, witnesses.getLast());
  }

  @Test
  void theOldestThatFoundTheMoveIsFirst() {
    var lineage = lineage("e4", "e4", "d4", "e4", "e4");
    assertThat(lineage.first().card().id()).isEqualTo("microchess");
    assertThat(lineage.agreeing()).isEqualTo(4);
    assertThat(lineage.sentence().text())
        .isEqualTo(
            "e4: 4 of 5 players agree with Janus; the first in history to find it is Microchess"
                + " (1976).");
  }

  @Test
  void aMoveDrawnByLotIsNotFound() {
    var lineage = lineage("d4", "d4", "lot e4", "d4", "e4");
    assertThat(lineage.first().card().id()).isEqualTo("janus");
    assertThat(lineage.agreeing()).isEqualTo(2);
  }

  @Test
  void aMoveKnownByHeartIs() {
    assertThat(lineage("book e4", "d4", "d4", "d4", "e4").first().card().id())
        .isEqualTo("microchess");
  }
}
