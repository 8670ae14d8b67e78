package games.janus.arena;

import java.io.PrintStream;
import java.util.List;

/** Where a protocol's answers go: whole lines, one at a time, from whichever thread. */
public record Console(PrintStream out) {
  /** Says one line, at once. */
  public void say(String line) {
    say(List.of(line));
  }

  /** Says several lines at once: no line of another thread comes between them. */
  public synchronized void say(List<String> lines) {
    var text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    out.print(text);
    out.flush();
  }
}
