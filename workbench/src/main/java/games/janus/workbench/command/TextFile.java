package games.janus.workbench.command;

import games.janus.message.Messages;
import games.janus.rules.text.TextSource;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A text file read piece by piece, with a progress bar. Its character set is guessed from its
 * beginning: a byte order mark decides; otherwise it is UTF-8 if it can be, and Latin-1 if not,
 * which is how old game files are written.
 */
public final class TextFile implements TextSource, AutoCloseable {
  private static final int LOOK_AHEAD = 1 << 16;
  private static final int UTF_8_MARK = 3; // bytes

  private final BufferedReader reader;
  private final Progress progress;

  private TextFile(Reader reader, Progress progress) {
    this.reader = new BufferedReader(reader);
    this.progress = progress;
  }

  /** Opens a file; a lone dash is standard input. */
  public static TextFile open(String name) throws IOException {
    if (name.equals("-")) {
      return of(System.in, new Progress(Messages.workReading().text(), 1, System.err, false));
    }
    Path path = Path.of(name);
    long size = Files.size(path);
    return of(
        Files.newInputStream(path),
        new Progress(Messages.workReadingFile(String.valueOf(path.getFileName())).text(), size));
  }

  /** Makes something of a file. */
  @FunctionalInterface
  public interface Reading<T> {
    T of(TextFile file) throws IOException;
  }

  /**
   * What is made of a file.
   *
   * @throws Refusal if it cannot be read
   */
  public static <T> T read(String name, Reading<T> reading) {
    try (TextFile file = open(name)) {
      return reading.of(file);
    } catch (IOException | UncheckedIOException | InvalidPathException problem) {
      throw Refusal.unreadable(name, problem);
    }
  }

  private static TextFile of(InputStream bytes, Progress progress) throws IOException {
    var counted = new BufferedInputStream(new CountedStream(bytes, progress), LOOK_AHEAD);
    counted.mark(LOOK_AHEAD);
    byte[] beginning = counted.readNBytes(LOOK_AHEAD);
    counted.reset();
    if (hasUtf8Mark(beginning)) {
      counted.skipNBytes(UTF_8_MARK);
    }
    return new TextFile(new InputStreamReader(counted, charset(beginning)), progress);
  }

  private static Charset charset(byte[] beginning) {
    if (startsWith(beginning, 0xFE, 0xFF) || startsWith(beginning, 0xFF, 0xFE)) {
      return StandardCharsets.UTF_16;
    }
    try {
      // A letter of several bytes may be cut in two at the end of what was looked at.
      int whole = beginning.length < LOOK_AHEAD ? beginning.length : lastWholeLetter(beginning);
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(beginning, 0, whole));
      return StandardCharsets.UTF_8;
    } catch (CharacterCodingException _) {
      return StandardCharsets.ISO_8859_1;
    }
  }

  private static int lastWholeLetter(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && (bytes[end - 1] & 0xC0) == 0x80) {
      end--; // inside a letter
    }
    return Math.max(0, end - 1);
  }

  private static boolean hasUtf8Mark(byte[] bytes) {
    return bytes.length >= UTF_8_MARK && startsWith(bytes, 0xEF, 0xBB) && (bytes[2] & 0xFF) == 0xBF;
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** All the lines that are left. */
  public List<String> lines() throws IOException {
    var lines = new ArrayList<String>();
    for (var line = nextLine(); line.isPresent(); line = nextLine()) {
      lines.add(line.get());
    }
    return lines;
  }

  /** The next line without its end; none after the last. */
  public Optional<String> nextLine() throws IOException {
    return Optional.ofNullable(reader.readLine());
  }

  @Override
  public int read(char[] into, int offset, int length) {
    try {
      return reader.read(into, offset, length);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Clears the screen for a line of something else; the bar comes back by itself. */
  public void hideProgress() {
    progress.finish();
  }

  @Override
  public void close() throws IOException {
    progress.finish();
    reader.close();
  }

  /** Tells the progress bar how many bytes have gone by. */
  private static final class CountedStream extends java.io.FilterInputStream {
    private final Progress progress;

    CountedStream(InputStream bytes, Progress progress) {
      super(bytes);
      this.progress = progress;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int count = super.read(into, offset, length);
      progress.advance(Math.max(0, count));
      return count;
    }
  }
}
