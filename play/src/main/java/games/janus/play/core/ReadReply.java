package games.janus.play.core;

import java.util.List;
import java.util.Optional;

/**
 * The games of a file.
 *
 * @param bad those that could not be read
 */
public record ReadReply(List<ReadGame> games, List<UnreadGame> bad) implements Reply {
  public ReadReply {
    games = List.copyOf(games);
    bad = List.copyOf(bad);
  }

  /**
   * A game; what the file does not say is empty.
   *
   * @param start a FEN; empty for the usual start
   * @param comments one for each move; null for none
   * @param remarks what was odd in its text
   */
  public record ReadGame(
      String white,
      String black,
      String event,
      String date,
      String result,
      String rules,
      String start,
      List<String> moves,
      List<Optional<String>> comments,
      List<String> remarks) {}

  /**
   * A game that could not be read.
   *
   * @param line where the trouble is
   */
  public record UnreadGame(long line, String reason, String excerpt) {}
}
