package games.janus.engines.museum.mint;

/** What the next line will be taken for. */
public enum Awaits {
  /** New code. */
  COMMAND("> "),
  /** The rest of a definition, block or array that has been begun. */
  MORE("... "),
  /** Something to read for the running program, which has asked for it in its own words. */
  INPUT(""),
  /** Nothing: the person has said {@code bye}. */
  NOTHING("");

  private final String prompt;

  Awaits(String prompt) {
    this.prompt = prompt;
  }

  /** What to show before the person types. */
  public String prompt() {
    return prompt;
  }
}
