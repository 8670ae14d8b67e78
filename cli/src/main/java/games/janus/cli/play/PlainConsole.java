package games.janus.cli.play;

import games.janus.cli.TerminalKind;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.List;

/** Line after line, nothing drawn twice: for pipes, files, dumb terminals and screen readers. */
final class PlainConsole implements Console {
  private final PrintWriter out;
  private final LineInput lines;
  private final Interrupts interrupts;
  private boolean hasBegun;

  PlainConsole(PrintWriter out, LineInput lines, Interrupts interrupts) {
    this.out = out;
    this.lines = lines;
    this.interrupts = interrupts;
  }

  @Override
  public void show(Scene scene) {
    if (!hasBegun) {
      scene.head().forEach(this::say);
      hasBegun = true;
    }
    scene.board().forEach(out::println);
    scene.foot().forEach(this::say);
    out.flush();
  }

  @Override
  public void draw(List<String> board) {
    board.forEach(out::println);
    out.flush();
  }

  @Override
  public void say(String line) {
    out.println(Excerpt.whole(line));
    out.flush();
  }

  @Override
  public void page(List<String> text) {
    text.forEach(this::say);
  }

  @Override
  public void live(String line) {
    // a screen reader would read every one of them aloud
  }

  @Override
  public Typed ask(String prompt, Waiting waiting) {
    return lines.next(prompt, waiting, () -> {});
  }

  @Override
  public Interrupts interrupts() {
    return interrupts;
  }

  @Override
  public boolean isPerson() {
    return lines.isPerson();
  }

  @Override
  public boolean isHeard() {
    return TerminalKind.isHeard(out);
  }

  @Override
  public boolean isInPlace() {
    return false;
  }

  @Override
  public void close() {
    lines.close();
    out.flush();
  }
}
