package games.janus.play;

import games.janus.engine.EngineInfo;
import games.janus.play.xray.Hearing;
import games.janus.play.xray.Lineage;
import games.janus.play.xray.Lineage.Witness;
import games.janus.play.xray.Words;
import games.janus.rules.Game;
import java.util.Optional;

/** Every player's answer to a position, told as they come. */
final class LineageAnswer<P, M> implements Hearing.Listener<M> {
  private final Words<P, M> words;
  private final Game<P, M> game;
  private final SlowControl<M> asking;

  private String player = "";
  private Optional<Witness<M>> latest = Optional.empty();
  private Optional<Witness<M>> strongest = Optional.empty();
  private int done;

  private LineageAnswer(Words<P, M> words, Game<P, M> game, ThinkControl control) {
    this.words = words;
    this.game = game;
    this.asking = new SlowControl<>(control, this::write);
  }

  static <P, M> String to(Question question, PageGame<P, M> page, ThinkControl control) {
    question.knows("nodes", "seed");
    Game<P, M> game = GameSoFar.of(question, page);
    GameSoFar.requireGoingOn(game);
    var answer = new LineageAnswer<>(page.words(), game, control);
    long nodes = question.number("nodes", 1, ThinkAnswer.MOST_NODES).orElse(Hearing.USUAL_NODES);
    Lineage<P, M> lineage =
        new Hearing<>(answer.words, nodes, question.seed(), answer.asking, control::millis)
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
    news.name("of").value(words.players().size()).name("player");
    if (latest.isPresent() && strongest.isPresent()) {
      Lineage.write(news, words, game.position(), latest.get(), strongest.get());
    } else {
      news.nothing();
    }
  }
}
