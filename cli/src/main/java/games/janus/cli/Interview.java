package games.janus.cli;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.play.JsonText;
import games.janus.play.ThoughtJson;
import games.janus.rules.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks machine players the same question and prints what they say. */
final class Interview<P, M> {
  private final Players<P, M> players;
  private final List<Engine<P, M>> asked;
  private final Optional<String> level;
  private final Limits limits;
  private final long seed;
  private final PrintWriter out;

  Interview(
      Players<P, M> players,
      List<Engine<P, M>> asked,
      Optional<String> level,
      Limits limits,
      long seed,
      PrintWriter out) {
    this.players = players;
    this.asked = asked;
    this.level = level;
    this.limits = limits;
    this.seed = seed;
    this.out = out;
    asked.forEach(this::levelOf);
    if (level.isPresent() && asked.stream().noneMatch(this::knowsLevel)) {
      throw new Players.UnknownException("nobody has a level '" + level.get() + "'");
    }
  }

  /** One position, everybody asked. */
  int askAbout(Game<P, M> game, boolean json) {
    requireGoingOn(game);
    if (asked.size() > 1 && !json) {
      new SideBySide<>(players, out)
          .print(asked.stream().map(player -> ask(player, game)).toList());
      return 0;
    }
    for (Engine<P, M> player : asked) {
      Answer<M> answer = ask(player, game);
      if (json) {
        printJson(game, answer);
      } else {
        print(answer);
      }
    }
    out.flush();
    return 0;
  }

  private static void requireGoingOn(Game<?, ?> game) {
    game.outcome()
        .ifPresent(over -> {
          throw new Players.UnknownException("the game is over: " + over.reason().words());
        });
  }

  /** Every line of a file a position; lines that are none get a line that says why. */
  int askAboutFile(Path file) {
    boolean allGood = true;
    List<String> lines = lines(file);
    var progress = new Progress("thinking", lines.size());
    for (String line : lines) {
      progress.advance(1);
      if (line.isBlank()) {
        continue;
      }
      try {
        Game<P, M> game = players.game(Optional.of(line.strip()), List.of());
        requireGoingOn(game);
        for (Engine<P, M> player : asked) {
          printJson(game, ask(player, game));
        }
      } catch (Players.UnknownException wrong) {
        allGood = false;
        out.println(
            new JsonText()
                .beginObject()
                .name("fen")
                .value(line.strip())
                .name("error")
                .value(wrong.getMessage())
                .endObject());
      }
    }
    progress.finish();
    out.flush();
    return allGood ? 0 : Janus.FAILED;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException problem) {
      throw Refusal.unreadable(file.toString(), problem);
    }
  }

  private String levelOf(Engine<P, M> player) {
    EngineInfo card = player.info();
    // Behind a stroke a level may carry an engine's own choice, such as an opening.
    boolean known =
        level.isPresent() && card.level(level.get().replaceFirst("/.*", "")).isPresent();
    if (level.isEmpty() || (asked.size() > 1 && !known)) {
      return card.defaultLevel();
    }
    if (!known) {
      List<String> levels = card.levels().stream().map(EngineInfo.Level::id).toList();
      throw new Players.UnknownException(
          card.id() + " has no level '" + level.get() + "', only " + String.join(", ", levels));
    }
    return level.get();
  }

  /** Behind a stroke a level may carry an engine's own choice, such as an opening. */
  private boolean knowsLevel(Engine<P, M> player) {
    return level.isPresent()
        && player.info().level(level.get().replaceFirst("/.*", "")).isPresent();
  }

  /** What a player said, and how long it took. */
  record Answer<M>(EngineInfo card, String level, Thought<M> thought, double seconds) {}

  private Answer<M> ask(Engine<P, M> player, Game<P, M> game) {
    String atLevel = levelOf(player);
    long begun = System.nanoTime();
    Thought<M> thought;
    try {
      thought =
          player.think(
              new SearchRequest<>(game, atLevel, limits, seed, false), SearchControl.patient());
    } catch (IllegalArgumentException wrong) {
      throw new Players.UnknownException(String.valueOf(wrong.getMessage()));
    }
    return new Answer<>(player.info(), atLevel, thought, (System.nanoTime() - begun) / 1e9);
  }

  private void printJson(Game<P, M> game, Answer<M> answer) {
    var json = new JsonText();
    ThoughtJson.write(
        json,
        players.writePosition().apply(game.position()),
        answer.card(),
        answer.level(),
        seed,
        answer.thought(),
        players.writeMove());
    out.println(json);
    out.flush();
  }

  private void print(Answer<M> answer) {
    Thought<M> thought = answer.thought();
    EngineInfo card = answer.card();
    say("engine", card.name() + " (" + card.year() + "), " + answer.level());
    say("move", thought.move().map(players.writeMove()).orElse("resigns"));
    thought
        .score()
        .ifPresent(score -> say("score", number(score) + "  (" + card.scoreUnit() + ")"));
    if (!thought.line().isEmpty()) {
      say("line", String.join(" ", thought.line().stream().map(players.writeMove()).toList()));
    }
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(metric.words(), String.format(Locale.ROOT, "%,d", thought.counters().get(metric)));
      }
    }
    say("think time", String.format(Locale.ROOT, "%.3f s", answer.seconds()));
    if (!thought.terms().isEmpty()) {
      out.println("evaluation");
      for (Term term : thought.terms()) {
        say("  " + term.name(), number(term.value()));
      }
      say("  sum", number(Term.sum(thought.terms())));
    }
    thought.remarks().forEach(remark -> say("remark", remark));
  }

  private void say(String what, String text) {
    out.println(String.format(Locale.ROOT, "%-22s %s", what, text));
  }

  /** The number itself, to the last digit. */
  static String number(double value) {
    return new JsonText().value(value).toString();
  }
}
