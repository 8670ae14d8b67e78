package games.janus.workbench;

import games.janus.engines.chess.SelfPlay;
import games.janus.engines.chess.Tuning;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Teaches the chess player from games against itself. */
@Command(name = "chess", mixinStandardHelpOptions = true)
final class TuneChessCommand extends JanusCommand {
  private static final int MOST_GAMES = 1_000_000;

  /** About a gigabyte once taken apart into features. */
  private static final int MOST_POSITIONS = 5_000_000;

  @Option(names = "--games", paramLabel = "N")
  private int games = 1000;

  @Option(names = "--nodes", paramLabel = "N")
  private long nodes = 3000;

  @Option(names = "--rounds", paramLabel = "N")
  private int rounds = 30;

  @Option(names = "--seed", paramLabel = "S")
  private long seed = 1;

  @Option(names = "--from", paramLabel = "FILE")
  private Optional<Path> from = Optional.empty();

  @Option(names = "--keep", paramLabel = "FILE")
  private Optional<Path> keep = Optional.empty();

  @Option(names = "--trust", paramLabel = "T", defaultValue = "0.7")
  private double trust;

  @Option(names = "--out", paramLabel = "FILE")
  private Optional<Path> out = Optional.empty();

  TuneChessCommand() {}

  @Override
  public Integer call() {
    requireRange("--games", 0, MOST_GAMES, games);
    require(games > 0 || from.isPresent(), Messages.workNoSamples());
    requirePositive("--nodes", nodes);
    requirePositive("--rounds", rounds);
    requireRange("--trust", 0, 1, trust);
    // Refused before hours of games have been played for them.
    out.ifPresent(file -> write(file, "", StandardOpenOption.APPEND));
    keep.ifPresent(file -> write(file, "", StandardOpenOption.APPEND));
    var tuning = new Tuning(trust);
    from.ifPresent(file -> read(file, tuning));
    play(tuning);
    if (tuning.size() < Tuning.FEWEST) {
      throw new Refusal(Messages.workFewPositions(tuning.size()));
    }
    String weights = learn(tuning);
    out.ifPresentOrElse(
        file -> write(file, weights, StandardOpenOption.TRUNCATE_EXISTING),
        () -> out().print(weights));
    out().flush();
    return 0;
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
      throw Refusal.unreadable(file, problem);
    } catch (IllegalArgumentException | NotationException | IllegalSetupException wrong) {
      throw new Refusal(Messages.pathLine(file, number, String.valueOf(wrong.getMessage())));
    }
  }

  private void play(Tuning tuning) {
    var selfPlay = new SelfPlay(seed, nodes);
    var progress = new Progress(Messages.workPlaying().text(), games);
    for (int game = 0; game < games && tuning.size() < MOST_POSITIONS; game++) {
      List<String> lines = selfPlay.game();
      lines.forEach(tuning::add);
      String text = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
      keep.ifPresent(file -> write(file, text, StandardOpenOption.APPEND));
      progress.advance(1);
    }
    progress.finish();
  }

  private String learn(Tuning tuning) {
    say(Messages.workPositions(tuning.size()));
    say(Messages.workLead(Math.round(tuning.settleLead())));
    double before = tuning.testError();
    var progress = new Progress(Messages.workLearning().text(), rounds);
    for (int round = 0; round < rounds; round++) {
      tuning.learn(Tuning.stepOf(round), seed + round);
      progress.advance(1);
    }
    progress.finish();
    double after = tuning.testError();
    say(Messages.workError(after, before));
    if (after >= before) {
      say(Messages.workNothingLearnt());
    }
    return tuning.tapered() + "\n" + tuning.danger();
  }

  private static void write(Path file, String text, StandardOpenOption how) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.WRITE, how);
    } catch (IOException problem) {
      throw Refusal.unwritable(file, problem);
    }
  }
}
