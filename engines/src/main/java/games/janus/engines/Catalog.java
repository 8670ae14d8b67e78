package games.janus.engines;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.Net;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.museum.flowchart.FlowchartPlayer;
import games.janus.engines.museum.microchess.MicrochessEngine;
import games.janus.engines.museum.microchessplus.MicrochessPlus;
import games.janus.engines.museum.mint.MintEngine;
import games.janus.engines.museum.octave.Octave;
import games.janus.rules.Lists;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every machine player, oldest first. Each says on its card who it is and what it can do. */
public final class Catalog {
  private static final List<EngineSpec<games.janus.chess.Position, games.janus.chess.Move>> CHESS =
      List.of(
          EngineSpec.of(new MicrochessEngine()),
          EngineSpec.of(new Octave()),
          EngineSpec.of(new MintEngine()),
          EngineSpec.of(new MicrochessPlus()),
          new EngineSpec<>(
              new JanusChess().info(),
              given ->
                  given
                      .table()
                      .map(table -> new JanusChess(table, given.thread()))
                      .orElseGet(JanusChess::new)));

  private static final List<EngineSpec<games.janus.checkers.Position, games.janus.checkers.Move>>
      CHECKERS =
          List.of(
              EngineSpec.of(new FlowchartPlayer()),
              new EngineSpec<>(
                  JanusCheckers.CLASSIC_CARD, given -> janusCheckers(given, Optional.empty())),
              new EngineSpec<>(
                  JanusCheckers.CARD,
                  given -> janusCheckers(given, given.net().or(() -> Optional.of(Net.shipped())))));

  private Catalog() {}

  private static JanusCheckers janusCheckers(Resources given, Optional<Net> net) {
    return new JanusCheckers(given.table(), given.endgames().get().oracle(), given.thread(), net);
  }

  /** The engines of a game, ready to be built. */
  @SuppressWarnings("unchecked") // the kind of a game tells its positions and moves
  public static <P, M> List<EngineSpec<P, M>> specs(GameType<P, M> type) {
    List<?> specs = type.kind() == GameKind.CHESS ? CHESS : CHECKERS;
    return (List<EngineSpec<P, M>>) specs;
  }

  /** The engine with this id, if the game has one. */
  public static <P, M> Optional<EngineSpec<P, M>> spec(GameType<P, M> type, String id) {
    return Lists.first(specs(type), spec -> spec.info().id().equals(id));
  }

  /** The card of the strongest engine of a game. */
  public static EngineInfo strongest(GameType<?, ?> type) {
    return specs(type).getLast().info();
  }

  /** The same among those that can do this; one can. */
  public static EngineInfo strongest(GameType<?, ?> type, Capability capability) {
    return Lists.filter(cards(type), card -> card.can(capability)).getLast();
  }

  /** Chess engines without memory. */
  public static List<Engine<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return built(CHESS);
  }

  /** Checkers engines without memory or endgames. */
  public static List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
    return built(CHECKERS);
  }

  private static <P, M> List<Engine<P, M>> built(List<EngineSpec<P, M>> specs) {
    return Lists.map(specs, spec -> spec.build(Resources.knowing(EndgameTable::empty)));
  }

  /** Everybody, the chess players first. */
  public static List<EngineInfo> cards() {
    var cards = new ArrayList<EngineInfo>();
    CHESS.forEach(spec -> cards.add(spec.info()));
    CHECKERS.forEach(spec -> cards.add(spec.info()));
    return cards;
  }

  /** The card of the player with this id, whatever it plays. */
  public static Optional<EngineInfo> card(String id) {
    return Lists.first(cards(), card -> card.id().equals(id));
  }

  /** The cards of a game's engines, oldest first. */
  public static List<EngineInfo> cards(GameType<?, ?> type) {
    return Lists.filter(cards(), card -> card.game() == type.kind());
  }

  /** The player with this id among some players. */
  public static <P, M> Optional<Engine<P, M>> named(String id, List<Engine<P, M>> players) {
    return Lists.first(players, player -> player.info().id().equals(id));
  }
}
