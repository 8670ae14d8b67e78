package games.janus.server.web;

/** Why a WebSocket is closed (RFC 6455, 7.4.1). */
public final class CloseCodes {
  public static final int NOT_ACCEPTED = 1003;
  public static final int VIOLATION = 1008;
  public static final int TOO_LONG = 1009;

  private CloseCodes() {}
}
