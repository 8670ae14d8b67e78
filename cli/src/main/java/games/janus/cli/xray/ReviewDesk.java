package games.janus.cli.xray;

import games.janus.play.JsonText;
import games.janus.play.xray.Review;
import games.janus.play.xray.ReviewJson;
import games.janus.play.xray.ReviewNotes;
import games.janus.play.xray.Reviewer;
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
import java.util.function.Function;

/** Takes games from a file, has each reviewed, and puts them down again with the notes. */
final class ReviewDesk<P, M> {
  private static final int INTERRUPTED = 130;
  private static final long MOST_SECONDS_TO_WRITE = 10;

  private final GameType<P, M> type;
  private final Function<GameType<P, M>, Reviewer<P, M>> reviewer;
  private final AtomicBoolean isStopped;
  private final boolean asJson;
  private final PrintWriter out;
  private final PrintWriter err;

  ReviewDesk(
      GameType<P, M> type,
      Function<GameType<P, M>, Reviewer<P, M>> reviewer,
      AtomicBoolean isStopped,
      boolean asJson,
      PrintWriter out,
      PrintWriter err) {
    this.type = type;
    this.reviewer = reviewer;
    this.isStopped = isStopped;
    this.asJson = asJson;
    this.out = out;
    this.err = err;
  }

  /** Whether the output can be written is tried before the work begins. */
  int review(String file, Optional<String> output) {
    List<GameRecord<P, M>> games = new ArrayList<>();
    boolean allGood = read(file, games);
    if (games.isEmpty()) {
      throw new Refusal("there is no game to review in " + file);
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
        say("the review did not end in time; nothing is written");
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
            say(file + ":" + bad.line() + ": left out: " + bad.reason());
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
    var progress = new Progress("reviewing", plies);
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
    GameType<P, M> played = type.of(game.start());
    Review<M> review =
        reviewer.apply(played).review(game.start(), game.moves(), _ -> progress.advance(1));
    var notes = new ReviewNotes<>(played, review);
    progress.finish();
    say("game " + number + ": " + notes.summary());
    notes.moments(game.start()).forEach(moment -> say("  " + moment));
    String annotated = type.notation().write(notes.annotate(game));
    return asJson ? json(played, game, review, annotated) : annotated;
  }

  private static <P, M> String json(
      GameType<P, M> type, GameRecord<P, M> game, Review<M> review, String annotated) {
    var json = new JsonText();
    new ReviewJson<>(type, game.start(), game.moves()).write(json, review, annotated);
    return json + "\n";
  }

  private void say(String sentence) {
    err.println(Excerpt.whole(sentence));
    err.flush();
  }

  private static void write(String name, String text, OpenOption create, OpenOption how) {
    try {
      Files.writeString(
          Path.of(name), text, StandardCharsets.UTF_8, StandardOpenOption.WRITE, create, how);
    } catch (IOException | InvalidPathException problem) {
      throw new Refusal("cannot write " + name);
    }
  }
}
