package games.janus.cli;

import games.janus.arena.Workshop;
import games.janus.cli.xray.TreeFile;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.FirstSight;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.play.JsonText;
import games.janus.play.ThoughtJson;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Recorded;
import games.janus.play.xray.StateTree;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Progress;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Asks machine players the same question and prints what they say. */
final class Interview<P, M> {
  /** Room for the longest name of a count. */
  private static final int WIDTH = 22;

  private final GameType<P, M> type;
  private final List<Engine<P, M>> asked;
  private final Manner manner;
  private final PrintWriter out;

  /**
   * How everybody is asked.
   *
   * @param level a level's name; where several are asked, those who lack it play at their fullest
   * @param milliseconds how long each may think; as long as it likes if there is none
   * @param seed the source of lots
   * @param tree whether JSON tells the whole tree
   */
  record Manner(
      Optional<String> level,
      Limits limits,
      Optional<Long> milliseconds,
      long seed,
      boolean tree) {}

  Interview(GameType<P, M> type, List<Engine<P, M>> asked, Manner manner, PrintWriter out) {
    this.type = type;
    this.asked = asked;
    this.manner = manner;
    this.out = out;
    asked.forEach(this::levelOf);
    Optional<String> level = manner.level();
    if (level.isPresent()
        && asked.stream()
            .noneMatch(player -> player.info().settingMeant(level.get()).isPresent())) {
      throw new Named.UnknownException("nobody has a level '" + level.get() + "'");
    }
  }

  /**
   * One position, everybody asked.
   *
   * @param input the position as it was given, if it was
   */
  int askAbout(Optional<String> input, Game<P, M> game, boolean json) {
    Named.requireGoingOn(game);
    List<Answer<M>> answers = new ArrayList<>();
    for (Engine<P, M> player : asked) {
      Answer<M> answer = ask(player, game);
      answers.add(answer);
      if (json) {
        printJson(input, game, answer);
      }
    }
    if (!json && asked.size() > 1) {
      new SideBySide<>(Lines.idsIn(type, game.position()), out).print(answers);
    } else if (!json) {
      print(game, answers.getFirst());
    }
    out.flush();
    return answers.stream().allMatch(answer -> answer.trouble().isEmpty())
        ? 0
        : JanusCommandLine.FAILED;
  }

  /** One position and one player, whose tree goes into a file. */
  int askForTree(Optional<String> input, Game<P, M> game, TreeFile file) {
    Named.requireGoingOn(game);
    Engine<P, M> player = asked.getFirst();
    String atLevel = levelOf(player);
    // A sample has room for itself; a whole tree must fit.
    boolean samples = player instanceof FirstSight<?>;
    Limits kept = samples ? limitsAt(atLevel) : TreeFile.within(manner.limits());
    var request = new SearchRequest<>(game, atLevel, kept, manner.seed(), true);
    long begun = System.nanoTime();
    Recorded<M> recorded = Recorded.think(player, request, control(begun));
    double seconds = (System.nanoTime() - begun) / 1e9;
    var answer = new Answer<>(player.info(), atLevel, Optional.of(recorded.thought()), "", seconds);
    file.write(
        player.info().id(),
        recorded,
        Lines.idsIn(type, game.position()),
        () -> json(input, game, answer, recorded.states()));
    print(game, answer);
    out.flush();
    return 0;
  }

  /** Every line a position; lines that are none get a line that says why. */
  int askAboutAll(List<String> lines) {
    boolean allGood = true;
    var progress = new Progress("thinking", lines.size());
    for (String line : lines) {
      progress.advance(1);
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        allGood &= askAboutLine(line.strip());
      }
    }
    progress.finish();
    out.flush();
    return allGood ? 0 : JanusCommandLine.FAILED;
  }

  private boolean askAboutLine(String line) {
    try {
      Game<P, M> game = Named.game(type, Optional.of(line), List.of());
      return askAbout(Optional.of(line), game, true) == 0;
    } catch (Named.UnknownException wrong) {
      var json = new JsonText().beginObject().name("input").value(line).name("fen").value(line);
      out.println(json.name("error").value(wrong.getMessage()).endObject());
      return false;
    }
  }

  private String levelOf(Engine<P, M> player) {
    EngineInfo card = player.info();
    Optional<String> level = manner.level();
    if (level.isEmpty()) {
      return Workshop.fullLevel(card);
    }
    // Where several are asked, those who lack the level play their usual one.
    return asked.size() > 1
        ? card.settingMeant(level.get()).orElse(Workshop.fullLevel(card))
        : Named.level(card, level.get());
  }

  /** How far a player looks at a level; at full strength it would go on for ever. */
  private Limits limitsAt(String level) {
    boolean isEndless =
        level.equals("full")
            && manner.limits().equals(Limits.NONE)
            && manner.milliseconds().isEmpty();
    return isEndless ? Limits.depth(Explainer.USUAL_DEPTH) : manner.limits();
  }

  /**
   * What a player said, and how long it took.
   *
   * @param thought none if the player failed
   * @param trouble why it failed; empty if it did not
   */
  record Answer<M>(
      EngineInfo card,
      String level,
      Optional<Thought<M>> thought,
      String trouble,
      double seconds) {}

  /**
   * Asks one player. Where others are asked as well, the trouble of one is told and does not end
   * the asking.
   */
  private Answer<M> ask(Engine<P, M> player, Game<P, M> game) {
    String atLevel = levelOf(player);
    var request =
        new SearchRequest<>(game, atLevel, limitsAt(atLevel), manner.seed(), manner.tree());
    long begun = System.nanoTime();
    Optional<Thought<M>> thought = Optional.empty();
    String trouble = "";
    try {
      thought = Optional.of(player.think(request, control(begun)));
    } catch (IllegalArgumentException wrong) {
      trouble = String.valueOf(wrong.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      trouble = player.info().id() + " failed: " + failure;
    }
    return new Answer<>(
        player.info(), atLevel, thought, trouble, (System.nanoTime() - begun) / 1e9);
  }

  /** Stops a thought that began at this nanosecond when its time is up. */
  private SearchControl<M> control(long begun) {
    if (manner.milliseconds().isEmpty()) {
      return SearchControl.patient();
    }
    long nanoseconds = manner.milliseconds().get() * 1_000_000;
    return _ -> System.nanoTime() - begun >= nanoseconds;
  }

  private void printJson(Optional<String> input, Game<P, M> game, Answer<M> answer) {
    out.println(json(input, game, answer, Optional.empty()));
    out.flush();
  }

  private String json(
      Optional<String> input, Game<P, M> game, Answer<M> answer, Optional<StateTree> states) {
    var json = new JsonText().beginObject();
    input.ifPresent(given -> json.name("input").value(given));
    String position = type.notation().fen(game.position());
    if (answer.thought().isPresent()) {
      ThoughtJson.writeFields(
          json,
          position,
          answer.card(),
          answer.level(),
          manner.seed(),
          answer.thought().get(),
          Lines.idsIn(type, game.position()));
      states.ifPresent(tree -> tree.writeFields(json));
      boolean isTimed = manner.milliseconds().isPresent();
      var request =
          new SearchRequest<>(game, answer.level(), limitsAt(answer.level()), manner.seed(), false);
      ThoughtRecord.of(type, answer.card(), request, isTimed, answer.thought().get())
          .writeField(json);
    } else {
      json.name("fen").value(position).name("engine").value(answer.card().id());
      json.name("level").value(answer.level()).name("error").value(answer.trouble());
    }
    return json.endObject().toString();
  }

  private void print(Game<P, M> game, Answer<M> answer) {
    Thought<M> thought =
        answer.thought().orElseThrow(() -> new Named.UnknownException(answer.trouble()));
    EngineInfo card = answer.card();
    say("engine", card.name() + " (" + card.year() + "), " + answer.level());
    Function<M, String> id = Lines.idsIn(type, game.position());
    say("move", thought.move().map(id).orElse("resigns"));
    thought
        .score()
        .ifPresent(score -> {
          String kind = thought.staticTerms().isPresent() ? "; a search result" : "";
          say("score", JsonText.number(score) + "  (" + card.scoreUnit() + kind + ")");
        });
    if (!thought.line().isEmpty()) {
      say("line", String.join(" ", thought.line().stream().map(id).toList()));
    }
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(metric.words(), String.format(Locale.ROOT, "%,d", thought.counters().get(metric)));
      }
    }
    say("think time", String.format(Locale.ROOT, "%.3f s", answer.seconds()));
    if (!thought.complete()) {
      say("complete", "no, it was stopped before it had finished");
    }
    if (!thought.terms().isEmpty()) {
      printTerms("evaluation", thought.terms());
    }
    thought
        .staticTerms()
        .ifPresent(worth -> {
          String side = type.sideName(worth.side());
          printTerms("static evaluation of the board now, for " + side, worth.now());
          printTerms("static evaluation where the line ends, for " + side, worth.end());
        });
    thought.remarks().forEach(remark -> say("remark", remark));
  }

  private void printTerms(String title, List<Term> terms) {
    int longest = terms.stream().mapToInt(term -> term.name().length()).max().orElse(0);
    int width = Math.max(WIDTH, longest + 2);
    out.println(title);
    for (Term term : terms) {
      say("  " + term.name(), JsonText.number(term.value()), width);
    }
    say("  sum", JsonText.number(Term.sum(terms)), width);
  }

  private void say(String what, String text) {
    say(what, text, WIDTH);
  }

  private void say(String what, String text, int width) {
    out.println(what + " ".repeat(Math.max(0, width - what.length())) + " " + text);
  }
}
