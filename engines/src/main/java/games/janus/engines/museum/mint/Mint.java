package games.janus.engines.museum.mint;

import games.janus.engine.SplitMix64;
import games.janus.message.Messages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A person's session with MINT. Lines go in one by one through {@link #enter}; what is printed goes
 * to the printer; {@link #awaits} says what the next line will be taken for. A program that wants
 * to read something simply stops until the next line comes, so nobody ever waits in here.
 *
 * <pre>
 * Mint mint = new Mint(Dialect.MENDED, Caps.USUAL, 1, System.out::print);
 * mint.enter(":DOUBLE 2 * ;");
 * mint.enter("21 DOUBLE .");   // prints 42
 * </pre>
 */
public final class Mint {
  /** Longer lines are refused. */
  public static final int LONGEST_LINE = 4096;

  private final Dialect dialect;
  private final Machine machine;
  private final Screen screen;
  private Entry entry = new Entry();
  private Awaits awaits = Awaits.COMMAND;
  private int lines;
  private int errors;
  private Optional<String> problem = Optional.empty();

  /**
   * @param seed the source of {@code /rand}
   * @param printer shows a text after everything shown before; lines end with a line feed
   */
  public Mint(Dialect dialect, Caps caps, long seed, Consumer<String> printer) {
    this.dialect = dialect;
    screen = new Screen(printer);
    machine = new Machine(dialect, caps, new SplitMix64(seed), screen);
  }

  /** What the next line will be taken for. */
  public Awaits awaits() {
    return awaits;
  }

  /** How many errors have been printed so far. */
  public int errors() {
    return errors;
  }

  /** The numbers on the stack as {@code .} would print them, the bottom one first. */
  public List<String> stack() {
    return machine.stack();
  }

  /** What the variables hold, as {@code .} would print it, in the order of their names. */
  public Map<String, String> variables() {
    return machine.variables();
  }

  /** The functions by name and how each was defined, on one line, in that order. */
  public Map<String, String> definitions() {
    return machine.definitions();
  }

  /** How many cells of the heap are taken. */
  public int heapUsed() {
    return machine.heapUsed();
  }

  /** What numbers are now. */
  public String mode() {
    return machine.mode();
  }

  /** Steps taken since the beginning, over all lines. */
  public long steps() {
    return machine.allSteps();
  }

  /** Why the last line went wrong, if it did. */
  public Optional<String> problem() {
    return problem;
  }

  /**
   * Asked now and then while a line is carried out; when it answers true, the line ends with an
   * error.
   */
  public void stopWhen(BooleanSupplier unwanted) {
    machine.stopWhen(unwanted);
  }

  /** From now on, records the words that are carried out. */
  public void record(Recording recording) {
    machine.record(recording);
  }

  /** Takes a line, without its end, and does what can be done with it. */
  public void enter(String line) {
    screen.lineTyped();
    problem = Optional.empty();
    try {
      if (line.length() > LONGEST_LINE) {
        throw new MintException(Messages.mintLineLong(LONGEST_LINE));
      }
      take(line);
    } catch (MintException wrong) {
      fail(wrong.getMessage());
    }
  }

  /** Says that no line will come any more: what has been begun is unfinished. */
  public void end() {
    if (awaits == Awaits.MORE) {
      Token.Place start = entry.tokens().getFirst().place();
      fail(Messages.mintInputEnds(start).text());
    }
    screen.freshLine();
    awaits = Awaits.NOTHING;
  }

  private void take(String line) {
    switch (awaits) {
      case INPUT -> {
        machine.type(line);
        run();
      }
      case COMMAND, MORE -> {
        lines++;
        entry.add(line, Tokenizer.tokens(line, lines, dialect));
        if (entry.isComplete()) {
          List<Step> steps = Parser.steps(entry.tokens(), dialect);
          entry = new Entry();
          machine.begin(steps, lines);
          run();
        } else {
          awaits = Awaits.MORE;
        }
      }
      case NOTHING -> {}
    }
  }

  private void run() {
    awaits =
        switch (machine.run()) {
          case DONE -> Awaits.COMMAND;
          case WANTS_LINE -> Awaits.INPUT;
          case LEFT -> Awaits.NOTHING;
        };
    if (awaits != Awaits.INPUT) {
      screen.freshLine();
    }
  }

  private void fail(String reason) {
    errors++;
    problem = Optional.of(reason);
    entry = new Entry();
    machine.abandon();
    awaits = Awaits.COMMAND;
    screen.freshLine();
    screen.print("ERROR: " + reason + "\n");
  }

  /** The printer, and whether it stands at the beginning of a line. */
  static final class Screen {
    private final Consumer<String> printer;
    private boolean atLineStart = true;

    Screen(Consumer<String> printer) {
      this.printer = printer;
    }

    void print(String text) {
      if (!text.isEmpty()) {
        printer.accept(text);
        atLineStart = text.charAt(text.length() - 1) == '\n';
      }
    }

    void freshLine() {
      if (!atLineStart) {
        print("\n");
      }
    }

    /** The person has pressed Enter. */
    void lineTyped() {
      atLineStart = true;
    }
  }
}
