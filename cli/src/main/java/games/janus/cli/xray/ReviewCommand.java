package games.janus.cli.xray;

import games.janus.arena.EngineFactory;
import games.janus.checkers.RuleSet;
import games.janus.cli.ClockControl;
import games.janus.cli.GameFile;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.GameHeader;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.Request;
import games.janus.play.core.WireCodec;
import games.janus.play.xray.Figures;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.LimitOptions;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes games from a file, has each reviewed, and puts them down again with the notes. */
@Command(name = "review", mixinStandardHelpOptions = true)
public final class ReviewCommand extends JanusCommand {
  private static final int INTERRUPTED = 130;
  private static final long MOST_SECONDS_TO_WRITE = 10;

  /** The progress bar counts parts of moves. */
  private static final int PARTS = 100;

  @Parameters(paramLabel = "FILE")
  private String file = "";

  @Option(names = "--engine", paramLabel = "NAME")
  private Optional<String> engine = Optional.empty();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT")
  private Optional<String> output = Optional.empty();

  @Option(names = "--json")
  private boolean json;

  private final AtomicBoolean isStopped = new AtomicBoolean();

  @Override
  public Integer call() {
    limits.check();
    String name = file.toLowerCase(Locale.ROOT);
    require(name.endsWith(".pgn") || name.endsWith(".pdn"), Messages.optionGameFile());
    return name.endsWith(".pgn") ? review(Games.chess()) : review(Games.checkers(RuleSet.ACF));
  }

  /** Whether the output can be written is tried before the work begins. */
  private <P, M> int review(GameType<P, M> type) {
    String id = Catalog.strongest(type).id();
    require(engine.isEmpty() || engine.get().equals(id), Messages.optionReviewer(id));
    List<GameRecord<P, M>> games = new ArrayList<>();
    boolean allGood = GameFile.read(type, file, games, this::tell);
    if (games.isEmpty()) {
      throw new Refusal(Messages.reviewNoGame(file));
    }
    output.ifPresent(name -> write(name, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    var written = new CountDownLatch(1);
    var interruption = new Thread(() -> stopAndWait(written));
    Runtime.getRuntime().addShutdownHook(interruption);
    try {
      String text = reviewAll(type, games);
      if (output.isPresent()) {
        write(output.get(), text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
      } else {
        out().print(text);
        out().flush();
      }
    } finally {
      written.countDown();
      removeHook(interruption);
    }
    return isStopped.get() ? INTERRUPTED : allGood ? 0 : 1;
  }

  /** Ctrl-C: the review ends at the next look, and Java waits until it is on paper. */
  private void stopAndWait(CountDownLatch written) {
    isStopped.set(true);
    try {
      if (!written.await(MOST_SECONDS_TO_WRITE, TimeUnit.SECONDS)) {
        tell(Messages.reviewLate());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // it is running already
    }
  }

  private <P, M> String reviewAll(GameType<P, M> type, List<GameRecord<P, M>> games) {
    long plies = games.stream().mapToLong(game -> game.moves().size()).sum();
    var progress = new Progress(Messages.reviewReviewing().text(), plies * PARTS);
    var text = new StringBuilder();
    for (int i = 0; i < games.size(); i++) {
      GameRecord<P, M> game = games.get(i);
      if (isStopped.get()) {
        text.append(json ? "" : type.notation().write(game)); // as it was
      } else {
        text.append(reviewed(type, game, i + 1, progress));
      }
    }
    progress.finish();
    return text.toString();
  }

  private <P, M> String reviewed(
      GameType<P, M> type, GameRecord<P, M> game, int number, Progress progress) {
    Reply.Review review = review(type, game, progress);
    progress.finish();
    tell(Messages.reviewGame(number, review.summary()));
    opening(review).ifPresent(opening -> tell("  " + opening));
    review.sides().forEach(side -> tell("  " + side.words()));
    for (int ply : review.moments()) {
      Reply.Review.ReviewedMove move = review.moves().get(ply - 1);
      tell("  " + moment(move));
      move.facts().forEach(fact -> tell("    " + fact));
    }
    return json ? WireCodec.text(review) + "\n" : review.text();
  }

  private <P, M> Reply.Review review(
      GameType<P, M> type, GameRecord<P, M> game, Progress progress) {
    var request =
        new Request.Review(
            new AskedGame(
                type.kind(),
                Optional.of(type.of(game.start()).ruleSet()),
                Optional.empty(),
                List.of()),
            limits.nodes(),
            limits.depth(),
            GameHeader.NONE,
            Optional.of(type.notation().write(game)));
    var control =
        new ClockControl() {
          private long told;

          @Override
          public boolean shouldStop() {
            return isStopped.get();
          }

          @Override
          public void progress(games.janus.play.core.Progress news) {
            if (news instanceof games.janus.play.core.Progress.Review review) {
              long done = (long) PARTS * game.moves().size() * review.done() / review.of();
              progress.advance(done - told);
              told = done;
            }
          }
        };
    return switch (new Core(EngineFactory.ofUser()).answer(request, control)) {
      case Reply.Review review -> review;
      case Refused refused -> throw new Refusal(Messages.pathFailed(refused.error()));
      case Reply other -> throw new IllegalStateException("no review: " + other);
    };
  }

  /** Its name, and how far the game follows a known one. */
  private static Optional<Message> opening(Reply.Review review) {
    return review
        .opening()
        .flatMap(opening ->
            review.moves().reversed().stream()
                .filter(move -> move.opening().isPresent())
                .findFirst()
                .map(last -> Messages.reviewOpening(number(last), opening)));
  }

  private static int number(Reply.Review.ReviewedMove move) {
    return (move.ply() - 1) / 2 + 1;
  }

  /** Such as {@code 12. Qxb7?? (Black) costs 40% of the chances}. */
  private static Message moment(Reply.Review.ReviewedMove move) {
    return Messages.reviewCosts(
        Figures.percent(move.lost()),
        move.text() + move.mark(),
        number(move),
        move.side() == Color.WHITE ? Messages.sideWhite() : Messages.sideBlack());
  }

  private void tell(Object sentence) {
    err().println(Excerpt.whole(sentence.toString()));
    err().flush();
  }

  private static void write(String name, String text, OpenOption create, OpenOption how) {
    try {
      Files.writeString(
          Path.of(name), text, StandardCharsets.UTF_8, StandardOpenOption.WRITE, create, how);
    } catch (IOException | InvalidPathException problem) {
      throw Refusal.unwritable(name, problem);
    }
  }
}
