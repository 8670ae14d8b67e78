package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstFinderTest {
  private static final GameType<Position, Move> CHESS = Games.chess();

  /** Thinks what it is told to. */
  private record Scripted(EngineInfo info, Thought<Move> thought)
      implements Engine<Position, Move> {
    @Override
    public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
      return thought;
    }
  }

  private record Players(List<Engine<Position, Move>> all) implements EngineSource {
    @Override
    @SuppressWarnings("unchecked") // asked about chess alone
    public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
      return (List<Engine<P, M>>) (List<?>) all;
    }

    @Override
    public EndgameTable endgames() {
      return EndgameTable.empty();
    }
  }

  /** Everybody plays these moves, oldest first; a mark before one tells how it came about. */
  private static Reply.Lineage lineage(String... moves) {
    var players = new ArrayList<Engine<Position, Move>>();
    Position start = CHESS.rules().initial();
    for (var real : EngineSource.knowing(EndgameTable.empty()).engines(CHESS)) {
      String text = moves[players.size()];
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
      players.add(new Scripted(real.info(), thought));
    }
    var game = AskedGame.of(CHESS, Game.of(CHESS.rules()));
    var request = new Request.Lineage(game, Optional.empty(), Optional.empty());
    return (Reply.Lineage) new Core(new Players(players)).answer(request, ThinkControl.patient());
  }

  @Test
  void theOldestThatFoundTheMoveIsFirst() {
    var lineage = lineage("e4", "e4", "d4", "e4", "e4");
    assertThat(lineage.first()).isEqualTo("microchess");
    assertThat(lineage.agreeing()).isEqualTo(4);
    assertThat(lineage.sentence())
        .isEqualTo("e4: 4 of 5 find it. The first was Microchess (1976).");
  }

  @Test
  void aMoveDrawnByLotIsNotFound() {
    var lineage = lineage("d4", "d4", "lot e4", "d4", "e4");
    assertThat(lineage.first()).isEqualTo("janus");
    assertThat(lineage.agreeing()).isEqualTo(1);
  }

  @Test
  void aMoveKnownByHeartIsNotFound() {
    var lineage = lineage("book e4", "d4", "d4", "d4", "e4");
    assertThat(lineage.first()).isEqualTo("janus");
    assertThat(lineage.agreeing()).isEqualTo(1);
  }
}
