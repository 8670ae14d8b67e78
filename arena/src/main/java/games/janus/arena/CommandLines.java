package games.janus.arena;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Lines from outside, which may be anything: of any length, without an end, or no text at all. What
 * is too long is cut off.
 */
public final class CommandLines {
  /** Longer than the longest game. */
  public static final int LONGEST = 1 << 20;

  private final InputStream stream;
  private final int longest;
  private byte[] line = new byte[1 << 12];

  /** Lines of a stream, read as they come and cut off after so many bytes. */
  public CommandLines(InputStream stream, int longest) {
    this.stream = new BufferedInputStream(stream);
    this.longest = longest;
  }

  /** The next line without its end; none when there are no more. */
  public Optional<String> next() {
    int length = 0;
    int letter = read();
    if (letter < 0) {
      return Optional.empty();
    }
    while (letter >= 0 && letter != '\n') {
      if (length < longest) {
        if (length == line.length) {
          line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = (byte) letter;
      }
      letter = read();
    }
    return Optional.of(new String(line, 0, length, StandardCharsets.UTF_8).strip());
  }

  private int read() {
    try {
      return stream.read();
    } catch (IOException _) {
      return -1; // the other side has gone
    }
  }
}
