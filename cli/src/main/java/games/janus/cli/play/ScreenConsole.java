package games.janus.cli.play;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;

/** A screen of our own: the board stays in its place, and below it stands what was said last. */
final class ScreenConsole implements Console {
  private static final String ENTER = "\u001B[?1049h\u001B[H\u001B[2J";
  private static final String LEAVE = "\u001B[?1049l";
  private static final String HOME = "\u001B[H";
  private static final String TO_END_OF_LINE = "\u001B[K";
  private static final String TO_END_OF_SCREEN = "\u001B[J";

  private static final int MOST_MESSAGES = 200;

  private final Terminal terminal;
  private final PrintWriter out;
  private final LineInput lines;
  private final Interrupts interrupts;
  private final Attributes before;

  /** What is typed while a machine thinks is kept for the next prompt; Ctrl-C acts at once. */
  private final Attributes quiet;

  private final List<String> messages = new ArrayList<>();
  private final AtomicBoolean isOpen = new AtomicBoolean(true);
  private Scene scene = Scene.EMPTY;
  private Optional<Typed> typedAhead = Optional.empty();
  private Waiting waiting = Waiting.PATIENT;
  private String live = "";
  private Size drawnFor = Size.of(0, 0);

  ScreenConsole(Terminal terminal, LineInput lines, Interrupts interrupts) {
    this.terminal = terminal;
    this.out = terminal.writer();
    this.lines = lines;
    this.interrupts = interrupts;
    terminal.handle(Terminal.Signal.INT, _ -> interrupts.add());
    this.before = terminal.getAttributes();
    this.quiet = quiet(before);
    terminal.setAttributes(quiet);
    out.print(ENTER);
    out.flush();
    // However the program ends, the terminal is given back.
    Runtime.getRuntime().addShutdownHook(new Thread(this::giveBack));
  }

  private static Attributes quiet(Attributes before) {
    var quiet = new Attributes(before);
    quiet.setLocalFlag(Attributes.LocalFlag.ICANON, false);
    quiet.setLocalFlag(Attributes.LocalFlag.ECHO, false);
    quiet.setLocalFlag(Attributes.LocalFlag.ISIG, true);
    quiet.setControlChar(Attributes.ControlChar.VMIN, 1);
    quiet.setControlChar(Attributes.ControlChar.VTIME, 0);
    return quiet;
  }

  private boolean giveBack() {
    boolean isMine = isOpen.getAndSet(false);
    if (isMine) {
      out.print(LEAVE);
      out.flush();
      terminal.setAttributes(before);
    }
    return isMine;
  }

  @Override
  public void show(Scene newScene) {
    scene = newScene;
    draw();
  }

  @Override
  public void draw(List<String> board) {
    scene = new Scene(scene.head(), board, scene.foot());
    draw();
  }

  @Override
  public void say(String line) {
    messages.add(line);
    if (messages.size() > MOST_MESSAGES) {
      messages.removeFirst(); // two machines may play for hours
    }
    draw();
  }

  /** What does not fit under the board gets the whole screen, part by part. */
  @Override
  public void page(List<String> text) {
    Size size = size();
    List<String> wrapped = Layout.wrapped(text, size.getColumns());
    if (wrapped.size() <= new Layout(size.getColumns(), size.getRows()).room(scene)) {
      messages.addAll(text);
      draw();
      return;
    }
    int page = Math.max(1, size.getRows() - 1);
    for (int from = 0; from < wrapped.size(); from += page) {
      List<String> part = wrapped.subList(from, Math.min(wrapped.size(), from + page));
      boolean isLast = from + page >= wrapped.size();
      print(part);
      Message prompt = isLast ? Messages.playPageLast() : Messages.playPageMore();
      Typed typed = listen(prompt.text() + " ", waiting.withoutMoves(), () -> print(part));
      if (typed.kind() != Typed.Kind.LINE || !typed.text().isBlank()) {
        typedAhead = isEnough(typed) ? Optional.empty() : Optional.of(typed);
        break;
      }
    }
    draw();
  }

  /** What else is typed between two pages is meant for the game. */
  private static boolean isEnough(Typed typed) {
    return typed.kind() == Typed.Kind.LINE && typed.text().strip().equalsIgnoreCase("q");
  }

  @Override
  public void live(String line) {
    if (!size().equals(drawnFor)) {
      live = line;
      draw();
    } else if (!line.equals(live)) {
      live = line;
      out.print("\r" + Layout.cut(line, size().getColumns() - 1) + TO_END_OF_LINE);
      out.flush();
    }
  }

  @Override
  public Typed ask(String prompt, Waiting newWaiting) {
    waiting = newWaiting;
    live = "";
    draw();
    Typed typed = typedAhead.orElseGet(() -> listen(prompt, waiting, this::draw));
    typedAhead = Optional.empty();
    messages.clear();
    return typed;
  }

  private Typed listen(String prompt, Waiting until, Runnable redraw) {
    Typed typed = lines.next(prompt, until, redraw);
    terminal.setAttributes(quiet); // editing a line leaves Ctrl-C an ordinary key
    return typed;
  }

  private void draw() {
    Size size = size();
    print(new Layout(size.getColumns(), size.getRows()).lines(scene, messages));
    out.print(Layout.cut(live, size.getColumns() - 1));
    out.flush();
    drawnFor = size;
  }

  /** In one go and without wiping first, so that nothing flickers. */
  private void print(List<String> text) {
    var picture = new StringBuilder(HOME);
    for (String line : text) {
      // Wiped before and not behind: in a full line the cursor stays on the last character.
      picture.append(TO_END_OF_LINE).append(line).append("\r\n");
    }
    out.print(picture.append(TO_END_OF_SCREEN));
    out.flush();
  }

  /** The window as it is now; a terminal that does not know its size is an ordinary one. */
  private Size size() {
    Size size = terminal.getSize();
    return size.getColumns() > 0 && size.getRows() > 0 ? size : Size.of(80, 24);
  }

  @Override
  public Interrupts interrupts() {
    return interrupts;
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public boolean isHeard() {
    return !out.checkError();
  }

  @Override
  public boolean isInPlace() {
    return true;
  }

  /** Gives the terminal back as it was, with the last board and the last words left on it. */
  @Override
  public void close() {
    lines.close();
    if (!giveBack()) {
      return;
    }
    List<String> farewell = new ArrayList<>(scene.head());
    farewell.addAll(scene.foot());
    farewell.addAll(messages);
    scene.board().forEach(out::println);
    Layout.wrapped(farewell, size().getColumns()).forEach(out::println);
    out.flush();
  }
}
