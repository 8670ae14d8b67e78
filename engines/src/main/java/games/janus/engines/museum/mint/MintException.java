package games.janus.engines.museum.mint;

/** A program cannot go on. The message says why; {@link Mint} adds where. */
final class MintException extends RuntimeException {
  private final String reason;

  MintException(String reason) {
    super(null, null, false, false); // it is told to the programmer of MINT, not of Java
    this.reason = reason;
  }

  MintException(String reason, Token.Place place) {
    this(reason + " (" + place + ")");
  }

  @Override
  public String getMessage() {
    return reason;
  }
}
