package games.janus.workbench;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Rules;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Checks counts against a file of known ones and names every difference. */
final class PerftSuite<P, M> {
  private final GameType<P, M> game;
  private final Function<M, String> moveText;
  private final ParallelCount counter;
  private final PrintWriter out;
  private int leftOut;

  PerftSuite(
      GameType<P, M> game, Function<M, String> moveText, ParallelCount counter, PrintWriter out) {
    this.game = game;
    this.moveText = moveText;
    this.counter = counter;
    this.out = out;
  }

  /** Runs every case; the exit code is 0 only if all agree. */
  int run(List<PerftCase> cases, int deepest, long mostLeaves) {
    int agreed = 0;
    var progress = new Progress(Messages.workChecking().text(), cases.size());
    for (PerftCase known : cases) {
      if (agrees(known, deepest, mostLeaves)) {
        agreed++;
      }
      progress.advance(1);
    }
    progress.finish();
    if (leftOut > 0) {
      out.println(Messages.workLeftOut(leftOut));
    }
    out.println("positions " + agreed + "/" + cases.size());
    out.flush();
    return agreed == cases.size() ? 0 : JanusCommandLine.FAILED;
  }

  private boolean agrees(PerftCase known, int deepest, long mostLeaves) {
    P position;
    try {
      position = Refusal.position(game, known.fen());
    } catch (Refusal wrong) {
      say(Messages.textBecause(known.name(), wrong.getMessage()));
      return false;
    }
    boolean agrees = true;
    boolean checked = false;
    for (Map.Entry<Integer, Long> count : known.counts().entrySet()) {
      if (count.getKey() > deepest || count.getValue() > mostLeaves) {
        leftOut++;
      } else {
        checked = true;
        long found = counter.count(game.rules(), position, count.getKey());
        agrees &=
            compare(known.name(), Messages.workDepth(count.getKey()), count.getValue(), found);
      }
    }
    for (var divide : known.divides().entrySet()) {
      agrees &= dividesAgree(known, position, divide.getKey(), deepest, mostLeaves);
    }
    if (!checked) {
      say(Messages.workUnchecked(known.name()));
    }
    return agrees && checked;
  }

  private boolean dividesAgree(
      PerftCase known, P position, int depth, int deepest, long mostLeaves) {
    Map<String, Long> byMove = known.divides().getOrDefault(depth, Map.of());
    boolean tooMany = byMove.values().stream().anyMatch(count -> count > mostLeaves);
    if (depth > deepest || tooMany) {
      leftOut++;
      return true;
    }
    var found = new TreeMap<String, Long>();
    Rules<P, M> rules = game.rules();
    for (M move : rules.boardMoves(position)) {
      long count = counter.count(rules, rules.after(position, move), depth - 1);
      found.put(moveText.apply(move), count);
    }
    boolean agrees = true;
    var moves = new TreeSet<>(byMove.keySet());
    moves.addAll(found.keySet());
    for (String move : moves) {
      long expected = byMove.getOrDefault(move, 0L);
      Message what = Messages.workDepthMove(depth, move);
      agrees &= compare(known.name(), what, expected, found.getOrDefault(move, 0L));
    }
    return agrees;
  }

  private boolean compare(String name, Message what, long expected, long found) {
    if (expected == found) {
      return true;
    }
    say(Messages.workDiffers(found, expected, name, what));
    return false;
  }

  private void say(Message sentence) {
    out.println(Excerpt.whole(sentence.text())); // names come from the file
    out.flush();
  }
}
