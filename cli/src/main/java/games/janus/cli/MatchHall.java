package games.janus.cli;

import games.janus.arena.MachineLoad;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Stopwatch;
import games.janus.arena.match.Conditions;
import games.janus.arena.match.Contender;
import games.janus.arena.match.Effort;
import games.janus.arena.match.Estimate;
import games.janus.arena.match.Match;
import games.janus.arena.match.PlayedGame;
import games.janus.arena.match.Sprt;
import games.janus.arena.match.Tally;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Where a match is played: keeps the games, shows the score, and tells the result.
 *
 * @param games how many; each opening twice if nobody says
 * @param keep the file every game goes to
 */
record MatchHall(
    PrintWriter out,
    PrintWriter err,
    Conditions conditions,
    Optional<Integer> games,
    int concurrency,
    Optional<Sprt> sprt,
    Optional<Path> keep,
    String title) {

  /** Without a terminal the score is told every so many games. */
  private static final int TELL_EVERY = 10;

  private static final int INTERRUPTED = 130;

  <P, M> int play(
      GameType<P, M> type, List<Contender<P, M>> contenders, List<Game<P, M>> openings) {
    int all = games.orElse(sprt.isPresent() ? Integer.MAX_VALUE : 2 * openings.size());
    keep.ifPresent(file -> append(file, "")); // whether it can be written is tried first
    var watch = new Stopwatch();
    var load = new MachineLoad();
    var match =
        new Match<>(
            type,
            openings,
            contenders.getFirst(),
            contenders.getLast(),
            conditions,
            all,
            sprt,
            (game, tally) -> {
              load.look();
              take(type, game, tally);
            });
    Message names = Messages.matchPair(contenders.getFirst().name(), contenders.getLast().name());
    out.println(
        Messages.matchBegins(conditions.budget().text(), openings.size(), openings.size(), names));
    out.flush();
    var interruption =
        new Thread(() -> {
          match.stop();
          summarize(names, contenders, match, load, watch.millis());
          out.println(Messages.matchInterrupted());
          out.flush(); // and Java ends with 130 by itself
        });
    Runtime.getRuntime().addShutdownHook(interruption);
    try {
      Tally tally = match.play(concurrency);
      if (isGoingDown(interruption)) {
        return INTERRUPTED;
      }
      summarize(names, contenders, match, load, watch.millis());
      return sprt.isPresent() && sprt.get().verdict(tally) == Sprt.Verdict.REJECTED
          ? JanusCommandLine.FAILED
          : 0;
    } catch (PlayerFailure failure) {
      if (isGoingDown(interruption)) {
        return INTERRUPTED;
      }
      if (match.tally().games() > 0) {
        summarize(names, contenders, match, load, watch.millis());
      }
      throw new Refusal(Messages.pathFailed(String.valueOf(failure.getMessage())));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return INTERRUPTED;
    }
  }

  /** Whether the program has been interrupted; if not, it needs the hook for that no longer. */
  private static boolean isGoingDown(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException _) {
      return true;
    }
  }

  private static void append(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException problem) {
      throw Refusal.unwritable(file, problem);
    }
  }

  private <P, M> void take(GameType<P, M> type, PlayedGame<P, M> game, Tally tally) {
    String date =
        LocalDate.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT));
    keep.ifPresent(
        file -> append(file, type.notation().write(type.withOpening(game.record(title, date)))));
    boolean isTerminal = Boolean.getBoolean("janus.stderr.terminal");
    if (!game.explanation().isEmpty()) {
      wipe(isTerminal);
      err.println(Messages.matchGame(game.number() + 1, Excerpt.whole(game.explanation())));
      err.flush();
    }
    if (isTerminal) {
      wipe(true);
      err.print(score(tally));
      err.flush();
    } else if (tally.games() % TELL_EVERY == 0) {
      out.println(score(tally));
      out.flush();
    }
  }

  private void wipe(boolean isTerminal) {
    if (isTerminal) {
      err.print("\r\u001b[K");
    }
  }

  /** All about the score in one line. */
  Message score(Tally tally) {
    Estimate estimate = tally.estimate();
    Message score =
        Messages.matchScore(
            tally.games(),
            tally.draws(),
            elo(estimate),
            figure("%.1f", 100 * estimate.los()),
            tally.losses(),
            tally.games(),
            figure("%.1f", 100 * tally.points() / Math.max(1, tally.games())),
            tally.wins());
    return sprt.map(test -> ratio(test, tally, score)).orElse(score);
  }

  private static Message ratio(Sprt test, Tally tally, Message score) {
    return Messages.matchRatio(
        plain(test.elo0()),
        plain(test.elo1()),
        figure("%.2f", test.lower()),
        figure("%.2f", test.ratio(tally)),
        score,
        figure("%.2f", test.upper()));
  }

  private static String figure(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
  }

  private static Message elo(Estimate estimate) {
    if (Double.isInfinite(estimate.elo())) {
      return estimate.elo() > 0 ? Messages.matchEloAbove() : Messages.matchEloBelow();
    }
    return Double.isInfinite(estimate.error())
        ? Messages.matchEloUnknown()
        : Messages.matchElo(figure("%+.1f", estimate.elo()), figure("%.1f", estimate.error()));
  }

  private <P, M> void summarize(
      Message names,
      List<Contender<P, M>> contenders,
      Match<P, M> match,
      MachineLoad load,
      long millis) {
    Tally tally = match.tally();
    wipe(Boolean.getBoolean("janus.stderr.terminal"));
    err.flush();
    out.println();
    out.println(names);
    out.println(score(tally));
    var pairs = tally.pairs();
    List<Integer> counts =
        List.of(pairs.zero(), pairs.one(), pairs.two(), pairs.three(), pairs.four());
    out.println(
        Messages.matchPairs(counts.stream().map(String::valueOf).collect(Collectors.joining(" "))));
    sprt.ifPresent(test -> out.println(Messages.matchSprt(test.verdict(tally).words())));
    match
        .incidents()
        .forEach((what, often) ->
            out.println(Messages.matchIncident(often, often, Excerpt.whole(what))));
    tellEffort(contenders.getFirst(), match.efforts().getFirst());
    tellEffort(contenders.getLast(), match.efforts().getLast());
    out.println(Messages.matchTime(millis / 1000));
    load.message().ifPresent(out::println);
    out.flush();
  }

  private void tellEffort(Contender<?, ?> contender, Effort effort) {
    String millis = figure("%.1f", effort.cpuMillisOfMove());
    out.println(Messages.matchEffort(millis, contender.name(), effort.nodesOfMove()));
  }
}
