package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.arena.egdb.EndgameBuild;
import games.janus.arena.egdb.EndgameFileException;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.engines.checkers.endgame.Verdict;
import games.janus.games.Games;
import games.janus.workbench.command.Crossroads;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Perfect play in checkers with few pieces: builds tables of it, counts and asks them. */
@Command(
    name = "egdb",
    mixinStandardHelpOptions = true,
    description = "Checkers endgame databases: every position with few pieces, solved.",
    subcommands = {
      EgdbCommand.Build.class,
      EgdbCommand.Stats.class,
      EgdbCommand.Probe.class,
      EgdbCommand.Pack.class
    },
    footer = {
      "",
      "Up to five pieces come with the program. More are built into a folder and found there.",
      "",
      "Examples:",
      "  janus egdb probe \"B:W18,K10:B12,K22\"",
      "  janus egdb build --pieces 6 --threads 2",
      "  janus egdb stats --json",
    })
public final class EgdbCommand extends Crossroads {
  EgdbCommand() {
    super("what to do");
  }

  /** Where the files are. */
  static final class FolderOption {
    @Option(
        names = "--dir",
        paramLabel = "D",
        description = "The folder of the files (default: in the user's data folder).")
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
        throw new Refusal("there is no folder " + given.get());
      }
      return refusing(() -> folder().addTo(EndgameTable.empty()));
    }

    /** What comes with the program, and the folder. */
    EndgameTable known() {
      return refusing(() -> folder().addTo(EndgameFolder.embedded()));
    }
  }

  private static <T> T refusing(Supplier<T> work) {
    try {
      return work.get();
    } catch (EndgameFileException problem) {
      throw new Refusal(String.valueOf(problem.getMessage()));
    }
  }

  private static int checkedPieces(CommandSpec spec, int pieces) {
    if (pieces < 2 || pieces > Slice.MOST_PIECES) {
      throw new ParameterException(spec.commandLine(), "--pieces is 2 to " + Slice.MOST_PIECES);
    }
    return pieces;
  }

  /** Solves slices. */
  @Command(
      name = "build",
      mixinStandardHelpOptions = true,
      description = "Solve every position with up to N pieces; goes on where it was stopped.")
  static final class Build implements Callable<Integer> {
    @Option(names = "--pieces", paramLabel = "N", required = true, description = "2 to 7.")
    private int pieces;

    @Option(
        names = "--threads",
        paramLabel = "T",
        description = "Work with this many threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin private FolderOption option = new FolderOption();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Build() {}

    @Override
    public Integer call() throws InterruptedException {
      long all = EndgameBuild.positions(checkedPieces(spec, pieces));
      if (threads < 1 || threads > 256) {
        throw new ParameterException(spec.commandLine(), "--threads is 1 to 256");
      }
      var watch = new Stopwatch();
      var progress = new Progress("solving", all);
      try {
        var build =
            new EndgameBuild(pieces, threads, option.folder(), done -> advance(progress, done));
        long before = build.alreadyThere();
        advance(progress, before);
        build.run();
        progress.finish();
        PrintWriter out = spec.commandLine().getOut();
        out.println(
            String.format(
                Locale.ROOT,
                "%,d positions solved, %,d were there  %.1f s  %s",
                all - before,
                before,
                watch.millis() / 1000.0,
                option.folder().path()));
        out.flush();
        return 0;
      } catch (EndgameFileException problem) {
        progress.finish();
        throw new Refusal(String.valueOf(problem.getMessage()));
      }
    }

    private static void advance(Progress progress, long done) {
      synchronized (progress) { // several threads solve
        progress.advance(done);
      }
    }
  }

  /** Counts. */
  @Command(
      name = "stats",
      mixinStandardHelpOptions = true,
      description = "Count positions, wins, losses and draws of each slice; Black is to move.")
  static final class Stats implements Callable<Integer> {
    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin private FolderOption option = new FolderOption();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Stats() {}

    @Override
    public Integer call() {
      var report = new EgdbReport(option.named());
      PrintWriter out = spec.commandLine().getOut();
      out.print(json ? report.json() + "\n" : report.text());
      out.flush();
      return 0;
    }
  }

  /** Asks. */
  @Command(
      name = "probe",
      mixinStandardHelpOptions = true,
      description = "Say what a position comes to with best play, and the best moves.")
  static final class Probe implements Callable<Integer> {
    @Parameters(
        arity = "1..*",
        paramLabel = "FEN",
        description = "The position; quotes around it are not needed.")
    private List<String> words = List.of();

    @Mixin private FolderOption option = new FolderOption();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Probe() {}

    @Override
    public Integer call() {
      Position position = Refusal.position(Games.checkers(RuleSet.ACF), String.join(" ", words));
      Verdict verdict =
          new EndgameJudge(option.known().oracle())
              .judge(position)
              .orElseThrow(() -> new Refusal("not known: too many pieces for the tables at hand"));
      PrintWriter out = spec.commandLine().getOut();
      String result = verdict.result().name().toLowerCase(Locale.ROOT);
      out.println("value  " + result + " for " + position.ruleSet().nameOf(position.turn()));
      verdict.distance().ifPresent(plies -> out.println("plies  " + plies));
      var moves = verdict.best().stream().map(move -> MoveText.write(position, move)).toList();
      out.println("best   " + (moves.isEmpty() ? "no move" : String.join(" ", moves)));
      out.flush();
      return 0;
    }
  }

  /** Puts slices into one file. */
  @Command(
      name = "pack",
      mixinStandardHelpOptions = true,
      description =
          "Put the files of a folder with up to N pieces into one, as it comes with the program.")
  static final class Pack implements Callable<Integer> {
    @Option(names = "--pieces", paramLabel = "N", required = true, description = "2 to 7.")
    private int pieces;

    @Option(
        names = "--out",
        paramLabel = "FILE",
        required = true,
        description = "The file to write.")
    private Path out = Path.of("endgames.jegd");

    @Mixin private FolderOption option = new FolderOption();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Pack() {}

    @Override
    public Integer call() {
      checkedPieces(spec, pieces);
      return refusing(() -> {
        EndgameFolder.write(out, option.folder().joined(pieces));
        return 0;
      });
    }
  }
}
