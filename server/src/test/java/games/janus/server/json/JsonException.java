package games.janus.server.json;

/** Text that is not the JSON that was expected, with the one sentence that says why. */
public final class JsonException extends RuntimeException {
  private final String sentence;

  JsonException(String sentence) {
    super(null, null, false, false); // an answer, not a fault to be traced
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }
}
