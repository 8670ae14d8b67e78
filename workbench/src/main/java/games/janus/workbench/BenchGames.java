package games.janus.workbench;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.rules.Game;
import java.util.List;

/** The positions speed is measured with; in each list the last is an ending. */
final class BenchGames {
  static final int MIDDLE_GAMES_OF_CHESS = 4;
  static final int OPENINGS_OF_CHECKERS = 3;

  static final List<String> CHESS =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 b - - 0 9",
          "2r2rk1/1bq1bppp/p3pn2/1p6/3BP3/1BN2Q2/PPP3PP/3R1R1K b - - 2 17",
          "4k3/1p3p2/p3p2p/3r2p1/P7/1PR3P1/5PKP/8 b - - 0 31");

  private static final List<String> CHECKERS =
      List.of(
          "B:W21-32:B1-12",
          "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,14",
          "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15",
          "B:W18,22,25,26,27,30,32:B3,5,6,9,10,11,12");

  private BenchGames() {}

  static List<Game<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return CHESS.stream().map(BenchGames::chess).toList();
  }

  static Game<games.janus.chess.Position, games.janus.chess.Move> chess(String fen) {
    var position = games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen));
    return Game.from(Chess.RULES, position);
  }

  static List<Game<games.janus.checkers.Position, games.janus.checkers.Move>> checkers() {
    return CHECKERS.stream().map(BenchGames::checkers).toList();
  }

  private static Game<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      String fen) {
    var setup = games.janus.checkers.notation.Fen.read(fen);
    var position = games.janus.checkers.Position.of(setup, RuleSet.ACF);
    return Game.from(Checkers.with(RuleSet.ACF), position);
  }
}
