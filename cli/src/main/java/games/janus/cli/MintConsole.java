package games.janus.cli;

import games.janus.engines.museum.mint.MintTerminal;
import java.io.PrintWriter;
import java.util.Optional;

/** Carries lines between a person and MINT. */
final class MintConsole {
  private final MintTerminal terminal;
  private final TypedLines typed;
  private final PrintWriter out;

  MintConsole(MintTerminal terminal, TypedLines typed, PrintWriter out) {
    this.terminal = terminal;
    this.typed = typed;
    this.out = out;
  }

  /** Listens until the program has ended, the person says bye or there are no more lines. */
  void converse() {
    terminal.start();
    while (!terminal.isOver()) {
      out.flush();
      Optional<String> line = typed.next();
      if (line.isPresent()) {
        terminal.enter(line.get());
      } else {
        out.println();
        terminal.hangUp();
      }
    }
    out.flush();
  }
}
