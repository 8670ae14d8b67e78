package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.arena.egdb.EndgameBuild;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.engines.checkers.endgame.Verdict;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Perfect play in checkers with few pieces: builds tables of it, counts and asks them. */
@Command(
    name = "egdb",
    mixinStandardHelpOptions = true,
    subcommands = {
      EgdbCommand.Build.class,
      EgdbCommand.Stats.class,
      EgdbCommand.Probe.class,
      EgdbCommand.Pack.class
    })
public final class EgdbCommand extends CommandGroup {
  EgdbCommand() {
    super(Messages.workWhatToDo());
  }

  /** Where the files are. */
  static final class FolderOption {
    @Option(names = "--dir", paramLabel = "D")
    private Optional<Path> given = Optional.empty();

    EndgameFolder folder() {
      return given.map(EndgameFolder::new).orElseGet(EndgameFolder::ofUser);
    }

    /** The folder alone where it was named; otherwise all that is known. */
    EndgameTable named() {
      if (given.isEmpty()) {
        return known();
      }
      if (!Files.isDirectory(given.get())) {
        throw new Refusal(Messages.workNoFolder(given.get()));
      }
      return folder().addTo(EndgameTable.empty());
    }

    /** What comes with the program, and the folder. */
    EndgameTable known() {
      return folder().addTo(EndgameFolder.embedded());
    }
  }

  /** Solves slices. */
  @Command(name = "build", mixinStandardHelpOptions = true)
  static final class Build extends JanusCommand {
    @Option(names = "--pieces", paramLabel = "N", required = true)
    private int pieces;

    @Option(names = "--threads", paramLabel = "T")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin private FolderOption option = new FolderOption();

    @Override
    public Integer call() throws InterruptedException {
      requireRange("--pieces", 2, Slice.MOST_PIECES, pieces);
      requireRange("--threads", 1, 256, threads);
      long all = EndgameBuild.positions(pieces);
      var watch = new Stopwatch();
      var progress = new Progress(Messages.workSolving().text(), all);
      try {
        var build =
            new EndgameBuild(pieces, threads, option.folder(), done -> advance(progress, done));
        long before = build.alreadyThere();
        advance(progress, before);
        build.run();
        progress.finish();
        say(
            Messages.workSolved(
                before,
                option.folder().path(),
                String.format(Locale.ROOT, "%.1f", watch.millis() / 1000.0),
                all - before));
        return 0;
      } finally {
        progress.finish();
      }
    }

    private static void advance(Progress progress, long done) {
      synchronized (progress) { // several threads solve
        progress.advance(done);
      }
    }
  }

  /** Counts. */
  @Command(name = "stats", mixinStandardHelpOptions = true)
  static final class Stats extends JanusCommand {
    @Option(names = "--json")
    private boolean json;

    @Mixin private FolderOption option = new FolderOption();

    @Override
    public Integer call() {
      var report = new EgdbReport(option.named());
      out().print(json ? report.json() + "\n" : report.text());
      out().flush();
      return 0;
    }
  }

  /** Asks. */
  @Command(name = "probe", mixinStandardHelpOptions = true)
  static final class Probe extends JanusCommand {
    @Parameters(arity = "1..*", paramLabel = "FEN")
    private List<String> words = List.of();

    @Mixin private FolderOption option = new FolderOption();

    @Override
    public Integer call() {
      Position position = Refusal.position(Games.checkers(RuleSet.ACF), String.join(" ", words));
      Verdict verdict =
          new EndgameJudge(option.known().oracle())
              .judge(position)
              .orElseThrow(() -> new Refusal(Messages.workUnknown()));
      String result = verdict.result().name().toLowerCase(Locale.ROOT);
      say(Messages.egdbValue(result, position.ruleSet().nameOf(position.turn())));
      verdict.distance().ifPresent(plies -> say(Messages.egdbPlies(plies)));
      var moves = verdict.best().stream().map(move -> MoveText.write(position, move)).toList();
      say(moves.isEmpty() ? Messages.egdbNoMove() : Messages.egdbBest(String.join(" ", moves)));
      return 0;
    }
  }

  /** Puts slices into one file. */
  @Command(name = "pack", mixinStandardHelpOptions = true)
  static final class Pack extends JanusCommand {
    @Option(names = "--pieces", paramLabel = "N", required = true)
    private int pieces;

    @Option(names = "--out", paramLabel = "FILE", required = true)
    private Path out = Path.of("endgames.jegd");

    @Mixin private FolderOption option = new FolderOption();

    @Override
    public Integer call() {
      requireRange("--pieces", 2, Slice.MOST_PIECES, pieces);
      EndgameFolder.write(out, option.folder().joined(pieces));
      return 0;
    }
  }
}
