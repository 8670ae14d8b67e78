package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.egdb.EndgameFileException;
import games.janus.arena.hub.HubSession;
import games.janus.checkers.RuleSet;
import games.janus.engines.Catalog;
import games.janus.workbench.command.Refusal;
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
@Command(
    name = "hub",
    mixinStandardHelpOptions = true,
    description =
        "Speak Hub 2 on standard input and output, with positions of 32 squares, as draughts"
            + " programs expect of an engine.",
    footer = {"", "Examples:", "  janus hub", "  janus hub --engine minimax --level expert"})
final class HubCommand implements Callable<Integer> {
  @Option(names = "--engine", paramLabel = "ID", description = "Who plays (see: janus engines).")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L", description = "One of its levels.")
  private Optional<String> level = Optional.empty();

  @Mixin private RulesOption rules = new RulesOption();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  HubCommand() {}

  @Override
  public Integer call() {
    try {
      return run(engine, level, rules.rules());
    } catch (EndgameFileException broken) {
      throw new Refusal(String.valueOf(broken.getMessage()));
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }

  static int run(Optional<String> engine, Optional<String> level, RuleSet rules) {
    var choice = EngineChoice.of(Catalog.checkers(), engine, level);
    new HubSession(System.in, System.out, rules, choice.engine(), choice.level(), Version.number())
        .run();
    return 0;
  }
}
