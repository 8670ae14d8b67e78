package games.janus.workbench.net;

import games.janus.engines.checkers.Net;
import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the net by which checkers is judged: games to learn from, the learning, the net itself. */
@Command(
    name = "net",
    mixinStandardHelpOptions = true,
    subcommands = {
      SelfPlayCommand.class,
      TrainCommand.class,
      NetCommand.Quantise.class,
      NetCommand.Card.class
    })
public final class NetCommand extends CommandGroup {
  NetCommand() {
    super(Messages.workWhatToDo());
  }

  /** A net in a file. */
  public static Net net(Path file) {
    try {
      return new Net(Files.readAllBytes(file));
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    } catch (IllegalArgumentException _) {
      throw new Refusal(Messages.netBroken(file));
    }
  }

  /** The positions of some files. */
  static Positions positions(List<Path> files) {
    for (Path file : files) {
      header(file);
    }
    try {
      return Positions.read(files);
    } catch (IOException problem) {
      throw Refusal.unreadable(files, problem);
    }
  }

  static RecordFile.Header header(Path file) {
    try {
      return RecordFile.header(file).orElseThrow(() -> new Refusal(Messages.netNoRecords(file)));
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    }
  }

  static Checkpoint checkpoint(Path file) {
    try {
      return Checkpoint.read(file).orElseThrow(() -> new Refusal(Messages.netNoCheckpoint(file)));
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    }
  }

  static String loss(double loss) {
    return String.format(Locale.ROOT, "%.5f", loss);
  }

  /** Turns what was learnt into integers. */
  @Command(name = "quantise", mixinStandardHelpOptions = true)
  static final class Quantise extends JanusCommand {
    @Parameters(index = "0", paramLabel = "CHECKPOINT")
    private Path from = Path.of("net.train");

    @Option(names = "--data", paramLabel = "FILE", required = true, split = ",")
    private List<Path> data = List.of();

    @Option(names = "--out", paramLabel = "FILE", required = true)
    private Path out = Path.of("checkers.net");

    @Override
    public Integer call() {
      Checkpoint learnt = checkpoint(from);
      var trainer = new Trainer(positions(data), learnt);
      byte[] bytes = learnt.weights().quantised(learnt.scale());
      try {
        Files.write(out, bytes);
      } catch (IOException problem) {
        throw Refusal.unwritable(out, problem);
      }
      say(
          Messages.netQuantised(
              loss(trainer.heldOutLoss(new Net(bytes))),
              loss(trainer.heldOutLoss()),
              bytes.length));
      return 0;
    }
  }

  /** Says what a net is, and what it was made from. */
  @Command(name = "card", mixinStandardHelpOptions = true)
  static final class Card extends JanusCommand {
    @Parameters(index = "0", paramLabel = "NET")
    private Path file = Path.of("checkers.net");

    @Option(names = "--from", paramLabel = "CHECKPOINT")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--data", paramLabel = "FILE", split = ",")
    private List<Path> data = List.of();

    @Override
    public Integer call() {
      Net net = net(file);
      row(Messages.netRowNet(), net.id());
      row(
          Messages.netRowShape(),
          Net.INPUTS
              + " → "
              + net.width()
              + " → 1, × "
              + Net.BUCKETS
              + ", "
              + Net.size(net.width()));
      from.map(NetCommand::checkpoint).ifPresent(this::tellLearning);
      for (Path each : data) {
        tellData(each);
      }
      return 0;
    }

    private void tellLearning(Checkpoint learnt) {
      Trainer.Settings how = learnt.settings();
      row(
          Messages.netRowLearnt(),
          "--width "
              + how.width()
              + " --epochs "
              + how.epochs()
              + " --batch "
              + how.batch()
              + " --trust "
              + how.trust()
              + " --step "
              + how.step()
              + " --seed "
              + how.seed()
              + " --threads "
              + how.threads());
      for (Checkpoint.Pass pass : learnt.curve()) {
        row(Messages.netRowLoss(), loss(pass.taught()) + " | " + loss(pass.heldOut()));
      }
    }

    private void tellData(Path each) {
      RecordFile.Header header = header(each);
      Positions positions = positions(List.of(each));
      row(
          Messages.netRowGames(),
          String.format(
              Locale.ROOT,
              "%,d games, %,d positions: --seed %d --nodes %d --net %s",
              positions.games(),
              positions.size(),
              header.seed(),
              header.nodes(),
              header.net() == 0 ? "-" : Net.hex(header.net())));
    }

    /** A row of a table in Markdown. */
    private void row(Object name, String value) {
      say("| " + name + " | " + value + " |");
    }
  }
}
