package games.janus.cli.xray;

import games.janus.checkers.RuleSet;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.LimitOptions;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks every move of the games in a file. */
@Command(name = "review", mixinStandardHelpOptions = true)
public final class ReviewCommand extends JanusCommand {
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

  @Override
  public Integer call() {
    limits.check();
    String name = file.toLowerCase(Locale.ROOT);
    require(name.endsWith(".pgn") || name.endsWith(".pdn"), Messages.optionGameFile());
    return name.endsWith(".pgn") ? review(Games.chess()) : review(Games.checkers(RuleSet.ACF));
  }

  private <P, M> int review(GameType<P, M> type) {
    String id = Catalog.strongest(type).id();
    require(engine.isEmpty() || engine.get().equals(id), Messages.optionReviewer(id));
    var desk = new ReviewDesk<>(type, limits.nodes(), limits.depth(), json, out(), err());
    return desk.review(file, output);
  }
}
