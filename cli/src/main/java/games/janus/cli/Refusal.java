package games.janus.cli;

/** Work that cannot be done, with the one sentence that says why. */
final class Refusal extends RuntimeException {
  private final String sentence;

  Refusal(String sentence) {
    super(null, null, false, false);
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
