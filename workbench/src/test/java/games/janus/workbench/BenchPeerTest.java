package games.janus.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS) // the peers are shell scripts
class BenchPeerTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @TempDir Path folder;

  @Test
  void aSearchIsMeasuredByTheLastCountThePeerTells() throws Exception {
    String program =
        peer(
            """
            "go nodes 500") echo "info depth 1 nodes 20 time 1 nps 20000 pv e2e4"
              echo "info string nodes are counted"
              echo "info depth 2 seldepth 3 nodes 512 time 2 nps 30000 pv e2e4"
              echo "bestmove e2e4" ;;\
            """);
    try (BenchPeer peer = BenchPeer.start(program)) {
      assertThat(peer.name()).isEqualTo("Scripted 1");
      BenchPeer.Search search = peer.search(START, 500);
      assertThat(search.positions()).isEqualTo(512);
      assertThat(search.nanos()).isNotNegative();
    }
  }

  @Test
  void aPeerThatTellsNoCountIsNoPeer() throws Exception {
    try (BenchPeer peer = BenchPeer.start(peer("go*) echo bestmove e2e4 ;;"))) {
      assertThatThrownBy(() -> peer.search(START, 500))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("Scripted 1 does not tell how many positions");
    }
  }

  @Test
  void aPeerThatDiesIsNamed() throws Exception {
    try (BenchPeer peer = BenchPeer.start(peer("go*) exit 1 ;;"))) {
      assertThatThrownBy(() -> peer.search(START, 500))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("Scripted 1 stopped answering");
    }
  }

  @Test
  void aWrongCountOfATreeIsNotMeasured() throws Exception {
    String program = peer("\"go perft 1\") echo \"Nodes searched: 21\" ;;");
    try (BenchPeer peer = BenchPeer.start(program)) {
      assertThat(peer.countNanos(START, 1, 21)).isNotNegative();
      assertThatThrownBy(() -> peer.countNanos(START, 1, 20))
          .hasMessageContaining("Nodes searched: 21 instead of 20");
    }
  }

  @Test
  void whatCannotBeStartedIsNamed() {
    Shell shell = Shell.janus("bench", "speed", "--peer", "no-such-engine");
    assertThat(shell.exitCode()).isNotZero();
    assertThat(shell.err()).contains("cannot start the comparison program no-such-engine");
  }

  /** A peer that answers {@code go} in its own way. */
  private String peer(String answers) throws IOException {
    Path script = folder.resolve("peer");
    Files.writeString(
        script,
        """
        #!/bin/sh
        while read -r line; do
          case $line in
            uci) echo "id name Scripted 1"; echo uciok ;;
            isready) echo readyok ;;
            %s
          esac
        done
        """
            .formatted(answers));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script.toString();
  }
}
