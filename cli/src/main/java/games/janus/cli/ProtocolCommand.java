package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.hub.HubSession;
import games.janus.arena.uci.UciSession;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.RulesOption;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Speaks a protocol, so that programs of others can use our engines. */
abstract class ProtocolCommand extends JanusCommand {
  @Option(names = "--engine", paramLabel = "ID")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L")
  private Optional<String> level = Optional.empty();

  @Override
  public final Integer call() {
    try {
      speak(EngineChoice.of(type(), engine, level));
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw wrong(wrong);
    }
  }

  abstract GameType<?, ?> type();

  /** Talks until the other side has had enough. */
  abstract void speak(EngineChoice choice);

  /** UCI, for chess. */
  @Command(name = "uci", mixinStandardHelpOptions = true)
  static final class OfUci extends ProtocolCommand {
    @Option(names = "--book", paramLabel = "FILE")
    private Optional<String> book = Optional.empty();

    @Override
    GameType<?, ?> type() {
      return Games.chess();
    }

    @Override
    void speak(EngineChoice choice) {
      new UciSession(
              System.in,
              System.out,
              choice.engine().id(),
              choice.level(),
              book.orElse(""),
              Version.number())
          .run();
    }
  }

  /** Hub 2, for checkers. */
  @Command(name = "hub", mixinStandardHelpOptions = true)
  static final class OfHub extends ProtocolCommand {
    @Mixin private RulesOption option = new RulesOption();

    @Override
    GameType<?, ?> type() {
      return Games.checkers(option.rules());
    }

    @Override
    void speak(EngineChoice choice) {
      RuleSet rules = option.rules();
      new HubSession(
              System.in, System.out, rules, choice.engine().id(), choice.level(), Version.number())
          .run();
    }
  }
}
