package games.janus.engines;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import java.util.List;
import java.util.function.Function;

/**
 * Fixed positions put to a player without a memory, on one thread: the strong ones search to a
 * fixed depth, the others as deep as they always do. What they count is the same on every machine,
 * and so is the sum, the player's signature: when it changes, the player plays otherwise.
 */
public final class SearchBench {
  private static final int CHESS_DEPTH = 11;
  private static final int CHECKERS_DEPTH = 13;

  private static final List<String> CHESS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          "rnbqkb1r/1pppnpp1/p7/4p2p/2P5/3PB3/PP2PPPP/RN1QKBNR w KQkq - 2 5",
          "rnb1kbnr/pp3ppp/1qp5/3pp3/2B1P3/P7/1PPP1PPP/RNBQK1NR w KQkq - 0 5",
          "r1bqkb1r/pp1npppp/3p3n/2p5/1PP5/7N/P2PPPPP/RNBQKB1R w KQkq - 0 5",
          "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 b - - 0 9",
          "2r2rk1/1bq1bppp/p3pn2/1p6/3BP3/1BN2Q2/PPP3PP/3R1R1K b - - 2 17",
          "8/5pk1/4p1p1/1p1pP2p/1P1P1P1P/3K2P1/8/8 w - - 0 40",
          "4k3/1p3p2/p3p2p/3r2p1/P7/1PR3P1/5PKP/8 b - - 0 31",
          "8/8/1k6/2q5/8/5Q2/6PK/8 b - - 0 60");

  private static final List<String> CHECKERS =
      List.of(
          "B:W21-32:B1-12",
          "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,14",
          "W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13",
          "W:W19,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,16",
          "W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,15,16",
          "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15",
          "B:W18,22,25,26,27,30,32:B3,5,6,9,10,11,12",
          "W:W18,24,27,28,K10,K17:B12,16,20,K22,K25",
          "W:WK19,K23:B12,K28");

  private SearchBench() {}

  /** Hears each position and how many positions it took, or moves if the player does not search. */
  @FunctionalInterface
  public interface Listener {
    void counted(String position, long count);
  }

  public static long signature(EngineInfo player, Listener listener) {
    return switch (player.game()) {
      case CHESS ->
          run(
              Catalog.named(player.id(), Catalog.chess()).orElseThrow(),
              Chess.RULES,
              CHESS,
              fen -> games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen)),
              CHESS_DEPTH,
              listener);
      case CHECKERS ->
          run(
              Catalog.named(player.id(), Catalog.checkers()).orElseThrow(),
              Checkers.with(RuleSet.ACF),
              CHECKERS,
              fen ->
                  games.janus.checkers.Position.of(
                      games.janus.checkers.notation.Fen.read(fen), RuleSet.ACF),
              CHECKERS_DEPTH,
              listener);
    };
  }

  private static <P, M> long run(
      Engine<P, M> engine,
      Rules<P, M> rules,
      List<String> positions,
      Function<String, P> reader,
      int depth,
      Listener listener) {
    Limits limits = engine.info().can(Capability.DEEPENS) ? Limits.depth(depth) : Limits.NONE;
    long all = 0;
    for (String text : positions) {
      Game<P, M> game = Game.from(rules, reader.apply(text));
      var request = new SearchRequest<>(game, level(engine.info()), limits, 1, false);
      long count = count(engine, engine.think(request, SearchControl.patient()).counters());
      listener.counted(text, count);
      all += count;
    }
    return all;
  }

  /** One at which nothing is left to chance, where there is one. */
  private static String level(EngineInfo player) {
    return player.level("expert").isPresent() ? "expert" : player.fullLevel();
  }

  private static long count(Engine<?, ?> engine, SearchCounters counters) {
    boolean searches = engine.info().reports().contains(Metric.NODES);
    return counters.get(searches ? Metric.NODES : Metric.MOVES_GENERATED);
  }
}
