package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ThoughtRecordTest {
  private static <P, M> ThoughtRecord record(
      GameType<P, M> type, Engine<P, M> player, Game<P, M> game) {
    var limits = Limits.nodes(3_000);
    var request =
        new SearchRequest<>(
            game, player.info().defaultLevel(), limits, -6_148_914_691_236_517_205L, false);
    var thought = player.think(request, SearchControl.patient());
    return ThoughtRecord.of(type, player.info(), request, false, thought);
  }

  private static <P, M> void checkAll(GameType<P, M> type) {
    var random = new Random(3);
    for (Engine<P, M> player : EngineSource.knowing(EndgameTable.empty()).engines(type)) {
      Game<P, M> game = RandomPlay.game(type, random, 12);
      ThoughtRecord record = record(type, player, game);
      assertThat(record.isIntact()).isTrue();
      assertThat(
              record.replay(
                  type,
                  EngineSource.knowing(EndgameTable.empty()).engines(type),
                  SearchControl.patient()))
          .as(player.info().id())
          .isEmpty();
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
    var record =
        record(
            type,
            EngineSource.knowing(EndgameTable.empty()).engines(type).get(1),
            Game.of(type.rules()));
    Answer was = record.answer();
    var counts = new LinkedHashMap<>(was.counts());
    counts.merge("nodes", 1L, Long::sum);
    var changed =
        new ThoughtRecord(
            record.version(),
            record.question(),
            false,
            new Answer(was.move(), was.score(), was.line(), was.terms(), counts, was.complete()),
            record.signature());
    assertThat(changed.isIntact()).isFalse();
    assertThat(
            changed
                .replay(
                    type,
                    EngineSource.knowing(EndgameTable.empty()).engines(type),
                    SearchControl.patient())
                .orElseThrow()
                .text())
        .isEqualTo("nodes was " + counts.get("nodes") + ", now it is " + was.counts().get("nodes"));
  }

  @Test
  void aPlayerNobodyKnowsCannotBeAsked() {
    var type = Games.chess();
    Question asked =
        record(
                type,
                EngineSource.knowing(EndgameTable.empty()).engines(type).get(1),
                Game.of(type.rules()))
            .question();
    var foreign =
        new Question(
            "chess", "fide", asked.start(), List.of(), "deep", "1", Limits.NONE, 1, List.of());
    var answer =
        record(
                type,
                EngineSource.knowing(EndgameTable.empty()).engines(type).get(1),
                Game.of(type.rules()))
            .answer();
    assertThatThrownBy(() ->
            ThoughtRecord.of("1", foreign, false, answer)
                .replay(
                    type,
                    EngineSource.knowing(EndgameTable.empty()).engines(type),
                    SearchControl.patient()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no player called deep");
  }
}
