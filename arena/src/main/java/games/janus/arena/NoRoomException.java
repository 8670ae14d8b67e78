package games.janus.arena;

import games.janus.message.Messages;

/** There is not the memory for what was wanted; the sentence says what that was. */
public final class NoRoomException extends RuntimeException {
  NoRoomException(int megabytes, int threads, OutOfMemoryError cause) {
    super(
        (threads == 1
                ? Messages.sessionNoRoom(megabytes)
                : Messages.sessionNoRoomThreads(megabytes, threads))
            .text(),
        cause);
  }
}
