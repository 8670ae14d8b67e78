package games.janus.cli.xray;

import games.janus.arena.EngineFactory;
import games.janus.cli.ClockControl;
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
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.workbench.command.Progress;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Takes games from a file, has each reviewed, and puts them down again with the notes. */
final class ReviewDesk<P, M> {
  private static final int INTERRUPTED = 130;
  private static final long MOST_SECONDS_TO_WRITE = 10;

  private final GameType<P, M> type;
  private final Optional<Long> nodes;
  private final Optional<Integer> depth;
  private final AtomicBoolean isStopped = new AtomicBoolean();
  private final boolean asJson;
  private final PrintWriter out;
  private final PrintWriter err;

  ReviewDesk(
      GameType<P, M> type,
      Optional<Long> nodes,
      Optional<Integer> depth,
      boolean asJson,
      PrintWriter out,
      PrintWriter err) {
    this.type = type;
    this.nodes = nodes;
    this.depth = depth;
    this.asJson = asJson;
    this.out = out;
    this.err = err;
  }

  /** Whether the output can be written is tried before the work begins. */
  int review(String file, Optional<String> output) {
    List<GameRecord<P, M>> games = new ArrayList<>();
    boolean allGood = read(file, games);
    if (games.isEmpty()) {
      throw new Refusal(Messages.reviewNoGame(file));
    }
    output.ifPresent(name -> write(name, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    var written = new CountDownLatch(1);
    var interruption = new Thread(() -> stopAndWait(written));
    Runtime.getRuntime().addShutdownHook(interruption);
    try {
      String text = reviewAll(games);
      if (output.isPresent()) {
        write(output.get(), text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
      } else {
        out.print(text);
        out.flush();
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
        say(Messages.reviewLate());
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

  private boolean read(String file, List<GameRecord<P, M>> games) {
    boolean allGood = true;
    try (TextFile source = TextFile.open(file)) {
      GameReader<P, M> reading = type.notation().reader(source);
      Optional<Entry<P, M>> next = reading.next();
      while (next.isPresent()) {
        switch (next.get()) {
          case GoodGame<P, M> good -> games.add(good.game());
          case BadGame<P, M> bad -> {
            allGood = false;
            say(Messages.reviewLeftOut(file, bad.line(), bad.reason()));
          }
        }
        next = reading.next();
      }
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    } catch (UncheckedIOException problem) {
      throw Refusal.unreadable(file, new IOException(problem));
    }
    return allGood;
  }

  private String reviewAll(List<GameRecord<P, M>> games) {
    long plies = games.stream().mapToLong(game -> game.moves().size()).sum();
    var progress = new Progress(Messages.reviewReviewing().text(), plies);
    var text = new StringBuilder();
    for (int i = 0; i < games.size(); i++) {
      GameRecord<P, M> game = games.get(i);
      if (isStopped.get()) {
        text.append(asJson ? "" : type.notation().write(game)); // as it was
      } else {
        text.append(reviewed(game, i + 1, progress));
      }
    }
    progress.finish();
    return text.toString();
  }

  private String reviewed(GameRecord<P, M> game, int number, Progress progress) {
    Reply.Review review = review(game, progress);
    progress.finish();
    say(Messages.reviewGame(number, review.summary()));
    for (int ply : review.moments()) {
      say("  " + moment(review.moves().get(ply - 1)));
    }
    return asJson ? WireCodec.text(review) + "\n" : review.text();
  }

  private Reply.Review review(GameRecord<P, M> game, Progress progress) {
    var request =
        new Request.Review(
            new AskedGame(
                type.kind(),
                Optional.of(type.of(game.start()).ruleSet()),
                Optional.empty(),
                List.of()),
            nodes,
            depth,
            GameHeader.NONE,
            Optional.of(type.notation().write(game)));
    var control =
        new ClockControl() {
          @Override
          public boolean shouldStop() {
            return isStopped.get();
          }

          @Override
          public void progress(games.janus.play.core.Progress news) {
            progress.advance(1);
          }
        };
    return switch (new Core(EngineFactory.ofUser()).answer(request, control)) {
      case Reply.Review review -> review;
      case Refused refused -> throw new Refusal(Messages.pathFailed(refused.error()));
      case Reply other -> throw new IllegalStateException("no review: " + other);
    };
  }

  /** Such as {@code 12. Qxb7?? (Black) costs 0.4 of a point}. */
  private static Message moment(Reply.Review.ReviewedMove move) {
    return Messages.reviewCosts(
        Figures.text(move.lost()),
        move.text() + move.mark(),
        (move.ply() - 1) / 2 + 1,
        move.side() == Color.WHITE ? Messages.sideWhite() : Messages.sideBlack());
  }

  private void say(Object sentence) {
    err.println(Excerpt.whole(sentence.toString()));
    err.flush();
  }

  private static void write(String name, String text, OpenOption create, OpenOption how) {
    try {
      Files.writeString(
          Path.of(name), text, StandardCharsets.UTF_8, StandardOpenOption.WRITE, create, how);
    } catch (IOException | InvalidPathException problem) {
      throw new Refusal(Messages.pathClosed(name));
    }
  }
}
