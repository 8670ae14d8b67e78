package games.janus.workbench.net;

import games.janus.arena.egdb.EndgameFolder;
import games.janus.engines.checkers.Net;
import games.janus.engines.checkers.SelfPlay;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Messages;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays games to learn from; goes on where it was stopped. */
@Command(name = "selfplay", mixinStandardHelpOptions = true)
final class SelfPlayCommand extends JanusCommand {
  @Option(names = "--out", paramLabel = "FILE", required = true)
  private Path out = Path.of("games.rec");

  @Option(names = "--positions", paramLabel = "N", required = true)
  private long wanted;

  @Option(names = "--nodes", paramLabel = "N", defaultValue = "1500")
  private int nodes;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Option(names = "--net", paramLabel = "NET")
  private Optional<Path> net = Optional.empty();

  @Option(names = "--threads", paramLabel = "T")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws InterruptedException {
    requirePositive("--positions", wanted);
    requirePositive("--nodes", nodes);
    requireRange("--threads", 1, 256, threads);
    Optional<Net> judge = net.map(NetCommand::net);
    var header = new RecordFile.Header(seed, nodes, judge.map(Net::checksum).orElse(0));
    try (RecordFile file =
        RecordFile.open(out, header, wanted)
            .orElseThrow(() -> new Refusal(Messages.netOtherGames(out)))) {
      play(file, judge);
      say(Messages.workPositionsOf(file.positions(), file.games()));
      return 0;
    } catch (IOException problem) {
      throw Refusal.unwritable(out, problem);
    }
  }

  private void play(RecordFile file, Optional<Net> judge) throws IOException, InterruptedException {
    EndgameTable endgames = EndgameFolder.embedded();
    var next = new AtomicLong(file.games());
    var failed = new AtomicReference<@Nullable IOException>();
    var progress = new Progress(Messages.workPlaying().text(), wanted);
    progress.advance(file.positions());
    var players = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      players.add(
          Thread.ofPlatform()
              .daemon()
              .start(() -> {
                var games = new SelfPlay(seed, nodes, endgames.oracle(), judge);
                try {
                  while (!file.isFull()) {
                    long number = next.getAndIncrement();
                    file.put(number, games.play(number), progress::advance);
                  }
                } catch (IOException problem) {
                  failed.set(problem);
                }
              }));
    }
    for (Thread player : players) {
      player.join();
    }
    progress.finish();
    IOException problem = failed.get();
    if (problem != null) {
      throw problem;
    }
  }
}
