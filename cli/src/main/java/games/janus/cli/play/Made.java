package games.janus.cli.play;

import games.janus.rules.Color;
import games.janus.rules.text.Comment;
import java.util.List;
import java.util.Optional;

/**
 * A move that was made, and what is known about it.
 *
 * @param comments what stands behind it in a file
 * @param account how a machine came to it, if one did since the program was started
 * @param left what both clocks showed after it, if there are clocks
 */
record Made<P, M>(
    M move, List<Comment> comments, Optional<Account<P, M>> account, Optional<Left> left) {
  Made {
    comments = List.copyOf(comments);
  }

  /** Both clocks, in milliseconds. */
  record Left(long white, long black) {
    long of(Color side) {
      return side == Color.WHITE ? white : black;
    }

    Left with(Color side, long millis) {
      return side == Color.WHITE ? new Left(millis, black) : new Left(white, millis);
    }
  }
}
