package games.janus.checkers;

import java.util.List;

/** An arrangement that is not a position; says every reason at once. */
public final class IllegalSetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String[] flaws;

  IllegalSetupException(List<String> flaws) {
    super("this is not a checkers position: " + String.join("; ", flaws), null, false, true);
    this.flaws = flaws.toArray(new String[0]);
  }

  /** What is wrong, as {@link Setup#flaws} says it. */
  public List<String> flaws() {
    return List.of(flaws);
  }
}
