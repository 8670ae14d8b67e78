package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.play.core.GameSoFar;
import games.janus.play.xray.Hearing;
import games.janus.play.xray.Lineage;
import games.janus.play.xray.Lineage.Witness;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/** Every player's answer to a position, told as they come. */
final class LineageAnswer<P, M> implements Hearing.Listener<M> {
  private final GameType<P, M> type;
  private final int players;
  private final Game<P, M> game;
  private final SlowControl<M> asking;

  private String player = "";
  private Optional<Witness<M>> latest = Optional.empty();
  private Optional<Witness<M>> strongest = Optional.empty();
  private int done;

  private LineageAnswer(GameType<P, M> type, int players, Game<P, M> game, ThinkControl control) {
    this.type = type;
    this.players = players;
    this.game = game;
    this.asking = new SlowControl<>(control, this::write);
  }

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows("nodes", "seed");
    Game<P, M> game = GameSoFar.of(question.game(), type);
    GameSoFar.requireGoingOn(game);
    List<Engine<P, M>> players = engines.engines(type);
    var answer = new LineageAnswer<>(type, players.size(), game, control);
    long nodes = question.number("nodes", 1, ThinkAnswer.MOST_NODES).orElse(Hearing.USUAL_NODES);
    Lineage<P, M> lineage =
        new Hearing<>(type, players, nodes, question.seed(), answer.asking, control::millis)
            .hear(game, answer);
    var json = new JsonText();
    lineage.write(json);
    return json.toString();
  }

  @Override
  public void asks(EngineInfo next) {
    player = next.id();
    asking.tell(0);
  }

  @Override
  public void heard(Witness<M> witness, Witness<M> judge) {
    asking.requireGoingOn("it was stopped before everybody had answered");
    done++;
    latest = Optional.of(witness);
    strongest = Optional.of(judge);
    asking.tell(0);
    latest = Optional.empty();
  }

  private void write(JsonText news) {
    news.name("asking").value(player).name("done").value(done);
    news.name("of").value(players).name("player");
    if (latest.isPresent() && strongest.isPresent()) {
      Lineage.write(news, type, game.position(), latest.get(), strongest.get());
    } else {
      news.nothing();
    }
  }
}
