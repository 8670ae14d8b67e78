package games.janus.arena;

/** There is not the memory for what was wanted; the sentence says what that was. */
public final class NoRoomException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoRoomException(int megabytes, int threads, OutOfMemoryError cause) {
    super(
        "there is no memory for a table of "
            + megabytes
            + " MB"
            + (threads == 1 ? "" : " and " + threads + " threads"),
        cause);
  }
}
