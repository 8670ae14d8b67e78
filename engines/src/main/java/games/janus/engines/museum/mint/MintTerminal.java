package games.janus.engines.museum.mint;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/**
 * MINT at a terminal: first a program is run, if there is one, then the person is prompted. The
 * host that sits between them hands over each line that is typed; what comes out, prompts included,
 * goes to the printer. What a program wants to read comes from the person, not from its own lines.
 */
public final class MintTerminal {
  private final Mint mint;
  private final Consumer<String> printer;
  private final Settings settings;
  private final Iterator<String> program;
  private boolean isProgramDone;
  private boolean well;

  /**
   * How it is run.
   *
   * @param program the lines to run first; none for a conversation alone
   * @param stays whether the person is prompted when the program has ended
   * @param greeting shown before the first prompt, line end included
   */
  public record Settings(List<String> program, boolean stays, String greeting) {
    public Settings {
      program = List.copyOf(program);
    }
  }

  /**
   * @param mint prints to the same printer
   */
  public MintTerminal(Mint mint, Consumer<String> printer, Settings settings) {
    this.mint = mint;
    this.printer = printer;
    this.settings = settings;
    this.program = settings.program().iterator();
  }

  /** Runs the program until it wants a line, or prompts for the first one. */
  public void start() {
    goOn();
  }

  /** Takes a line the person has typed, without its line end. */
  public void enter(String line) {
    if (!isOver()) {
      mint.enter(line);
      goOn();
    }
  }

  /** There is nobody to type any more. */
  public void hangUp() {
    if (!isOver()) {
      mint.end();
      goOn();
    }
  }

  /** Whether no line will be taken any more. */
  public boolean isOver() {
    return isProgramDone && (!settings.stays() || mint.awaits() == Awaits.NOTHING);
  }

  /** Whether the program has ended without an error. */
  public boolean wentWell() {
    return well;
  }

  private void goOn() {
    while (!isProgramDone && mint.awaits() != Awaits.INPUT) {
      if (program.hasNext() && mint.errors() == 0 && mint.awaits() != Awaits.NOTHING) {
        mint.enter(program.next());
      } else {
        endProgram();
      }
    }
    if (isProgramDone && !isOver()) {
      show(mint.awaits().prompt());
    }
  }

  private void endProgram() {
    if (mint.awaits() == Awaits.MORE) {
      mint.end();
    }
    well = mint.errors() == 0;
    isProgramDone = true;
    if (!isOver()) {
      show(settings.greeting());
    }
  }

  private void show(String text) {
    if (!text.isEmpty()) {
      printer.accept(text);
    }
  }
}
