package games.janus.cli.kim1;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** The machine on a terminal of its own: every key acts at once, and the screen is drawn anew. */
final class TerminalSession {
  private static final String ENTER = "\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[2J";
  private static final String LEAVE = "\u001B[?7h\u001B[?25h\u001B[?1049l";
  private static final String HOME = "\u001B[H";
  private static final String TO_END_OF_LINE = "\u001B[K";
  private static final String TO_END_OF_SCREEN = "\u001B[J";

  private static final long FRAME_MILLIS = 50;
  private static final int CONTROL_D = 4;

  private final Terminal terminal;
  private final Kim1Game game;
  private final Kim1Screen screen;
  private final AtomicBoolean interrupted = new AtomicBoolean();
  private final AtomicBoolean resized = new AtomicBoolean();

  TerminalSession(Terminal terminal, Kim1Game game, Kim1Screen screen) {
    this.terminal = terminal;
    this.game = game;
    this.screen = screen;
  }

  /** Plays until Q, Ctrl-C or the end of the input, and leaves the terminal as it was. */
  void run() throws IOException {
    terminal.handle(Terminal.Signal.INT, _ -> interrupted.set(true));
    terminal.handle(Terminal.Signal.WINCH, _ -> resized.set(true));
    game.stopWhen(interrupted::get);
    Attributes before = terminal.enterRawMode();
    PrintWriter out = terminal.writer();
    out.print(ENTER);
    try {
      play();
    } finally {
      out.print(LEAVE);
      out.flush();
      terminal.setAttributes(before);
    }
  }

  private void play() throws IOException {
    NonBlockingReader keys = terminal.reader();
    while (!game.isLeft() && !interrupted.get()) {
      show(0);
      int key = game.thought().isPresent() ? waitOut(keys) : nextKey(keys);
      if (key == NonBlockingReader.EOF || key == CONTROL_D) {
        return;
      }
      if (key > ' ' || key == Kim1Game.ESCAPE.charAt(0)) {
        game.type(Character.toString(key));
      }
    }
  }

  private int nextKey(NonBlockingReader keys) throws IOException {
    int key;
    do {
      key = keys.read(FRAME_MILLIS);
      if (resized.getAndSet(false)) {
        show(0);
      }
    } while (key == NonBlockingReader.READ_EXPIRED && !interrupted.get());
    return key;
  }

  /** Counts down; any key ends the wait and does nothing else, so it is answered with a blank. */
  private int waitOut(NonBlockingReader keys) throws IOException {
    long start = System.nanoTime();
    long length = game.thought().map(PeriodThought::milliseconds).orElse(0L);
    int key = NonBlockingReader.READ_EXPIRED;
    long elapsed = 0;
    while (elapsed < length && key == NonBlockingReader.READ_EXPIRED && !interrupted.get()) {
      show(elapsed);
      key = keys.read(FRAME_MILLIS);
      elapsed = (System.nanoTime() - start) / 1_000_000;
    }
    game.endThought();
    return key == NonBlockingReader.EOF || key == CONTROL_D ? key : ' ';
  }

  /** The window as it is now; a terminal that does not know its size is an ordinary one. */
  private Kim1Screen.Window window() {
    Size size = terminal.getSize();
    boolean known = size.getColumns() > 0 && size.getRows() > 0;
    return known ? new Kim1Screen.Window(size.getColumns(), size.getRows()) : Kim1Screen.ORDINARY;
  }

  private void show(long elapsed) {
    Kim1Screen.Window window = window();
    List<String> lines = screen.draw(game, elapsed, window);
    var text = new StringBuilder(HOME);
    for (int row = 0; row < lines.size(); row++) {
      // Wiped before and not behind: in a full line the cursor stays on the last character.
      text.append(row == 0 ? "" : "\r\n").append(TO_END_OF_LINE).append(lines.get(row));
    }
    if (lines.size() < window.rows()) {
      text.append("\r\n").append(TO_END_OF_SCREEN);
    }
    PrintWriter out = terminal.writer();
    out.print(text);
    out.flush();
  }
}
