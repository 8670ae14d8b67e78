package games.janus.chess;

import java.util.List;

/** An arrangement of men that is not a legal position, with every reason why not. */
public final class IllegalSetupException extends RuntimeException {
  private final Setup setup;
  private final List<Flaw> flaws;

  IllegalSetupException(Setup setup, List<Flaw> flaws) {
    super(sentence(flaws), null, false, true);
    this.setup = setup;
    this.flaws = List.copyOf(flaws);
  }

  public Setup setup() {
    return setup;
  }

  /** Every reason, not only the first. */
  public List<Flaw> flaws() {
    return flaws;
  }

  private static String sentence(List<Flaw> flaws) {
    var sentence = new StringBuilder("not a legal position: ");
    for (int i = 0; i < flaws.size(); i++) {
      sentence.append(i == 0 ? "" : "; ").append(flaws.get(i).words());
    }
    return sentence.toString();
  }
}
