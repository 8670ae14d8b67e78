package games.janus.workbench;

import games.janus.engines.chess.SelfPlay;
import games.janus.engines.chess.Tuning;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Teaches the chess player from games against itself. */
@Command(
    name = "chess",
    mixinStandardHelpOptions = true,
    description = {
      "Play quick games of Janus against itself and learn from them what positions are worth.",
      "Prints the new weights as they stand in the source; whether they play better, a match shows.",
    },
    footer = {
      "",
      "Examples:",
      "  janus tune chess --games 3000 --keep samples.txt --out weights.txt",
      "  janus tune chess --games 0 --from samples.txt --rounds 60 --out weights.txt",
    })
final class TuneChessCommand implements Runnable {
  private static final int MOST_GAMES = 1_000_000;

  /** About a gigabyte once taken apart into features. */
  private static final int MOST_POSITIONS = 5_000_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games to play; none with 0 (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "3000",
      description = "Positions a move may look at (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Learn from the positions in this file too: FEN | result | score, a line each.")
  private Optional<Path> from = Optional.empty();

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "Add the positions of every game to this file as soon as it is over.")
  private Optional<Path> keep = Optional.empty();

  @Option(
      names = "--trust",
      paramLabel = "T",
      defaultValue = "0.7",
      description =
          "How much the end of a game counts, from 0 to 1, against what the search thought"
              + " (default: ${DEFAULT-VALUE}).")
  private double trust;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "30",
      description = "Times to go over all positions (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Mixin private TuneOptions options = new TuneOptions();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneChessCommand() {}

  @Override
  public void run() {
    require(games >= 0 && games <= MOST_GAMES, "--games is 0 to " + MOST_GAMES);
    require(games > 0 || from.isPresent(), "without games there must be a file to learn --from");
    require(nodes >= 1 && rounds >= 1, "--nodes and --rounds are at least 1");
    require(trust >= 0 && trust <= 1, "--trust is 0 to 1");
    options.requireWritable();
    keep.ifPresent(file -> TuneOptions.append(file, ""));
    var tuning = new Tuning(trust);
    from.ifPresent(file -> read(file, tuning));
    play(tuning);
    if (tuning.size() < Tuning.FEWEST) {
      throw new Refusal(tuning.size() + " positions are too few to learn from: play more games");
    }
    learn(tuning, spec.commandLine().getOut());
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  private static void read(Path file, Tuning tuning) {
    int number = 0;
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      for (String line = lines.readLine();
          line != null && tuning.size() < MOST_POSITIONS;
          line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          tuning.add(line);
        }
      }
    } catch (IOException problem) {
      throw Refusal.unreadable(file.toString(), problem);
    } catch (IllegalArgumentException | NotationException | IllegalSetupException wrong) {
      throw new Refusal(file + ", line " + number + ": " + wrong.getMessage());
    }
  }

  private void play(Tuning tuning) {
    var selfPlay = new SelfPlay(options.seed(), nodes);
    var progress = new Progress("playing", games);
    for (int game = 0; game < games && tuning.size() < MOST_POSITIONS; game++) {
      List<String> lines = selfPlay.game();
      lines.forEach(tuning::add);
      keep.ifPresent(file -> TuneOptions.append(file, text(lines)));
      progress.advance(1);
    }
    progress.finish();
  }

  private static String text(List<String> lines) {
    var text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private void learn(Tuning tuning, PrintWriter printer) {
    printer.println(tuning.size() + " positions");
    printer.println("a lead of " + Math.round(tuning.settleLead()) + " makes 73 % of the points");
    double before = tuning.testError();
    var progress = new Progress("learning", rounds);
    for (int round = 0; round < rounds; round++) {
      tuning.learn(Tuning.stepOf(round), options.seed() + round);
      progress.advance(1);
    }
    progress.finish();
    double after = tuning.testError();
    printer.println("error before " + before + ", after " + after);
    if (after >= before) {
      printer.println("Nothing was learnt that holds elsewhere: keep the old weights.");
    }
    options.write(tuning.tapered() + "\n" + tuning.danger(), printer);
    printer.flush();
  }
}
