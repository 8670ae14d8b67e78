package games.janus.cli.play;

import games.janus.cli.TerminalKind;
import games.janus.cli.TypedLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jline.utils.Signals;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** How a game is shown. The options may stand before the name of the game and behind it. */
final class LookOptions {
  private static final int LONGEST_LINE = 4096;
  private static final int ENOUGH_COLORS = 256;

  @Option(names = "--plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @Option(names = "--ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  @Option(names = "--mono", scope = ScopeType.INHERIT)
  private boolean mono;

  @Option(names = "--unicode", scope = ScopeType.INHERIT)
  private boolean unicode;

  @Option(names = "--no-board", scope = ScopeType.INHERIT)
  private boolean noBoard;

  @Option(names = "--pace", scope = ScopeType.INHERIT, paramLabel = "SECONDS", defaultValue = "1")
  private double pace;

  /** How a session goes about showing things. */
  Manner manner() {
    return new Manner(!noBoard, (long) (1000 * Math.clamp(pace, 0, 60)));
  }

  /**
   * How a session goes about showing things.
   *
   * @param showsBoard whether the board is shown after every move
   * @param pace milliseconds that a machine's move stands before the next, when somebody watches
   */
  record Manner(boolean showsBoard, long pace) {}

  /** A console and how boards look on it. */
  record Stage(Console console, Look look, AutoCloseable terminal) {}

  /**
   * Opens the console that the terminal allows.
   *
   * @param shelf where typed lines are kept as well
   */
  Stage open(PrintWriter out, Shelf shelf) throws IOException {
    return TerminalKind.hasScreen() ? onTerminal(shelf) : byLines(out, TerminalKind.isPerson());
  }

  private Stage byLines(PrintWriter out, boolean isPerson) {
    var interrupts = new Interrupts();
    Signals.register("INT", interrupts::add);
    var lines = new PipedLines(TypedLines.from(System.in, LONGEST_LINE), out, isPerson, interrupts);
    return new Stage(
        new PlainConsole(out, lines, interrupts), new Look(unicode && !ascii, false), () -> {});
  }

  private Stage onTerminal(Shelf shelf) throws IOException {
    Terminal terminal = TerminalBuilder.builder().name("janus").system(true).build();
    boolean isUtf8 = terminal.outputEncoding().equals(StandardCharsets.UTF_8);
    boolean colored = !plain && !mono && TerminalKind.allowsColors() && hasColors(terminal);
    var look = new Look(!ascii && isUtf8 && (colored || unicode), colored);
    var interrupts = new Interrupts();
    var lines = new EditedLines(terminal, interrupts, history(shelf));
    if (!plain) {
      return new Stage(new ScreenConsole(terminal, lines, interrupts), look, terminal);
    }
    terminal.handle(Terminal.Signal.INT, _ -> interrupts.add());
    return new Stage(new PlainConsole(terminal.writer(), lines, interrupts), look, terminal);
  }

  private static boolean hasColors(Terminal terminal) {
    Integer colors = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
    return colors != null && colors >= ENOUGH_COLORS;
  }

  /** Without a folder for it, lines are remembered until the game is left. */
  private static Optional<Path> history(Shelf shelf) {
    try {
      Files.createDirectories(shelf.folder());
      return Optional.of(shelf.folder().resolveSibling("lines-typed"));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
