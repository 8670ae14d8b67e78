package games.janus.cli;

import games.janus.arena.egdb.EndgameFileException;
import games.janus.checkers.RuleSet;
import games.janus.server.DataFolder;
import games.janus.server.ServerOptions;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The way to the page and into the protocols that does without the machinery of the command line,
 * which takes a quarter of a second to start. Only command lines that are plainly right go this
 * way; all others, and calls for help, go the usual one.
 */
final class QuickStart {
  private QuickStart() {}

  /** The exit code, if these were arguments for the quick way. */
  static OptionalInt run(String[] args) {
    if (args.length == 0) {
      return OptionalInt.of(Serving.usual().runAlone(System.out, System.err));
    }
    if (args[0].equals("serve")) {
      return serve(args);
    }
    if (args.length % 2 == 0 || !(args[0].equals("uci") || args[0].equals("hub"))) {
      return OptionalInt.empty();
    }
    boolean isChess = args[0].equals("uci");
    Optional<String> engine = Optional.empty();
    Optional<String> level = Optional.empty();
    Optional<String> book = Optional.empty();
    for (int i = 1; i < args.length; i += 2) {
      Optional<String> value = Optional.of(args[i + 1]);
      switch (args[i]) {
        case "--engine" -> engine = value;
        case "--level" -> level = value;
        case "--book" -> book = value;
        default -> {
          return OptionalInt.empty();
        }
      }
      if (!isChess && book.isPresent()) {
        return OptionalInt.empty();
      }
    }
    try {
      return OptionalInt.of(
          isChess
              ? UciCommand.run(engine, level, book)
              : HubCommand.run(engine, level, RuleSet.ACF));
    } catch (IllegalArgumentException | EndgameFileException _) {
      return OptionalInt.empty(); // the usual way says what is wrong
    }
  }

  private static OptionalInt serve(String[] args) {
    int port = ServerOptions.USUAL_PORT;
    Path data = DataFolder.usual();
    boolean open = true;
    boolean isRehearsal = false;
    for (int i = 1; i < args.length; i++) {
      boolean hasValue = i + 1 < args.length;
      if (args[i].equals("--no-open")) {
        open = false;
      } else if (args[i].equals("--rehearse")) {
        isRehearsal = true;
      } else if (args[i].equals("--data") && hasValue) {
        data = Path.of(args[++i]);
      } else if (args[i].equals("--port") && hasValue && args[i + 1].matches("\\d{1,4}")) {
        port = Integer.parseInt(args[++i]);
      } else {
        return OptionalInt.empty();
      }
    }
    var serving = new Serving(ServerOptions.LOOPBACK, port, data, open, isRehearsal);
    return OptionalInt.of(serving.runAlone(System.out, System.err));
  }
}
