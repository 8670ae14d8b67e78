package games.janus.browser;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.SearchBench;
import games.janus.rules.Rules;

/** Counts what proves the core here the same as elsewhere. */
final class Count {
  private Count() {}

  /**
   * The count as digits.
   *
   * @param question a game and plies, for the ways to play them from the start, as in {@code chess
   *     4}; or {@code signature} and a player, for its signature
   */
  static String of(String question) {
    int blank = question.indexOf(' ');
    String what = question.substring(0, blank);
    String which = question.substring(blank + 1);
    long count = what.equals("signature") ? signature(which) : ways(what, Integer.parseInt(which));
    return Long.toString(count);
  }

  private static long ways(String game, int plies) {
    return game.equals("chess")
        ? ways(Chess.RULES, plies)
        : ways(Checkers.with(RuleSet.ACF), plies);
  }

  private static <P> long ways(Rules<P, ?> rules, int plies) {
    return rules.perft(rules.initial(), plies);
  }

  private static long signature(String id) {
    for (EngineInfo player : Catalog.cards()) {
      if (player.id().equals(id)) {
        return SearchBench.signature(player, (position, count) -> {});
      }
    }
    throw new IllegalArgumentException("there is no player " + id);
  }
}
