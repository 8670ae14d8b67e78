package games.janus.cli.xray;

import games.janus.arena.EngineChoice;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.LimitOptions;
import games.janus.workbench.command.TextFile;
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
  private static final class Question extends EngineQuestion {
    private static final long DAY = 24 * 60 * 60 * 1000;

    @Mixin private LimitOptions limits = new LimitOptions();

    @Option(names = "--ms", paramLabel = "T")
    private Optional<Long> milliseconds = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--tree", arity = "0..1", fallbackValue = TreeFile.IN_JSON, paramLabel = "FILE")
    private Optional<String> tree = Optional.empty();

    @Option(names = "--file", paramLabel = "FILE")
    private Optional<String> file = Optional.empty();

    @Override
    <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      limits.check();
      requireRange("--ms", 1, DAY, milliseconds);
      boolean inJson = tree.equals(Optional.of(TreeFile.IN_JSON));
      require(!inJson || isJson() || file.isPresent(), Messages.optionTree());
      require(file.isEmpty() || !isPositionGiven(), Messages.optionAlone("--file"));
      var settings =
          new ThinkRunner.Settings(
              level(), limits.depth(), limits.nodes(), milliseconds, seed, inJson);
      var runner =
          reading(() -> new ThinkRunner<>(type, engines, asked(type, engines), settings, out()));
      if (tree.isPresent() && !inJson) {
        require(!engine().equals(Optional.of("all")) && file.isEmpty(), Messages.optionTreeFile());
        return runner.askForTree(fen(), game(type), TreeFile.named(tree.get()));
      }
      return file.isPresent()
          ? runner.askAboutAll(TextFile.read(file.get(), TextFile::lines))
          : reading(() -> runner.askAbout(fen(), game(type), isJson()));
    }

    private List<EngineInfo> asked(GameType<?, ?> type, EngineSource engines) {
      return engine()
          .map(name -> EngineChoice.engineOrAll(known(name, type, engines), name))
          .orElse(List.of(Catalog.strongest(type)));
    }

    /** Those of the user are looked up only where none of ours is meant. */
    private static List<EngineInfo> known(String name, GameType<?, ?> type, EngineSource engines) {
      List<EngineInfo> ours = Catalog.cards(type);
      boolean isOurs = name.equals("all") || ours.stream().anyMatch(card -> card.id().equals(name));
      return isOurs ? ours : engines.cards(type);
    }
  }
}
