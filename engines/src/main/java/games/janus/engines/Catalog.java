package games.janus.engines;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.museum.flowchart.FlowchartPlayer;
import games.janus.engines.museum.microchess.MicrochessEngine;
import games.janus.engines.museum.microchessplus.MicrochessPlus;
import games.janus.engines.museum.mint.MintEngine;
import games.janus.engines.museum.octave.Octave;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every machine player, oldest first. Each says on its card who it is and what it can do. */
public final class Catalog {
  private static final List<Engine<games.janus.chess.Position, games.janus.chess.Move>> CHESS =
      List.of(
          new MicrochessEngine(),
          new Octave(),
          new MintEngine(),
          new MicrochessPlus(),
          new JanusChess());

  private static final List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>>
      CHECKERS = List.of(new FlowchartPlayer(), new JanusCheckers());

  private Catalog() {}

  public static List<Engine<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return CHESS;
  }

  public static List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
    return CHECKERS;
  }

  /** Everybody, the chess players first. */
  public static List<EngineInfo> cards() {
    var cards = new ArrayList<EngineInfo>();
    CHESS.forEach(player -> cards.add(player.info()));
    CHECKERS.forEach(player -> cards.add(player.info()));
    return cards;
  }

  /** The player with this id among some players. */
  public static <P, M> Optional<Engine<P, M>> named(String id, List<Engine<P, M>> players) {
    for (Engine<P, M> player : players) {
      if (player.info().id().equals(id)) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }
}
