package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.uci.UciSession;
import games.janus.games.Games;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Speaks UCI, so that chess programs of others can use our engines. */
@Command(name = "uci", mixinStandardHelpOptions = true)
final class UciCommand implements Callable<Integer> {
  @Option(names = "--engine", paramLabel = "ID")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L")
  private Optional<String> level = Optional.empty();

  @Option(names = "--book", paramLabel = "FILE")
  private Optional<String> book = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  UciCommand() {}

  @Override
  public Integer call() {
    try {
      var choice = EngineChoice.of(Games.chess(), engine, level);
      new UciSession(
              System.in,
              System.out,
              choice.engine(),
              choice.level(),
              book.orElse(""),
              Version.number())
          .run();
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }
}
