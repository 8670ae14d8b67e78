package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Another program, driven over UCI and measured by its own CPU time. */
final class BenchPeer implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern NODES = Pattern.compile("^info .*\\bnodes (\\d{1,18})\\b");

  private final Process process;
  private final BufferedReader in;
  private final BufferedWriter out;
  private final String name;

  private BenchPeer(Process process) throws IOException {
    this.process = process;
    this.in = process.inputReader();
    this.out = process.outputWriter();
    say("uci");
    this.name = waitFor(line -> line.startsWith("id name ")).substring("id name ".length());
    waitFor("uciok"::equals);
  }

  static BenchPeer start(String program) {
    Process process;
    try {
      process = new ProcessBuilder(program).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException _) {
      throw new Refusal(Messages.workNoPeer(program));
    }
    try {
      return new BenchPeer(process);
    } catch (IOException _) {
      process.destroyForcibly();
      throw new Refusal(Messages.workNoUci(program));
    }
  }

  String name() {
    return name;
  }

  /** The CPU time the peer takes to count one tree of moves. */
  long countNanos(String fen, int depth, long leaves) {
    try {
      prepare(fen);
      long before = cpuNanos();
      say("go perft " + depth);
      String answer = waitFor(line -> line.startsWith("Nodes searched"));
      long nanos = cpuNanos() - before;
      if (!answer.endsWith(" " + leaves)) {
        throw new Refusal(Messages.workPeerCount(answer, leaves));
      }
      return nanos;
    } catch (IOException _) {
      throw stopped();
    }
  }

  /** The CPU time the peer takes to search one position, and how many positions it looked at. */
  Search search(String fen, long positions) {
    try {
      say("ucinewgame");
      prepare(fen);
      long before = cpuNanos();
      say("go nodes " + positions);
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
    } catch (IOException _) {
      throw stopped();
    }
  }

  /** What a search took. */
  record Search(long positions, long nanos) {}

  private void prepare(String fen) throws IOException {
    say("position fen " + fen);
    say("isready");
    waitFor("readyok"::equals);
  }

  private Refusal stopped() {
    return new Refusal(Messages.workPeerStopped(name));
  }

  private long cpuNanos() {
    return process
        .info()
        .totalCpuDuration()
        .orElseThrow(() -> new Refusal(Messages.workNoCpuTime()))
        .toNanos();
  }

  private void say(String line) throws IOException {
    out.write(line + "\n");
    out.flush();
  }

  private String waitFor(Predicate<String> wanted) throws IOException {
    // A peer that hangs is stopped, which ends the reading below.
    Thread guard =
        Thread.ofVirtual()
            .start(() -> {
              try {
                Thread.sleep(PATIENCE);
                process.destroyForcibly();
              } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
              }
            });
    try {
      String line = in.readLine();
      while (line != null && !wanted.test(line)) {
        line = in.readLine();
      }
      if (line == null) {
        throw new IOException("no answer");
      }
      return line;
    } finally {
      guard.interrupt();
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
