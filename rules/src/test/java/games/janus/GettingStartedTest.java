package games.janus;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.San;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of the read-me files, run. */
class GettingStartedTest {
  @Test
  void aMoveIsReadAndPlayed() {
    Position position = Position.initial();
    Position next = position.play(San.read(position, "e4"));
    assertThat(Fen.write(next))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");

    Game<Position, Move> game = Game.of(Chess.RULES);
    game = game.play(San.read(game.position(), "Nf3"));
    assertThat(game.outcome()).isEmpty();
  }

  @Test
  void aGameIsPlayedToItsEnd() {
    Position position = Position.initial();
    for (String san : List.of("f3", "e5", "g4", "Qh4#")) {
      position = position.play(San.read(position, san));
    }
    assertThat(position.outcome()).contains(new Outcome.Win(Color.BLACK, Outcome.Reason.CHECKMATE));
  }
}
