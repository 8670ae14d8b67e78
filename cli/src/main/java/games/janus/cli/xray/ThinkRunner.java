package games.janus.cli.xray;

import games.janus.arena.EngineChoice;
import games.janus.cli.ClockControl;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.Reply.ThoughtLine;
import games.janus.play.core.Request;
import games.janus.play.core.ThoughtRecord;
import games.janus.play.core.ToldThought;
import games.janus.play.core.TreeNode;
import games.janus.play.core.WireCodec;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Recorded;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Progress;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks engines the same question and prints what they say. */
final class ThinkRunner<P, M> {
  private final GameType<P, M> type;
  private final EngineSource engines;
  private final List<EngineInfo> asked;
  private final Settings settings;
  private final PrintWriter out;

  /**
   * How each engine is asked.
   *
   * @param level a level's name; where several are asked, those who lack it play at their fullest
   * @param milliseconds how long each may think; as long as it likes if there is none
   * @param seed the source of random numbers
   * @param tree whether JSON tells the whole tree
   */
  record Settings(
      Optional<String> level,
      Optional<Integer> depth,
      Optional<Long> nodes,
      Optional<Long> milliseconds,
      long seed,
      boolean tree) {}

  /**
   * A question to these engines.
   *
   * @throws MessageException if none of them has the level
   */
  ThinkRunner(
      GameType<P, M> type,
      EngineSource engines,
      List<EngineInfo> asked,
      Settings settings,
      PrintWriter out) {
    this.type = type;
    this.engines = engines;
    this.asked = asked;
    this.settings = settings;
    this.out = out;
    asked.forEach(this::levelOf);
    Optional<String> level = settings.level();
    if (level.isPresent()
        && asked.stream().noneMatch(info -> info.settingMeant(level.get()).isPresent())) {
      throw new MessageException(Messages.askLevelOfNone(level.get()));
    }
  }

  /**
   * Asks every engine about one position.
   *
   * @param input the position as it was given, if it was
   * @throws MessageException if only one is asked, for people to read, and it fails
   */
  int askAbout(Optional<String> input, Game<P, M> game, boolean json) {
    AskedGame position = AskedGame.of(type, game);
    List<Answer> answers = new ArrayList<>();
    for (EngineInfo engine : asked) {
      Answer answer = ask(engine, position);
      answers.add(answer);
      if (json) {
        out.println(json(input, position, game, answer));
        out.flush();
      }
    }
    if (!json && asked.size() > 1) {
      new ThoughtTable(out).print(answers);
    } else if (!json) {
      Answer answer = answers.getFirst();
      answer
          .refused()
          .ifPresent(refused -> {
            throw new MessageException(refused.reason());
          });
      new ThoughtText(type, out).print(answer);
    }
    out.flush();
    return answers.stream().allMatch(answer -> answer.refused().isEmpty())
        ? 0
        : JanusCommandLine.FAILED;
  }

  /**
   * Asks one engine about one position and writes its tree into a file. The core tells a page trees
   * in columns; a file has them whole, so here the search is recorded as the core records it.
   */
  int askForTree(Optional<String> input, Game<P, M> game, TreeFile file) {
    EngineInfo info = asked.getFirst();
    Engine<P, M> engine = engines.engine(type, info.id()).orElseThrow();
    String level = levelOf(info);
    Limits wished = new Limits(depthAt(info, level), settings.nodes());
    // A sample has room for itself; a whole tree must fit.
    Limits kept = info.can(Capability.TREE_SAMPLE) ? wished : TreeFile.within(wished);
    var clock = new ClockControl(settings.milliseconds());
    Recorded<M> recorded =
        Recorded.think(
            engine,
            new SearchRequest<>(game, level, kept, settings.seed(), true),
            _ -> clock.shouldStop());
    var request = new SearchRequest<>(game, level, wished, settings.seed(), false);
    P position = game.position();
    ToldThought told =
        ToldThought.of(type, position, info, level, settings.seed(), recorded.thought());
    var answer = new Answer(info, level, Optional.of(told), Optional.empty(), clock.seconds());
    boolean isTimed = settings.milliseconds().isPresent();
    file.write(
        info.id(),
        recorded,
        Lines.idsIn(type, position),
        () -> {
          Optional<SearchTree<M>> tree = recorded.thought().tree();
          var line =
              new ThoughtLine(
                  input,
                  told,
                  tree.map(whole -> TreeNode.all(whole, Lines.idsIn(type, position))),
                  tree.flatMap(SearchTree::sample),
                  ThoughtRecord.of(type, request, isTimed, told));
          return WireCodec.text(recorded.states().map(line::with).orElse(line));
        });
    new ThoughtText(type, out).print(answer);
    out.flush();
    return 0;
  }

  /** Every line is a position; lines that are none get a line that says why. */
  int askAboutAll(List<String> lines) {
    boolean allGood = true;
    var progress = new Progress(Messages.askThinking().text(), lines.size());
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
      Game<P, M> game = GameQuestion.game(type, Optional.of(line), List.of());
      return askAbout(Optional.of(line), game, true) == 0;
    } catch (NotationException | IllegalSetupException | RefusedException wrong) {
      var json = new JsonText().beginObject().name("input").value(line).name("fen").value(line);
      out.println(json.name("error").value(String.valueOf(wrong.getMessage())).endObject());
      return false;
    }
  }

  private String levelOf(EngineInfo engine) {
    Optional<String> level = settings.level();
    if (level.isEmpty()) {
      return engine.fullLevel();
    }
    // Where several are asked, those who lack the level play their usual one.
    return asked.size() > 1
        ? engine.settingMeant(level.get()).orElse(engine.fullLevel())
        : EngineChoice.level(engine, level.get());
  }

  /** How far an engine looks at a level; at full strength it would go on for ever. */
  private Optional<Integer> depthAt(EngineInfo engine, String level) {
    boolean isEndless =
        engine.isEndless(level)
            && settings.depth().isEmpty()
            && settings.nodes().isEmpty()
            && settings.milliseconds().isEmpty();
    return isEndless ? Optional.of(Explainer.USUAL_DEPTH) : settings.depth();
  }

  /**
   * What an engine said, and how long it took.
   *
   * @param thought none if it was refused
   * @param reply what the core replied, if it was asked
   */
  record Answer(
      EngineInfo engine,
      String level,
      Optional<ToldThought> thought,
      Optional<Reply> reply,
      double seconds) {
    Optional<Refused> refused() {
      return reply.filter(Refused.class::isInstance).map(Refused.class::cast);
    }

    Message time() {
      return Messages.thoughtSeconds(String.format(Locale.ROOT, "%.3f", seconds));
    }
  }

  /** Where others are asked as well, the failure of one does not end the asking. */
  private Answer ask(EngineInfo engine, AskedGame position) {
    String level = levelOf(engine);
    var request =
        new Request.Think(
            position,
            new AskedEngine(engine.id(), Optional.of(level)),
            Optional.of(settings.seed()),
            depthAt(engine, level),
            settings.nodes(),
            settings.milliseconds(),
            settings.tree(),
            false,
            List.of(),
            Optional.empty());
    var clock = new ClockControl(settings.milliseconds());
    var reply = new Core(engines).answer(request, clock);
    Optional<ToldThought> thought =
        reply instanceof Reply.Think said ? Optional.of(said.thought()) : Optional.empty();
    return new Answer(engine, level, thought, Optional.of(reply), clock.seconds());
  }

  private String json(Optional<String> input, AskedGame position, Game<P, M> game, Answer answer) {
    if (answer.reply().orElseThrow() instanceof Reply.Think said) {
      return WireCodec.text(
          new ThoughtLine(
              input,
              said.thought(),
              said.tree(),
              said.sample(),
              said.record().orElseThrow().alone(position)));
    }
    var json = new JsonText().beginObject();
    input.ifPresent(given -> json.name("input").value(given));
    json.name("fen").value(type.notation().fen(game.position()));
    json.name("engine").value(answer.engine().id()).name("level").value(answer.level());
    return json.name("error").value(answer.refused().orElseThrow().error()).endObject().toString();
  }
}
