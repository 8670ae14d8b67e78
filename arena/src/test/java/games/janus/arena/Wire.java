package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/** The other end of a protocol: says lines to an engine and waits for its answers. */
public final class Wire implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 10_000;

  private final PipedOutputStream toEngine = new PipedOutputStream();
  private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final Thread engine;

  /** Starts an engine that reads one stream, writes another and runs until it ends. */
  public Wire(BiFunction<InputStream, PrintStream, Runnable> session) {
    try {
      var in = new PipedInputStream(toEngine, 1 << 22);
      var out = new PrintStream(new Lines(), true, StandardCharsets.UTF_8);
      engine = Thread.ofPlatform().daemon().start(session.apply(in, out));
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int letter) {
      if (letter == '\n') {
        answers.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(letter);
      }
    }
  }

  public Wire say(String... lines) {
    for (String line : lines) {
      say((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return this;
  }

  public void say(byte[] bytes) {
    try {
      toEngine.write(bytes);
      toEngine.flush();
    } catch (IOException gone) {
      throw new AssertionError("the engine no longer listens", gone);
    }
  }

  /** Everything up to and with the first line that begins so. */
  public List<String> until(String beginning) {
    var heard = new ArrayList<String>();
    while (heard.isEmpty() || !heard.getLast().startsWith(beginning)) {
      try {
        String line = answers.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        assertThat(line).as("still waiting for %s after %s", beginning, heard).isNotNull();
        heard.add(line);
      } catch (InterruptedException stopped) {
        throw new AssertionError(stopped);
      }
    }
    return heard;
  }

  /** The first line that begins so. */
  public String line(String beginning) {
    return until(beginning).getLast();
  }

  /** What it says within a time. */
  public List<String> within(long millis) throws InterruptedException {
    Thread.sleep(millis);
    var heard = new ArrayList<String>();
    answers.drainTo(heard);
    return heard;
  }

  /** Says no more. */
  public void hangUp() {
    try {
      toEngine.close();
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Whether it ends within a time. */
  public boolean ends(long millis) throws InterruptedException {
    engine.join(millis);
    return !engine.isAlive();
  }

  @Override
  public void close() {
    hangUp();
  }
}
