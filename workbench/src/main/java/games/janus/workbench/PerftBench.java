package games.janus.workbench;

import com.sun.management.ThreadMXBean;
import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.chess.notation.Fen;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Measures the move generators on three well-known trees. */
record PerftBench(PrintWriter out, int rounds) {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  private static final int WARM_UPS = 3;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  void run(Optional<String> peerName) {
    try (BenchPeer peer = peerName.map(BenchPeer::start).orElse(null)) {
      if (peer != null) {
        out.println(Messages.benchPeer(peer.name()));
      }
      chess(Messages.benchChessStart(6), START, 6, 119_060_324L, peer);
      chess(Messages.benchKiwipete(5), KIWIPETE, 5, 193_690_690L, peer);
      var start = games.janus.checkers.Position.initial(RuleSet.ACF);
      measure(
          Messages.benchCheckersStart(12),
          388_623_673L,
          () -> Checkers.with(RuleSet.ACF).perft(start, 12),
          Optional.empty());
    }
  }

  private void chess(Message name, String fen, int depth, long leaves, @Nullable BenchPeer peer) {
    var position = games.janus.chess.Position.of(Fen.read(fen));
    measure(
        name,
        leaves,
        () -> Chess.RULES.perft(position, depth),
        Optional.ofNullable(peer).map(it -> () -> it.countNanos(fen, depth, leaves)));
  }

  /** Turns alternate between us and the peer, so that noise on the machine hits both. */
  private void measure(
      Message name, long leaves, LongSupplier tree, Optional<LongSupplier> peerNanos) {
    for (int i = 0; i < WARM_UPS; i++) {
      check(leaves, tree.getAsLong());
    }
    double[] ours = new double[rounds];
    double[] theirs = new double[rounds];
    long allocated = 0;
    for (int i = 0; i < rounds; i++) {
      long bytes = THREADS.getCurrentThreadAllocatedBytes();
      long begun = THREADS.getCurrentThreadCpuTime();
      check(leaves, tree.getAsLong());
      ours[i] = speed(leaves, THREADS.getCurrentThreadCpuTime() - begun);
      allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
      if (peerNanos.isPresent()) {
        theirs[i] = speed(leaves, peerNanos.get().getAsLong());
      }
    }
    Message line =
        Messages.benchPerft(
            allocated,
            figure("%,13d", leaves),
            figure("%-18s", name),
            figure("%7.1f", Middle.of(ours).median()));
    if (peerNanos.isPresent()) {
      double theirMiddle = Middle.of(theirs).median();
      line =
          Messages.benchBeside(
              line,
              figure("%.2f", Middle.of(ours).median() / theirMiddle),
              figure("%7.1f", theirMiddle));
    }
    out.println(line);
    out.flush();
  }

  private static String figure(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }

  private static double speed(long leaves, long nanos) {
    return leaves * 1e3 / Math.max(1, nanos);
  }

  private static void check(long expected, long counted) {
    if (expected != counted) {
      throw new Refusal(Messages.workLeaves(counted, expected));
    }
  }
}
