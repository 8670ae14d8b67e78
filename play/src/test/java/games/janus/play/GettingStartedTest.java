package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.notation.San;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.rules.Game;
import org.junit.jupiter.api.Test;

/** The examples of the read-me files, run. */
class GettingStartedTest {
  @Test
  void aPlayerIsAsked() {
    var game = Game.of(Chess.RULES);
    var player = Catalog.named("octave", Catalog.chess()).orElseThrow();
    var thought = player.think(SearchRequest.of(game, "faithful", 1), SearchControl.patient());
    assertThat(thought.move()).isPresent();
    assertThat(thought.score()).isPresent();
  }

  @Test
  void aPersonPlaysAMachine() {
    var player = Catalog.named("microchess", Catalog.chess()).orElseThrow();
    var machine = new Seat.Machine<>(player, "normal", 1);
    var table = new Table<>(Game.of(Chess.RULES), new Seat.Person<>("you"), machine);
    table.play(San.read(table.game().position(), "e4"));
    table.letMachineMove(Limits.NONE, SearchControl.patient());
    assertThat(table.outcome()).isEmpty();
    assertThat(table.game().plies()).isEqualTo(2);
  }
}
