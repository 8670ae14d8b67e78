package games.janus.cli.xray;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.cli.HomePlayers;
import games.janus.engine.SearchControl;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.Players;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Thinks a recorded thought again, to the node. */
@Command(
    name = "replay-thought",
    mixinStandardHelpOptions = true,
    description = {
      "Think recorded thoughts again and say whether they come out the same.",
      "A record is a line of janus think --json, or a game that the server keeps, all of whose",
      "thoughts are replayed. Exit code 0 only if every one is identical.",
    },
    footer = {
      "",
      "Example:",
      "  janus think chess --engine janus --json | janus replay-thought -",
    })
public final class ReplayThoughtCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Lines of JSON; - is standard input.")
  private String file = "";

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ReplayThoughtCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean allSame = true;
    boolean any = false;
    try (var lines = new BufferedReader(open())) {
      int number = 0;
      for (String line = next(lines); line != null; line = next(lines)) {
        number++;
        if (!line.isBlank()) {
          any = true;
          allSame &= replay(number, line, out);
        }
      }
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    }
    if (!any) {
      throw new Refusal("there is no thought in " + file);
    }
    return allSame ? 0 : 1;
  }

  private Reader open() throws IOException {
    if (file.equals("-")) {
      return new InputStreamReader(System.in, StandardCharsets.UTF_8);
    }
    try {
      return Files.newBufferedReader(Path.of(file));
    } catch (InvalidPathException wrong) {
      throw new IOException(wrong);
    }
  }

  /** The next line, or null; a line too long to be a thought is refused before it fills memory. */
  private static @Nullable String next(BufferedReader lines) throws IOException {
    var line = new StringBuilder();
    int letter = lines.read();
    if (letter < 0) {
      return null;
    }
    while (letter >= 0 && letter != '\n') {
      if (line.length() >= RecordReader.LONGEST_LINE) {
        throw new Refusal("a line is longer than 64 megabytes: that is no thought");
      }
      line.append((char) letter);
      letter = lines.read();
    }
    return line.toString();
  }

  private boolean replay(int number, String line, PrintWriter out) {
    try {
      JsonNode json = RecordReader.json(line);
      return KeptGame.isOne(json)
          ? replay(number + ", move ", KeptGame.read(json), out)
          : replay(Integer.toString(number), json, Optional.empty(), out);
    } catch (Refusal refused) {
      say(out, number + ": refused: " + refused.getMessage());
      return false;
    }
  }

  /** All thoughts of a game. */
  private static boolean replay(String place, KeptGame game, PrintWriter out) {
    boolean allSame = true;
    boolean any = false;
    for (int ply = 0; ply < game.moves().size(); ply++) {
      if (game.thoughts().get(ply).isObject()) {
        any = true;
        allSame &= replay(place + (ply + 1), game.thoughts().get(ply), Optional.of(game), out);
      }
    }
    if (!any) {
      throw new Refusal("no machine thought in this game");
    }
    return allSame;
  }

  private static boolean replay(
      String place, JsonNode thought, Optional<KeptGame> around, PrintWriter out) {
    String verdict;
    boolean same = false;
    try {
      ThoughtRecord record = RecordReader.read(thought, around);
      requireReplayable(record);
      Optional<String> difference = replay(record);
      same = difference.isEmpty();
      verdict = same ? "identical" + counted(record) : "different: " + difference.get();
    } catch (Refusal refused) {
      verdict = "refused: " + refused.getMessage();
    }
    say(out, place + ": " + verdict);
    return same;
  }

  private static void say(PrintWriter out, String line) {
    out.println(Excerpt.whole(line));
    out.flush();
  }

  private static String counted(ThoughtRecord record) {
    Long nodes = record.answer().counts().get("nodes");
    return nodes == null ? "" : ", " + nodes + " positions";
  }

  private static void requireReplayable(ThoughtRecord record) {
    if (record.isTimed()) {
      throw new Refusal(
          "a clock or a person ended this thought, or several threads shared it, so it cannot come"
              + " out the same again");
    }
  }

  private static Optional<String> replay(ThoughtRecord record) {
    try {
      return switch (record.question().game()) {
        case "chess" ->
            record.replay(
                Games.chess(), HomePlayers.SOURCE.engines(Games.chess()), SearchControl.patient());
        case "checkers" -> replayCheckers(record, RuleSet.read(record.question().rules()));
        default -> throw new Refusal("no such game: " + record.question().game());
      };
    } catch (NotationException wrong) {
      throw new Refusal("it cannot be set up: " + wrong.getMessage());
    } catch (IllegalSetupException wrong) {
      throw new Refusal("it cannot be set up: " + wrong.getMessage());
    } catch (IllegalArgumentException wrong) {
      throw new Refusal("it cannot be asked: " + wrong.getMessage());
    }
  }

  /**
   * Janus counts other positions with other endgames known. Whoever thought had those of this
   * machine, those that come with the program, or none; to be identical with one is enough.
   */
  private static Optional<String> replayCheckers(ThoughtRecord record, RuleSet rules) {
    GameType<Position, Move> type = Games.checkers(rules);
    Optional<String> atHome = record.replay(type, HomePlayers.checkers(), SearchControl.patient());
    if (atHome.isEmpty() || !record.question().engine().equals("janus-checkers")) {
      return atHome;
    }
    for (EndgameTable known : List.of(EndgameFolder.embedded(), EndgameTable.empty())) {
      var players = Players.knowing(known).checkers();
      if (record.replay(type, players, SearchControl.patient()).isEmpty()) {
        return Optional.empty();
      }
    }
    return atHome;
  }
}
