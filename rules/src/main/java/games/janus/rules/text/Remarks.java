package games.janus.rules.text;

import java.util.ArrayList;
import java.util.List;

/** What is odd about the game being read. A file that is odd throughout says so a few times. */
final class Remarks {
  private static final int MOST = 20;

  private final List<Remark> kept = new ArrayList<>();

  void add(long line, String text) {
    if (kept.size() < MOST) {
      kept.add(new Remark(line, text));
    } else if (kept.size() == MOST) {
      kept.add(new Remark(line, "more that is odd is not listed"));
    }
  }

  List<Remark> all() {
    return List.copyOf(kept);
  }
}
