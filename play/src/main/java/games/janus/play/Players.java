package games.janus.play;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.xray.Known;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The engines of the catalog as a source; these here use neither threads nor memory to spare. */
public interface Players extends EngineSource {
  /** Everybody in the catalog, without endgames. */
  Players CATALOG = Catalog::checkers;

  default List<Engine<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return Catalog.chess();
  }

  List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers();

  /** The checkers endgames that are known here. */
  default EndgameTable endgames() {
    return EndgameTable.empty();
  }

  @Override
  @SuppressWarnings("unchecked") // the kind of a game tells its positions and moves
  default <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
    List<?> engines = type.kind() == GameKind.CHESS ? chess() : checkers();
    return (List<Engine<P, M>>) engines;
  }

  /** The tables know checkers by the official rules alone. */
  @Override
  @SuppressWarnings("unchecked") // the kind of a game tells its positions and moves
  default <P, M> Function<P, Optional<Known<M>>> known(GameType<P, M> type) {
    if (type.kind() != GameKind.CHECKERS || !type.ruleSet().equals(RuleSet.ACF.text())) {
      return _ -> Optional.empty();
    }
    var judge = new EndgameJudge(endgames().oracle());
    Function<games.janus.checkers.Position, Optional<Known<games.janus.checkers.Move>>> known =
        position -> judge.judge(position).map(Known::of);
    return (Function<P, Optional<Known<M>>>) (Function<?, ?>) known;
  }

  /** Everybody in the catalog, the checkers player with these endgames. */
  static Players knowing(EndgameTable endgames) {
    return new Players() {
      // An oracle serves one thread, so whoever asks gets one of its own.
      @Override
      public List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
        var players =
            new ArrayList<Engine<games.janus.checkers.Position, games.janus.checkers.Move>>();
        for (var player : Catalog.checkers()) {
          players.add(
              player instanceof JanusCheckers ? new JanusCheckers(endgames.oracle()) : player);
        }
        return players;
      }

      @Override
      public EndgameTable endgames() {
        return endgames;
      }
    };
  }
}
