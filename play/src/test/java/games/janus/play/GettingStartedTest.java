package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Referee;
import games.janus.play.live.Settings;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
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
  void aPersonPlaysAnEngine() {
    var you = new Player.Person("you");
    var engine = new Player.Engine("microchess", "normal", 1);
    var settings =
        new Settings(
            GameKind.CHESS, "", "", List.of(), you, engine, Optional.empty(), GamePolicy.LOCAL);
    var live = LiveGame.of(Games.chess(), settings, 0);

    var move = Command.of(Actor.WHITE, 0, new Action.Move(0, "e2e4"));
    live = live.after(live.decide(move));
    var microchess = Catalog.named("microchess", Catalog.chess()).orElseThrow();
    var verdict = Referee.think(live, microchess, engine, Limits.NONE, SearchControl.patient());
    live = live.after(live.decide(verdict.command(0)));

    assertThat(live.ending()).isEmpty();
    assertThat(live.game().plies()).isEqualTo(2);
  }
}
