package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;

/** What is odd about the game being read. A file that is odd throughout says so a few times. */
final class Remarks {
  private static final int MOST = 20;

  private final List<Remark> kept = new ArrayList<>();

  void add(long line, Message odd) {
    if (kept.size() < MOST) {
      kept.add(new Remark(line, odd));
    } else if (kept.size() == MOST) {
      kept.add(new Remark(line, Messages.fileMore()));
    }
  }

  List<Remark> all() {
    return List.copyOf(kept);
  }
}
