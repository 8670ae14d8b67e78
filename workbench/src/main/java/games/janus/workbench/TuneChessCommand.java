package games.janus.workbench;

import games.janus.engines.chess.SelfPlay;
import games.janus.engines.chess.Tuning;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.Usage;
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
import picocli.CommandLine.Spec;

/** Teaches the chess player from games against itself. */
@Command(name = "chess", mixinStandardHelpOptions = true)
final class TuneChessCommand implements Runnable {
  private static final int MOST_GAMES = 1_000_000;

  /** About a gigabyte once taken apart into features. */
  private static final int MOST_POSITIONS = 5_000_000;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
  private int games;

  @Option(names = "--nodes", paramLabel = "N", defaultValue = "3000")
  private long nodes;

  @Option(names = "--from", paramLabel = "FILE")
  private Optional<Path> from = Optional.empty();

  @Option(names = "--keep", paramLabel = "FILE")
  private Optional<Path> keep = Optional.empty();

  @Option(names = "--trust", paramLabel = "T", defaultValue = "0.7")
  private double trust;

  @Option(names = "--rounds", paramLabel = "N", defaultValue = "30")
  private int rounds;

  @Mixin private TuneOptions options = new TuneOptions();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneChessCommand() {}

  @Override
  public void run() {
    require(games >= 0 && games <= MOST_GAMES, Messages.optionRange(0, MOST_GAMES, "--games"));
    require(games > 0 || from.isPresent(), Messages.workNoSamples());
    require(nodes >= 1 && rounds >= 1, Messages.optionAllLeast(1, "--nodes and --rounds"));
    require(trust >= 0 && trust <= 1, Messages.optionRange(0, 1, "--trust"));
    options.requireWritable();
    keep.ifPresent(file -> TuneOptions.append(file, ""));
    var tuning = new Tuning(trust);
    from.ifPresent(file -> read(file, tuning));
    play(tuning);
    if (tuning.size() < Tuning.FEWEST) {
      throw new Refusal(Messages.workFewPositions(tuning.size()));
    }
    learn(tuning, spec.commandLine().getOut());
  }

  private void require(boolean condition, Message otherwise) {
    Usage.require(spec, condition, otherwise);
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
      throw new Refusal(Messages.pathLine(file, number, String.valueOf(wrong.getMessage())));
    }
  }

  private void play(Tuning tuning) {
    var selfPlay = new SelfPlay(options.seed(), nodes);
    var progress = new Progress(Messages.workPlaying().text(), games);
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
    printer.println(Messages.workPositions(tuning.size()));
    printer.println(Messages.workLead(Math.round(tuning.settleLead())));
    double before = tuning.testError();
    var progress = new Progress(Messages.workLearning().text(), rounds);
    for (int round = 0; round < rounds; round++) {
      tuning.learn(Tuning.stepOf(round), options.seed() + round);
      progress.advance(1);
    }
    progress.finish();
    double after = tuning.testError();
    printer.println(Messages.workError(after, before));
    if (after >= before) {
      printer.println(Messages.workNothingLearnt());
    }
    options.write(tuning.tapered() + "\n" + tuning.danger(), printer);
    printer.flush();
  }
}
