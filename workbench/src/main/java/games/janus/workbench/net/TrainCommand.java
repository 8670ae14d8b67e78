package games.janus.workbench.net;

import games.janus.message.Messages;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Learns a net from games; goes on after the last pass that was finished. */
@Command(name = "train", mixinStandardHelpOptions = true)
final class TrainCommand extends JanusCommand {
  /** Below, no batch is full. */
  private static final int FEWEST = 10;

  @Option(names = "--data", paramLabel = "FILE", required = true, split = ",")
  private List<Path> data = List.of();

  @Option(names = "--out", paramLabel = "CHECKPOINT", required = true)
  private Path out = Path.of("net.train");

  @Option(names = "--width", paramLabel = "N", defaultValue = "256")
  private int width;

  @Option(names = "--epochs", paramLabel = "N", defaultValue = "8")
  private int epochs;

  @Option(names = "--batch", paramLabel = "N", defaultValue = "2048")
  private int batch;

  @Option(names = "--trust", paramLabel = "T", defaultValue = "0.5")
  private double trust;

  @Option(names = "--step", paramLabel = "X", defaultValue = "0.002")
  private double step;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Option(names = "--threads", paramLabel = "T")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--curve", paramLabel = "SVG")
  private Optional<Path> curve = Optional.empty();

  @Override
  public Integer call() throws InterruptedException {
    requireRange("--width", 8, 1024, width);
    require(width % 8 == 0, Messages.netWidth());
    requirePositive("--epochs", epochs);
    requireRange("--batch", 1, 1 << 20, batch);
    requireRange("--trust", 0, 1, trust);
    require(step > 0 && step <= 1, Messages.netStep());
    requireRange("--threads", 1, 256, threads);
    Positions positions = NetCommand.positions(data);
    say(Messages.workPositionsOf(positions.size(), positions.games()));
    if (positions.places(false).length < Math.max(FEWEST, batch)) {
      throw new Refusal(Messages.workFewPositions(positions.size()));
    }
    learn(trainer(positions));
    return 0;
  }

  private Trainer trainer(Positions positions) {
    var settings = new Trainer.Settings(width, epochs, batch, trust, step, seed, threads);
    if (!Files.exists(out)) {
      return new Trainer(positions, settings);
    }
    Checkpoint before = NetCommand.checkpoint(out);
    if (!before.settings().equals(settings) || before.positions() != positions.size()) {
      throw new Refusal(Messages.netOtherLearning(out));
    }
    return new Trainer(positions, before);
  }

  private void learn(Trainer trainer) throws InterruptedException {
    say(
        Messages.netGoal(
            NetCommand.loss(trainer.leastLoss()), Math.round(trainer.checkpoint().scale())));
    var progress = new Progress(Messages.workLearning().text(), epochs);
    progress.advance(trainer.checkpoint().curve().size());
    try {
      for (int pass = trainer.checkpoint().curve().size() + 1; pass <= epochs; pass++) {
        Checkpoint.Pass loss = trainer.learn();
        trainer.checkpoint().write(out);
        progress.advance(1);
        progress.finish();
        say(
            Messages.netPass(
                NetCommand.loss(loss.heldOut()), pass, NetCommand.loss(loss.taught())));
      }
    } catch (IOException problem) {
      throw Refusal.unwritable(out, problem);
    }
    curve.ifPresent(file -> draw(file, trainer.checkpoint().curve()));
  }

  private static void draw(Path file, List<Checkpoint.Pass> curve) {
    try {
      Files.writeString(file, LearningCurve.svg(curve));
    } catch (IOException problem) {
      throw Refusal.unwritable(file, problem);
    }
  }
}
