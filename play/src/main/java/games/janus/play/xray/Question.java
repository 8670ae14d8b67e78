package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that decides what a machine player answers, as text, so that it can be asked again.
 *
 * @param game {@code chess} or {@code checkers}
 * @param rules the rule set by name or in one line
 * @param start the FEN the game started from
 * @param moves the moves made since
 * @param engine the id of the player
 * @param level the id of its level
 * @param limits what overrides the level
 * @param seed where it draws lots, the source of them
 * @param among the only moves it was asked about; empty for all
 */
public record Question(
    String game,
    String rules,
    String start,
    List<String> moves,
    String engine,
    String level,
    Limits limits,
    long seed,
    List<String> among) {
  public Question {
    moves = List.copyOf(moves);
    among = List.copyOf(among);
  }

  /** The question that a request puts to a player. */
  public static <P, M> Question of(
      Words<P, M> words, EngineInfo player, SearchRequest<P, M> request) {
    Game<P, M> start = request.game();
    while (start.before().isPresent()) {
      start = start.before().get();
    }
    return new Question(
        words.game(),
        words.ruleSet(),
        words.writePosition().apply(start.position()),
        words.ids(request.game()),
        player.id(),
        request.level(),
        request.limits(),
        request.seed(),
        words.ids(request.position(), request.among()));
  }

  /** The request that asks it again. */
  <P, M> SearchRequest<P, M> request(Words<P, M> words) {
    Game<P, M> at = words.game(start, moves);
    var wanted = new ArrayList<M>();
    for (String move : among) {
      wanted.add(words.readMove().apply(at.position(), move));
    }
    return new SearchRequest<>(at, level, limits, seed, false, wanted, 1);
  }

  /** The player it was put to, if there still is one of that name. */
  <P, M> Optional<Engine<P, M>> player(Words<P, M> words) {
    return Catalog.named(engine, words.players());
  }
}
