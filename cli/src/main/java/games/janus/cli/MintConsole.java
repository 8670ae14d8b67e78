package games.janus.cli;

import games.janus.engines.museum.mint.Awaits;
import games.janus.engines.museum.mint.Mint;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Carries lines between a person and MINT. */
final class MintConsole {
  private final Mint mint;
  private final TypedLines typed;
  private final PrintWriter out;

  MintConsole(Mint mint, TypedLines typed, PrintWriter out) {
    this.mint = mint;
    this.typed = typed;
    this.out = out;
  }

  /**
   * Runs a program. What it wants to read comes from the person, not from its own lines.
   *
   * @return whether it went without an error
   */
  boolean run(List<String> program) {
    for (String line : program) {
      if (mint.errors() > 0 || mint.awaits() == Awaits.NOTHING) {
        break;
      }
      mint.enter(line);
      answerQuestions();
    }
    if (mint.awaits() == Awaits.MORE) {
      mint.end();
    }
    out.flush();
    return mint.errors() == 0;
  }

  private void answerQuestions() {
    while (mint.awaits() == Awaits.INPUT) {
      enterNext();
    }
  }

  /** Prompts and listens until the person says bye or there are no more lines. */
  void converse() {
    while (mint.awaits() != Awaits.NOTHING) {
      out.print(mint.awaits().prompt());
      enterNext();
    }
    out.flush();
  }

  private void enterNext() {
    out.flush();
    Optional<String> line = typed.next();
    if (line.isPresent()) {
      mint.enter(line.get());
    } else {
      out.println();
      mint.end();
    }
  }
}
