package games.janus.server;

import games.janus.arena.ParallelSearch;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.engine.Engine;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.search.TranspositionTable;
import games.janus.play.Players;
import java.util.ArrayList;
import java.util.List;

/**
 * The players of this machine: those of the catalog, the strongest of each game on several threads
 * and the checkers player with all the endgames that come with the program.
 */
final class HousePlayers implements Players {
  private static final int TABLE_MEGABYTES = 64;

  private final Players usual;
  private final int threads;

  private HousePlayers(Players usual, int threads) {
    this.usual = usual;
    this.threads = threads;
  }

  /** Read when somebody first thinks, and not when the server starts. */
  private static final class Endgames {
    static final EndgameTable ALL = EndgameFolder.embedded();
  }

  static Players on(int threads) {
    Players usual = Players.knowing(Endgames.ALL);
    return threads == 1 ? usual : new HousePlayers(usual, threads);
  }

  /** Only without company is a thought always the same. */
  @Override
  public boolean isRepeatable() {
    return false;
  }

  @Override
  public List<Engine<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    var players = new ArrayList<Engine<games.janus.chess.Position, games.janus.chess.Move>>();
    for (var player : usual.chess()) {
      players.add(player instanceof JanusChess ? chessCrew() : player);
    }
    return players;
  }

  private Engine<games.janus.chess.Position, games.janus.chess.Move> chessCrew() {
    var table = new TranspositionTable(TABLE_MEGABYTES);
    var crew = new ArrayList<JanusChess>();
    for (int thread = 0; thread < threads; thread++) {
      crew.add(new JanusChess(table, thread));
    }
    return new ParallelSearch<>(crew);
  }

  @Override
  public List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
    var players = new ArrayList<Engine<games.janus.checkers.Position, games.janus.checkers.Move>>();
    for (var player : usual.checkers()) {
      players.add(player instanceof JanusCheckers ? checkersCrew() : player);
    }
    return players;
  }

  private Engine<games.janus.checkers.Position, games.janus.checkers.Move> checkersCrew() {
    var table = new TranspositionTable(TABLE_MEGABYTES);
    var crew = new ArrayList<JanusCheckers>();
    for (int thread = 0; thread < threads; thread++) {
      crew.add(new JanusCheckers(table, Endgames.ALL.oracle(), thread));
    }
    return new ParallelSearch<>(crew);
  }

  @Override
  public EndgameTable endgames() {
    return usual.endgames();
  }
}
