package games.janus.browser;

import games.janus.checkers.RuleSet;

/** Counts the ways to play on from the start: what proves the rules here the same as elsewhere. */
final class MoveCount {
  private MoveCount() {}

  /**
   * The count as digits.
   *
   * @param question the game and the plies, as in {@code chess 4}
   */
  static String of(String question) {
    int blank = question.indexOf(' ');
    int plies = Integer.parseInt(question.substring(blank + 1));
    long count =
        question.startsWith("chess")
            ? games.janus.chess.Perft.count(games.janus.chess.Position.initial(), plies)
            : games.janus.checkers.Perft.count(
                games.janus.checkers.Position.initial(RuleSet.ACF), plies);
    return Long.toString(count);
  }
}
