package games.janus.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.MaskingCallback;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;

/** Lines that a person edits: with completion, with those typed before, with a clock beside. */
final class EditedLines implements LineInput {
  private static final long GLANCE_MILLIS = 100;

  private final Terminal terminal;
  private final LineReader reader;
  private final Interrupts interrupts;
  private Waiting waiting = Waiting.PATIENT;

  /**
   * A keyboard.
   *
   * @param interrupts presses of Ctrl-C that came while no line was read
   * @param history the file in which typed lines are kept, if they are
   */
  EditedLines(Terminal terminal, Interrupts interrupts, Optional<Path> history) {
    this.terminal = terminal;
    this.interrupts = interrupts;
    var builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser())
            .completer((_, line, candidates) -> complete(line, candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true) // "Nf3!" is a move
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .option(LineReader.Option.HISTORY_IGNORE_SPACE, false)
            .variable(LineReader.HISTORY_SIZE, 500)
            .variable(LineReader.HISTORY_FILE_SIZE, 500);
    history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
    this.reader = builder.build();
  }

  /** Words are what stands between blanks: no quotes and no escapes, whatever is typed. */
  private static DefaultParser parser() {
    var parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    parser.setEofOnUnclosedQuote(false);
    parser.setEofOnEscapedNewLine(false);
    return parser;
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor());
    int order = 0;
    for (String word : waiting.completions().apply(before)) {
      candidates.add(new Candidate(word, word, null, null, null, null, true, order++));
    }
  }

  @Override
  public Typed next(String prompt, Waiting newWaiting, Runnable redraw) {
    waiting = newWaiting;
    String begun = "";
    while (true) {
      try (var watch = new Watch()) {
        try {
          String line =
              reader.readLine(prompt, waiting.clocks().get(), (MaskingCallback) null, begun);
          return Typed.line(line);
        } catch (UserInterruptException stopped) {
          if (watch.cause == Cause.TIME) {
            return Typed.TIME;
          }
          if (watch.cause != Cause.RESIZE) {
            if (watch.cause == Cause.INTERRUPT) {
              interrupts.take();
            }
            return Typed.INTERRUPT;
          }
          begun = String.valueOf(stopped.getPartialLine());
        } catch (EndOfFileException _) {
          return Typed.END;
        }
      }
      redraw.run();
    }
  }

  private enum Cause {
    NONE,
    TIME,
    RESIZE,
    INTERRUPT
  }

  /**
   * Looks up now and then while a line is typed: whether the time is over, whether the window has
   * another size, whether Ctrl-C was pressed just before the line reader listened for it, whether
   * the clocks show something else. All but the last end the typing.
   */
  private final class Watch implements AutoCloseable {
    private final Thread typist = Thread.currentThread();
    private final Thread watching;
    private final Size size = terminal.getSize();
    private String shown = waiting.clocks().get();
    private volatile Cause cause = Cause.NONE;
    private boolean isOver;

    Watch() {
      this.watching = Thread.ofPlatform().name("janus-watch").daemon().start(this::watch);
    }

    private void watch() {
      try {
        while (cause == Cause.NONE) {
          Thread.sleep(GLANCE_MILLIS);
          look();
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }

    private synchronized void look() {
      if (isOver) {
        return;
      }
      if (waiting.isOver()) {
        end(Cause.TIME);
      } else if (!terminal.getSize().equals(size)) {
        end(Cause.RESIZE);
      } else if (interrupts.count() > 0) {
        end(Cause.INTERRUPT);
      } else {
        showClocks();
      }
    }

    private void end(Cause why) {
      cause = why;
      typist.interrupt();
    }

    private void showClocks() {
      String now = waiting.clocks().get();
      if (!now.equals(shown)) {
        shown = now;
        try {
          ((LineReaderImpl) reader).setRightPrompt(now);
          reader.callWidget(LineReader.REDISPLAY);
        } catch (IllegalStateException _) {
          // the line has just been finished, or not yet begun
        }
      }
    }

    @Override
    public void close() {
      synchronized (this) {
        isOver = true;
      }
      watching.interrupt();
      Thread.interrupted(); // it may have come a moment too late
    }
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public void close() {
    try {
      reader.getHistory().save();
    } catch (java.io.IOException _) {
      // the next game begins without the lines of this one
    }
  }
}
