package games.janus.cli;

import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.Optional;

/** Lines from a terminal or a pipe, one at a time, each of bounded length whatever comes. */
public record TypedLines(Reader reader, int longest) {
  private static final int END = -1;

  /**
   * Lines in the encoding of the terminal.
   *
   * @param longest what a longer line has beyond this many characters is lost, and an ellipsis
   *     stands for it
   */
  public static TypedLines from(InputStream in, int longest) {
    Charset charset = Charset.forName(System.getProperty("stdin.encoding", "UTF-8"));
    return new TypedLines(new BufferedReader(new InputStreamReader(in, charset)), longest);
  }

  /** Whether something has been typed that was not read yet. */
  boolean isReady() {
    try {
      return reader.ready();
    } catch (IOException failed) {
      throw unreadable(failed);
    }
  }

  /**
   * The next line without its end; none when the input has ended.
   *
   * @throws Refusal if the input cannot be read
   */
  public Optional<String> next() {
    try {
      return read();
    } catch (IOException failed) {
      throw unreadable(failed);
    }
  }

  private static Refusal unreadable(IOException failed) {
    return new Refusal(Messages.pathInput(String.valueOf(failed.getMessage())));
  }

  private Optional<String> read() throws IOException {
    int letter = reader.read();
    if (letter == END) {
      return Optional.empty();
    }
    var line = new StringBuilder();
    while (letter != END && letter != '\n') {
      if (line.length() < longest) {
        line.append((char) letter);
      } else if (line.length() == longest) {
        line.append('…');
      }
      letter = reader.read();
    }
    int last = line.length() - 1;
    if (last >= 0 && line.charAt(last) == '\r') {
      line.setLength(last); // lines that end as they do on Windows
    }
    return Optional.of(line.toString());
  }
}
