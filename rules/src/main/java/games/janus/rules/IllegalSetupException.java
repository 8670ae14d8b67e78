package games.janus.rules;

import java.util.List;

/** An arrangement of men that is not a legal position, with every reason why not. */
public final class IllegalSetupException extends RuntimeException {
  private final List<String> flaws;

  /**
   * An arrangement that breaks rules.
   *
   * @param flaws every reason, each a clause fit to be shown
   */
  public IllegalSetupException(List<String> flaws) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.flaws = List.copyOf(flaws);
  }

  /** Every reason, not only the first. */
  public List<String> flaws() {
    return flaws;
  }

  @Override
  public String getMessage() {
    return "not a legal position: " + String.join("; ", flaws);
  }
}
