package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.play.core.GameSoFar;
import games.janus.play.xray.Comparison;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The same search with its switches on and off. */
final class CompareAnswer {
  private static final String STOPPED = "it was stopped before all four searches were done";
  private static final long DEEPEST = 20;

  private CompareAnswer() {}

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows("engine", "level", "depth", "nodes");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    GameSoFar.requireGoingOn(game);
    Engine<P, M> player = AskedPlayer.engine(question, engines.engines(type));
    if (!(player instanceof TextbookPlayer<P, M> textbook)) {
      throw UnansweredException.request(
          player.info().id()
              + " has no such switches, only "
              + withSwitches(engines.engines(type)));
    }
    OptionalLong depth = question.number("depth", 1, DEEPEST);
    var done = new ArrayList<Comparison.Run<M>>();
    var asking =
        new SlowControl<M>(
            control,
            news -> {
              news.name("runs").beginArray();
              done.forEach(run -> Comparison.write(news, type, game.position(), run));
              news.endArray();
            });
    try {
      Comparison<P, M> comparison =
          Comparison.of(
              type,
              textbook,
              game,
              AskedPlayer.level(question, player.info()),
              depth.isPresent() ? OptionalInt.of((int) depth.getAsLong()) : OptionalInt.empty(),
              question.number("nodes", 1, ThinkAnswer.MOST_NODES).orElse(Comparison.USUAL_NODES),
              asking,
              run -> {
                asking.requireGoingOn(STOPPED);
                done.add(run);
                asking.tell(0);
              });
      var json = new JsonText();
      comparison.write(json);
      return json.toString();
    } catch (IllegalArgumentException wrong) {
      throw UnansweredException.request(String.valueOf(wrong.getMessage()));
    }
  }

  private static String withSwitches(List<? extends Engine<?, ?>> engines) {
    var names = new ArrayList<String>();
    for (Engine<?, ?> player : engines) {
      if (player instanceof TextbookPlayer<?, ?>) {
        names.add(player.info().id());
      }
    }
    return String.join(", ", names);
  }
}
