package games.janus.cli;

import games.janus.arena.EngineFactory;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.puzzle.Puzzle;
import games.janus.play.puzzle.PuzzleMaker;
import games.janus.play.puzzle.PuzzleMaker.Found;
import games.janus.play.puzzle.PuzzleText;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds puzzles in the games of files, or checks files of puzzles. */
@Command(name = "puzzles", mixinStandardHelpOptions = true)
final class PuzzlesCommand extends JanusCommand {
  private static final long MOST_NODES = 1_000_000_000;
  private static final String HEADER = "# ";
  private static final String GAME = "# puzzles: ";

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<String> files = List.of();

  @Option(names = "--nodes", paramLabel = "N")
  private Optional<Long> nodes = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT")
  private Optional<String> output = Optional.empty();

  @Option(names = "--sure")
  private boolean sure;

  @Option(names = "--most", paramLabel = "N")
  private Optional<Integer> most = Optional.empty();

  @Option(names = "--made", paramLabel = "TEXT")
  private Optional<String> made = Optional.empty();

  @Option(names = "--check")
  private boolean check;

  @Option(names = "--every", paramLabel = "N", defaultValue = "1")
  private int every = 1;

  /** How long it takes is told, and timed from here. */
  private final ClockControl clock = new ClockControl();

  @Override
  public Integer call() {
    requireRange("--nodes", 1, MOST_NODES, nodes);
    requirePositive("--most", most);
    requirePositive("--every", every);
    if (check) {
      boolean allSound = true;
      for (String file : files) {
        allSound &= check(file);
      }
      return allSound ? 0 : 1;
    }
    boolean isChess = files.stream().allMatch(file -> ends(file, ".pgn"));
    require(
        isChess || files.stream().allMatch(file -> ends(file, ".pdn")), Messages.puzzlesFiles());
    return isChess ? make(Games.chess()) : make(Games.checkers(RuleSet.ACF));
  }

  private static boolean ends(String file, String ending) {
    return file.toLowerCase(Locale.ROOT).endsWith(ending);
  }

  // ---- Making

  private <P, M> int make(GameType<P, M> type) {
    List<GameRecord<P, M>> games = new ArrayList<>();
    boolean allGood = true;
    for (String file : files) {
      allGood &= GameFile.read(type, file, games, this::tell);
    }
    output.ifPresent(name -> write(name, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    var work = new Work<>(type, nodes.orElse(PuzzleMaker.USUAL_NODES));
    var progress =
        new Progress(
            Messages.puzzlesSearching().text(),
            games.stream().mapToLong(game -> game.moves().size() + 1).sum());
    for (GameRecord<P, M> game : games) {
      work.add(game, progress);
    }
    progress.finish();
    String text = work.text(games.size());
    if (output.isPresent()) {
      write(output.get(), text);
    } else {
      out().print(text);
      out().flush();
    }
    tell(
        Messages.puzzlesFound(
            games.size(), work.positions, work.puzzles.size(), String.valueOf(seconds())));
    return allGood ? 0 : 1;
  }

  private long seconds() {
    return Math.round(clock.seconds());
  }

  /** What is found in several games. */
  private final class Work<P, M> {
    private final GameType<P, M> type;
    private final long each;
    private final PuzzleMaker<P, M> maker;
    private final PuzzleMaker<P, M> checker;
    private final HashSet<P> known = new HashSet<>();
    private final List<Line> puzzles = new ArrayList<>();
    private Optional<Found<P, M>> last = Optional.empty();
    private int games;
    private long positions;
    private int fallen;

    /** A puzzle as it is written, the easiest first. */
    private record Line(long effort, String text) {}

    Work(GameType<P, M> type, long each) {
      this.type = type;
      this.each = each;
      this.maker = new PuzzleMaker<>(type, EngineFactory.ofUser(), each, () -> false);
      this.checker =
          new PuzzleMaker<>(type, EngineFactory.ofUser(), each * PuzzleMaker.CHECK, () -> false);
    }

    void add(GameRecord<P, M> game, Progress progress) {
      games++;
      last = Optional.empty();
      maker.of(
          game.start(),
          game.moves(),
          (_, _, found) -> {
            positions++;
            progress.advance(1);
            found.ifPresent(this::add);
          });
    }

    private void add(Found<P, M> found) {
      Puzzle<P, M> puzzle = found.puzzle();
      if (!known.add(puzzle.start())) {
        return;
      }
      if (sure && checker.flaw(puzzle).isPresent()) {
        fallen++;
        return;
      }
      if (last.isEmpty() || !found.repeats(last.get())) {
        String from = games + "/" + found.ply();
        puzzles.add(new Line(puzzle.effort(), new PuzzleText<>(type).write(puzzle, from)));
      }
      last = Optional.of(found);
    }

    String text(int games) {
      puzzles.sort(Comparator.comparingLong(Line::effort));
      List<Line> kept =
          puzzles.subList(0, Math.min(puzzles.size(), most.orElse(Integer.MAX_VALUE)));
      var text = new StringBuilder(GAME).append(type.id()).append('\n');
      header(text, "command", String.join(" ", commandLine()));
      made.ifPresent(how -> header(text, "games", how));
      header(text, "nodes", String.valueOf(each));
      if (sure) {
        header(text, "check", String.valueOf(each * PuzzleMaker.CHECK));
      }
      header(
          text,
          "counts",
          "games=%d positions=%d fallen=%d puzzles=%d"
              .formatted(games, positions, fallen, kept.size()));
      header(text, "line", "position;solution;goal;effort;themes;game/ply");
      kept.forEach(line -> text.append(line.text()).append('\n'));
      return text.toString();
    }
  }

  private static void header(StringBuilder text, String name, String value) {
    text.append(HEADER).append(name).append(": ").append(value).append('\n');
  }

  /** As it was typed, but for folders, which others do not have. */
  private List<String> commandLine() {
    var words = new ArrayList<>(List.of("janus", "puzzles"));
    files.forEach(file -> words.add(String.valueOf(Path.of(file).getFileName())));
    nodes.ifPresent(number -> words.add("--nodes " + number));
    most.ifPresent(number -> words.add("--most " + number));
    if (sure) {
      words.add("--sure");
    }
    return words;
  }

  // ---- Checking

  private boolean check(String file) {
    List<String> lines = TextFile.read(file, TextFile::lines);
    String first = lines.isEmpty() ? "" : lines.getFirst();
    return switch (first) {
      case GAME + "chess" -> check(file, lines, Games.chess());
      case GAME + "checkers" -> check(file, lines, Games.checkers(RuleSet.ACF));
      default -> throw new Refusal(Messages.pathIn(file, Messages.puzzlesFirstLine(GAME).text()));
    };
  }

  private <P, M> boolean check(String file, List<String> lines, GameType<P, M> type) {
    long each = nodes.orElse(PuzzleMaker.USUAL_NODES * PuzzleMaker.CHECK);
    var checker = new PuzzleMaker<>(type, EngineFactory.ofUser(), each, () -> false);
    var progress = new Progress(Messages.puzzlesChecking().text(), lines.size());
    int puzzles = 0;
    int checked = 0;
    int proven = 0;
    int wrong = 0;
    for (int i = 0; i < lines.size(); i++) {
      progress.advance(1);
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (puzzles++ % every == 0) {
        checked++;
        Optional<Message> flaw = flaw(type, checker, line);
        wrong += flaw.isPresent() ? 1 : 0;
        proven +=
            flaw.isEmpty() && checker.isProven(new PuzzleText<>(type).read(line).start()) ? 1 : 0;
        int number = i + 1;
        flaw.ifPresent(reason -> tell(Messages.puzzlesWrong(file, number, reason)));
      }
    }
    progress.finish();
    tell(Messages.puzzlesChecked(checked, file, proven, String.valueOf(seconds()), wrong));
    return wrong == 0;
  }

  private static <P, M> Optional<Message> flaw(
      GameType<P, M> type, PuzzleMaker<P, M> checker, String line) {
    try {
      return checker.flaw(new PuzzleText<>(type).read(line)).map(Messages::puzzlesNotOnly);
    } catch (MessageException unreadable) {
      return Optional.of(unreadable.reason());
    }
  }

  private void tell(Message sentence) {
    err().println(Excerpt.whole(sentence.toString()));
    err().flush();
  }

  private static void write(String name, String text, OpenOption... how) {
    try {
      Files.writeString(Path.of(name), text, StandardCharsets.UTF_8, how);
    } catch (IOException | InvalidPathException problem) {
      throw Refusal.unwritable(name, problem);
    }
  }
}
