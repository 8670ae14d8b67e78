package games.janus.play.core;

import java.util.List;
import java.util.Optional;

/**
 * What a file says of a game beside its moves.
 *
 * @param white a name
 * @param black a name
 * @param result {@code 1-0}: White, at the bottom, has won, in both games; left out: as the rules
 *     have it
 * @param comments one after each move; null for none
 */
public record GameHeader(
    Optional<String> white,
    Optional<String> black,
    Optional<String> event,
    Optional<String> date,
    Optional<String> result,
    List<Optional<String>> comments) {
  // What PGN and PDN call it.
  static final String WHITE = "White";
  static final String BLACK = "Black";
  static final String EVENT = "Event";
  static final String DATE = "Date";

  /** Nothing is said. */
  public static final GameHeader NONE =
      new GameHeader(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of());

  public GameHeader {
    comments = List.copyOf(comments);
  }
}
