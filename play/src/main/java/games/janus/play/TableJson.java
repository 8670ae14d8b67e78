package games.janus.play;

import games.janus.engine.Thought;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table as JSON: the start, every move made at it with its thought, how it ended, and the answer
 * that lost a machine the game though it was never played.
 *
 * @param position how a position is written
 * @param move how a move is written
 */
public record TableJson<P, M>(Function<P, String> position, Function<M, String> move) {
  /** Writes a table as one object. */
  public void write(JsonText json, Table<P, M> table) {
    List<Game<P, M>> games = games(table.game());
    int before = games.size() - 1 - table.turns().size();
    json.beginObject();
    json.name("start").value(position.apply(games.getFirst().position()));
    json.name("before").beginArray(); // moves made before the players sat down
    games.get(before).moves().forEach(made -> json.value(move.apply(made)));
    json.endArray();
    json.name("turns").beginArray();
    for (int i = 0; i < table.turns().size(); i++) {
      Turn<M> turn = table.turns().get(i);
      json.beginObject().name("move").value(move.apply(turn.move()));
      write(json, table, games.get(before + i), turn.thought());
      json.endObject();
    }
    json.endArray();
    json.name("fen").value(position.apply(table.game().position()));
    json.name("outcome");
    table.outcome().ifPresentOrElse(over -> write(json, table, over), json::nothing);
    json.endObject();
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
      write(json, table, table.game(), table.lastThought());
    }
    json.endObject();
  }

  /** What the machine to move thought of a game, if it was a machine and it thought. */
  private void write(
      JsonText json, Table<P, M> table, Game<P, M> game, Optional<Thought<M>> thought) {
    Color side = game.rules().turn(game.position());
    if (thought.isPresent() && table.seat(side) instanceof Seat.Machine<P, M> machine) {
      json.name("thought");
      ThoughtJson.write(
          json,
          position.apply(game.position()),
          machine.engine().info(),
          machine.level(),
          machine.seedAt(game.plies()),
          thought.get(),
          move);
    }
  }
}
