package games.janus.cli.xray;

import games.janus.cli.EngineLookup;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.LimitOptions;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import games.janus.workbench.command.Usage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Asks one engine, or all of them, for a move, and shows what each thought. */
@Command(name = "think", mixinStandardHelpOptions = true)
public final class ThinkCommand extends GameQuestions {
  ThinkCommand() {
    super(Question::new);
  }

  /** What both games can be asked. */
  private static final class Question implements GameQuestion {
    private static final long DAY = 24 * 60 * 60 * 1000;

    @Mixin private EngineOptions by = new EngineOptions();

    @Mixin private LimitOptions limits = new LimitOptions();

    @Option(names = "--ms", paramLabel = "T")
    private Optional<Long> milliseconds = Optional.empty();

    @Mixin private PositionOptions position = new PositionOptions();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--tree", arity = "0..1", fallbackValue = TreeFile.IN_JSON, paramLabel = "FILE")
    private Optional<String> tree = Optional.empty();

    @Option(names = "--file", paramLabel = "FILE")
    private Optional<String> file = Optional.empty();

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      limits.check();
      Usage.requireRange(position.spec(), "--ms", 1, DAY, milliseconds);
      boolean inJson = tree.equals(Optional.of(TreeFile.IN_JSON));
      position.require(!inJson || position.isJson() || file.isPresent(), Messages.optionTree());
      position.require(file.isEmpty() || !position.isGiven(), Messages.optionAlone("--file"));
      var settings =
          new ThinkRunner.Settings(
              by.level(), limits.depth(), limits.nodes(), milliseconds, seed, inJson);
      var runner =
          position.reading(() ->
              new ThinkRunner<>(type, engines, asked(type, engines), settings, position.out()));
      if (tree.isPresent() && !inJson) {
        position.require(
            !by.engine().equals(Optional.of("all")) && file.isEmpty(), Messages.optionTreeFile());
        return runner.askForTree(position.fen(), position.game(type), TreeFile.named(tree.get()));
      }
      return file.isPresent()
          ? runner.askAboutAll(lines(file.get()))
          : position.reading(
              () -> runner.askAbout(position.fen(), position.game(type), position.isJson()));
    }

    private <P, M> List<EngineInfo> asked(GameType<P, M> type, EngineSource engines) {
      return by
          .engine()
          .map(name -> EngineLookup.engineOrAll(engines.engines(type), name))
          .orElseGet(() -> List.of(engines.strongest(type)))
          .stream()
          .map(Engine::info)
          .toList();
    }

    private static List<String> lines(String file) {
      try (TextFile text = TextFile.open(file)) {
        return text.lines();
      } catch (IOException problem) {
        throw Refusal.unreadable(file, problem);
      }
    }
  }
}
