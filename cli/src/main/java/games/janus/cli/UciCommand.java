package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.uci.UciSession;
import games.janus.engines.Catalog;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Speaks UCI, so that chess programs of others can use our engines. */
@Command(
    name = "uci",
    mixinStandardHelpOptions = true,
    description = "Speak UCI on standard input and output, as chess programs expect of an engine.",
    footer = {"", "Examples:", "  janus uci", "  janus uci --engine octave"})
final class UciCommand implements Callable<Integer> {
  @Option(names = "--engine", paramLabel = "ID", description = "Who plays (see: janus engines).")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L", description = "One of its levels.")
  private Optional<String> level = Optional.empty();

  @Option(names = "--book", paramLabel = "FILE", description = "An opening book of Polyglot's.")
  private Optional<String> book = Optional.empty();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  UciCommand() {}

  @Override
  public Integer call() {
    try {
      return run(engine, level, book);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }

  static int run(Optional<String> engine, Optional<String> level, Optional<String> book) {
    var choice = EngineChoice.of(Catalog.chess(), engine, level);
    new UciSession(
            System.in,
            System.out,
            choice.engine(),
            choice.level(),
            book.orElse(""),
            Version.number())
        .run();
    return 0;
  }
}
