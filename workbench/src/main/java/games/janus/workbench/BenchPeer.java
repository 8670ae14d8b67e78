package games.janus.workbench;

import games.janus.arena.PlayerFailure;
import games.janus.arena.Program;
import games.janus.arena.Stopwatch;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Another program, driven over UCI and measured by its own CPU time. */
final class BenchPeer implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 60_000;
  private static final Pattern NODES = Pattern.compile("^info .*\\bnodes (\\d{1,18})\\b");

  private final Program program;
  private final String name;

  private BenchPeer(Program program, Message otherwise) {
    this.program = program;
    program.say("uci");
    this.name =
        waitFor(line -> line.startsWith("id name "), otherwise).substring("id name ".length());
    waitFor("uciok"::equals, otherwise);
  }

  static BenchPeer start(String command) {
    if (ProcessHandle.current().info().totalCpuDuration().isEmpty()) {
      throw new Refusal(Messages.workNoCpuTime());
    }
    try {
      return new BenchPeer(Program.start(List.of(command)), Messages.workNoUci(command));
    } catch (PlayerFailure _) {
      throw new Refusal(Messages.workNoPeer(command));
    }
  }

  String name() {
    return name;
  }

  /** The CPU time the peer takes to count one tree of moves. */
  long countNanos(String fen, int depth, long leaves) {
    prepare(fen);
    long before = cpuNanos();
    program.say("go perft " + depth);
    String answer = waitFor(line -> line.startsWith("Nodes searched"));
    long nanos = cpuNanos() - before;
    if (!answer.endsWith(" " + leaves)) {
      throw new Refusal(Messages.workPeerCount(answer, leaves));
    }
    return nanos;
  }

  /** The CPU time the peer takes to search one position, and how many positions it looked at. */
  Search search(String fen, long positions) {
    program.say("ucinewgame");
    prepare(fen);
    long before = cpuNanos();
    program.say("go nodes " + positions);
    long[] told = {0};
    waitFor(line -> {
      Matcher nodes = NODES.matcher(line);
      if (nodes.find()) {
        told[0] = Long.parseLong(nodes.group(1));
      }
      return line.startsWith("bestmove");
    });
    if (told[0] == 0) {
      throw new Refusal(Messages.workPeerSilent(name));
    }
    return new Search(told[0], cpuNanos() - before);
  }

  /** What a search took. */
  record Search(long positions, long nanos) {}

  private void prepare(String fen) {
    program.say("position fen " + fen);
    program.say("isready");
    waitFor("readyok"::equals);
  }

  private long cpuNanos() {
    return program.busyNanos();
  }

  private String waitFor(Predicate<String> wanted) {
    return waitFor(wanted, Messages.workPeerStopped(name));
  }

  /** A peer that ends or hangs is no peer any more. */
  private String waitFor(Predicate<String> wanted, Message otherwise) {
    var watch = new Stopwatch();
    try {
      Optional<String> line;
      do {
        line = program.hear(PATIENCE_MILLIS - watch.millis());
      } while (line.isPresent() && !wanted.test(line.get()));
      if (line.isPresent()) {
        return line.get();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    close();
    throw new Refusal(otherwise);
  }

  @Override
  public void close() {
    program.close();
  }
}
