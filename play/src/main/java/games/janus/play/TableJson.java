package games.janus.play;

import games.janus.engine.EngineInfo;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.play.xray.ThoughtRecord;
import games.janus.play.xray.Words;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table as JSON: the start, every move made at it with its thought and what is needed to think it
 * again, how it ended, and the answer that lost a machine the game though it was never played.
 *
 * @param words how positions and moves are written
 */
public record TableJson<P, M>(Words<P, M> words) {
  /** Writes a table as one object. */
  public void write(JsonText json, Table<P, M> table) {
    List<Game<P, M>> games = games(table.game());
    int before = games.size() - 1 - table.turns().size();
    json.beginObject();
    json.name("game").value(words.game()).name("rules").value(words.ruleSet());
    json.name("start").value(text(games.getFirst()));
    json.name("before").values(words.ids(games.get(before))); // moves made before anybody sat down
    json.name("turns").beginArray();
    for (int i = 0; i < table.turns().size(); i++) {
      Turn<M> turn = table.turns().get(i);
      Game<P, M> at = games.get(before + i);
      json.beginObject().name("move").value(words.id().apply(at.position(), turn.move()));
      write(json, table, at, turn.thought(), Optional.of(turn));
      json.endObject();
    }
    json.endArray();
    json.name("fen").value(text(table.game()));
    json.name("outcome");
    table.outcome().ifPresentOrElse(over -> write(json, table, over), json::nothing);
    json.endObject();
  }

  private String text(Game<P, M> game) {
    return words.writePosition().apply(game.position());
  }

  /** The game as it stood after every ply, the start first. */
  private List<Game<P, M>> games(Game<P, M> game) {
    List<Game<P, M>> games = new ArrayList<>();
    Optional<Game<P, M>> at = Optional.of(game);
    while (at.isPresent()) {
      games.addFirst(at.get());
      at = at.get().before();
    }
    return games;
  }

  private void write(JsonText json, Table<P, M> table, Outcome over) {
    json.beginObject().name("winner");
    over.winner()
        .ifPresentOrElse(
            side -> json.value(side == Color.WHITE ? "white" : "black"), json::nothing);
    json.name("reason").value(over.reason().words());
    json.name("explanation").value(table.explanation());
    if (table.isLostByThought()) {
      write(json, table, table.game(), table.lastThought(), Optional.empty());
    }
    json.endObject();
  }

  /** What the machine to move thought of a game, if it was a machine and it thought. */
  private void write(
      JsonText json,
      Table<P, M> table,
      Game<P, M> game,
      Optional<Thought<M>> thought,
      Optional<Turn<M>> turn) {
    Color side = game.rules().turn(game.position());
    if (thought.isPresent() && table.seat(side) instanceof Seat.Machine<P, M> machine) {
      json.name("thought").beginObject();
      long seed = machine.seedAt(game.plies());
      ThoughtJson.writeFields(
          json,
          text(game),
          machine.engine().info(),
          machine.level(),
          seed,
          thought.get(),
          words.idsIn(game.position()));
      turn.ifPresent(made -> record(machine, game, made, thought.get()).writeFieldWithinGame(json));
      json.endObject();
    }
  }

  private ThoughtRecord record(
      Seat.Machine<P, M> machine, Game<P, M> game, Turn<M> turn, Thought<M> thought) {
    EngineInfo card = machine.engine().info();
    long seed = machine.seedAt(game.plies());
    var request = new SearchRequest<>(game, machine.level(), turn.limits(), seed, false);
    return ThoughtRecord.of(words, card, request, turn.isTimed(), thought);
  }
}
