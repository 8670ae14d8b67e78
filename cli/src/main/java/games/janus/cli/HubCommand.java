package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.hub.HubSession;
import games.janus.games.Games;
import games.janus.workbench.command.RulesOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Speaks Hub 2, so that draughts programs of others can use our checkers engines. */
@Command(name = "hub", mixinStandardHelpOptions = true)
final class HubCommand implements Callable<Integer> {
  @Option(names = "--engine", paramLabel = "ID")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L")
  private Optional<String> level = Optional.empty();

  @Mixin private RulesOption rules = new RulesOption();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  HubCommand() {}

  @Override
  public Integer call() {
    try {
      var choice = EngineChoice.of(Games.checkers(rules.rules()), engine, level);
      new HubSession(
              System.in,
              System.out,
              rules.rules(),
              choice.engine(),
              choice.level(),
              Version.number())
          .run();
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }
}
