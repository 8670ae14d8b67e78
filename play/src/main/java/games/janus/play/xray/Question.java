package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
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
      GameType<P, M> type, EngineInfo player, SearchRequest<P, M> request) {
    return new Question(
        type.id(),
        type.ruleSet(),
        type.notation().fen(request.game().start()),
        Lines.ids(type, request.game()),
        player.id(),
        request.level(),
        request.limits(),
        request.seed(),
        Lines.ids(type, request.position(), request.among()));
  }

  /** The request that asks it again. */
  <P, M> SearchRequest<P, M> request(GameType<P, M> type) {
    Game<P, M> at = Lines.game(type, start, moves);
    List<M> wanted = Lists.map(among, move -> type.notation().readMove(at.position(), move));
    return new SearchRequest<>(at, level, limits, seed, false, wanted, 1);
  }

  /** The player it was put to, if there still is one of that name. */
  <P, M> Optional<Engine<P, M>> player(List<Engine<P, M>> players) {
    return Catalog.named(engine, players);
  }
}
