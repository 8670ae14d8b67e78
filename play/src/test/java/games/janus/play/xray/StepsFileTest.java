package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.ThinkControl;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.Request;
import games.janus.play.core.WireCodec;
import games.janus.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The page walks a tree by itself; both walk through the same file, which the page's tests read.
 */
class StepsFileTest {
  private static final Path FILE = Path.of("../web/test/xray/steps.json");

  @Test
  void theFileOfThePageHoldsTheStepsOfARealSearch() throws IOException {
    String now = written() + "\n";
    Files.writeString(Path.of("target/steps.json"), now); // to be copied when the search changes
    assertThat(Files.readString(FILE).equals(now)) // too long to be shown side by side
        .as("web/test/xray/steps.json is what target/steps.json is now")
        .isTrue();
  }

  private static String written() {
    var type = Games.checkers(RuleSet.ACF);
    var player = EngineSource.knowing(EndgameTable.empty()).engine(type, "minimax").orElseThrow();
    var game = Game.from(type.rules(), type.notation().position("W:W18,22,27,K30:B5,9,12,14"));
    var request = new SearchRequest<>(game, "expert", Limits.depth(4), 1, true);
    var tree = player.think(request, SearchControl.patient()).tree().orElseThrow();
    var asked =
        new Request.Tree(
            AskedGame.of(type, game),
            new AskedEngine("minimax", Optional.of("expert")),
            Optional.empty(),
            Optional.of(4),
            Optional.empty());
    String told = WireCodec.text(new Core().answer(asked, ThinkControl.patient()));
    String columns = told.substring(told.indexOf("\"tree\":") + 7, told.indexOf(",\"states\":"));
    var json = new JsonText().beginObject().name("tree").json(columns);
    json.name("steps").beginArray();
    writeSteps(json, tree);
    return json.endArray().endObject().toString();
  }

  private static <M> void writeSteps(JsonText json, SearchTree<M> tree) {
    var steps = new Steps<>(tree);
    for (int i = 0; i < steps.size(); i++) {
      Steps.Step<M> step = steps.at(i);
      json.beginObject().name("node").value(step.node()).name("isLeft").value(step.isLeft());
      json.name("path").values(step.path());
      json.name("alpha").value(step.alpha()).name("beta").value(step.beta()).name("best");
      step.best().ifPresentOrElse(best -> json.value(best), json::nothing);
      json.endObject();
    }
  }
}
