package games.janus.arena.egdb;

import games.janus.message.Message;
import org.jspecify.annotations.Nullable;

/** Endgame files that cannot be read or written, with the sentence that says why. */
public final class EndgameFileException extends RuntimeException {
  EndgameFileException(Message sentence, @Nullable Throwable cause) {
    super(sentence.text(), cause);
  }
}
