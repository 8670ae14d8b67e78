package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.ThinkControl;
import games.janus.play.xray.RandomPlay;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ThoughtRecordTest {
  private static final EngineSource PLAYERS = EngineSource.knowing(EndgameTable.empty());

  private static <P, M> Reply.Think think(GameType<P, M> type, String player, AskedGame game) {
    var request =
        new Request.Think(
            game,
            new AskedEngine(
                player, PLAYERS.engine(type, player).map(engine -> engine.info().defaultLevel())),
            Optional.of(-6_148_914_691_236_517_205L),
            Optional.empty(),
            Optional.of(3_000L),
            Optional.empty(),
            false,
            false,
            List.of(),
            Optional.empty());
    return (Reply.Think) new Core(PLAYERS).answer(request, ThinkControl.patient());
  }

  private static <P, M> void checkAll(GameType<P, M> type) {
    var random = new Random(3);
    for (Engine<P, M> player : PLAYERS.engines(type)) {
      String id = player.info().id();
      AskedGame game = AskedGame.of(type, RandomPlay.game(type, random, 12));
      Reply.Think first = think(type, id, game);
      JsonFields before = ThoughtRecord.json(first.thought());
      ThoughtRecord alone = first.record().orElseThrow().alone(game);
      assertThat(alone.isIntactWith(before)).as(id).isTrue();
      JsonFields again = ThoughtRecord.json(think(type, id, game).thought());
      assertThat(ThoughtRecord.firstDifference(before, again)).as(id).isEmpty();
    }
  }

  @Tag("slow")
  @Test
  void everyPlayerThinksTheSameAgainToTheNode() {
    checkAll(Games.chess());
    checkAll(Games.checkers(RuleSet.ACF));
    checkAll(Games.checkers(RuleSet.TWO_PLAYER));
  }

  @Test
  void theFirstDifferenceIsTold() {
    var type = Games.chess();
    AskedGame game = AskedGame.of(type, Game.of(type.rules()));
    Reply.Think thought = think(type, PLAYERS.engines(type).get(1).info().id(), game);
    JsonFields was = ThoughtRecord.json(thought.thought());
    long nodes = thought.thought().nodes().orElseThrow();
    var fields = new LinkedHashMap<>(was.fields());
    fields.put("nodes", new Numeral(Long.toString(nodes + 1)));
    var changed = new JsonFields(fields);
    assertThat(thought.record().orElseThrow().alone(game).isIntactWith(changed)).isFalse();
    assertThat(ThoughtRecord.firstDifference(changed, was).orElseThrow().text())
        .isEqualTo("nodes was " + (nodes + 1) + ", now it is " + nodes);
  }

  /** A record from elsewhere may have been kept with its game, or not. */
  @Test
  void theSameRecordStandsAloneOrInItsGame() {
    var type = Games.checkers(RuleSet.ACF);
    AskedGame game = AskedGame.of(type, RandomPlay.game(type, new Random(5), 6));
    ThoughtRecord within =
        think(type, PLAYERS.strongest(type).info().id(), game).record().orElseThrow();
    assertThat(within.plies()).contains(6);
    assertThat(within.moves()).isEmpty();
    assertThat(within.alone(game).moves()).contains(game.moves());
    assertThat(within.alone(game).withinGame()).isEqualTo(within);
  }
}
