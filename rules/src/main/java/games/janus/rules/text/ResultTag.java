package games.janus.rules.text;

import java.util.Optional;

/** The tag Result, which repeats above the moves what stands behind them. */
final class ResultTag {
  static final String NAME = "Result";

  private ResultTag() {}

  static <P> Optional<Result> read(Notation<P, ?> notation, P start, Tags tags) {
    return tags.value(NAME).flatMap(word -> notation.result(start, word));
  }

  /** The tags, where they have a Result, with one that says the same as this result. */
  static <P> Tags agreeing(Notation<P, ?> notation, P start, Tags tags, Result result) {
    boolean isSettled =
        tags.value(NAME).isEmpty() || read(notation, start, tags).equals(Optional.of(result));
    return isSettled ? tags : tags.with(NAME, notation.write(start, result));
  }
}
