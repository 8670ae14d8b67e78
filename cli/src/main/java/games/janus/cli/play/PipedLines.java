package games.janus.cli.play;

import games.janus.cli.TypedLines;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Lines from a pipe, or from a terminal that can do nothing but lines. They are read on a thread of
 * their own, so that a flag that falls meanwhile is seen.
 */
final class PipedLines implements LineInput {
  private static final long GLANCE_MILLIS = 50;

  private final BlockingQueue<Typed> typed = new SynchronousQueue<>();
  private final TypedLines source;
  private final PrintWriter out;
  private final boolean isPerson;
  private final Interrupts interrupts;
  private boolean hasEnded;
  private @Nullable Thread reading;

  /**
   * Lines that are read when the first one is asked for.
   *
   * @param isPerson whether the terminal itself shows what is typed; otherwise it is repeated
   */
  PipedLines(TypedLines source, PrintWriter out, boolean isPerson, Interrupts interrupts) {
    this.source = source;
    this.out = out;
    this.isPerson = isPerson;
    this.interrupts = interrupts;
  }

  @Override
  public Typed next(String prompt, Waiting waiting, Runnable redraw) {
    out.print(prompt);
    out.flush();
    if (reading == null) {
      reading = Thread.ofPlatform().name("janus-lines").daemon().start(this::read);
    }
    Typed answer = await(waiting);
    if (answer.kind() == Typed.Kind.LINE && !isPerson) {
      out.println(Excerpt.of(answer.text()));
    } else if (answer.kind() != Typed.Kind.LINE) {
      out.println();
    }
    return answer;
  }

  private void read() {
    try {
      Optional<String> line;
      do {
        line = source.next();
        typed.put(line.map(Typed::line).orElse(Typed.END));
      } while (line.isPresent());
    } catch (RuntimeException _) { // the input cannot be read any more
      end();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void end() {
    try {
      typed.put(Typed.END);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private Typed await(Waiting waiting) {
    while (!hasEnded) {
      if (interrupts.take()) {
        return Typed.INTERRUPT;
      }
      if (waiting.isOver()) {
        return Typed.TIME;
      }
      long rest = waiting.left().get().orElse(GLANCE_MILLIS);
      Typed line = poll(Math.min(rest, GLANCE_MILLIS));
      if (line != null) {
        hasEnded = line.kind() == Typed.Kind.END;
        return line;
      }
    }
    return Typed.END;
  }

  private @Nullable Typed poll(long millis) {
    try {
      return typed.poll(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Typed.END;
    }
  }

  @Override
  public boolean isPerson() {
    return isPerson;
  }

  @Override
  public void close() {
    if (reading != null) {
      reading.interrupt();
    }
  }
}
