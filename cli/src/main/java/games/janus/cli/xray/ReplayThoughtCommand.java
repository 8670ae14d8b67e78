package games.janus.cli.xray;

import games.janus.arena.EngineFactory;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.JsonFields;
import games.janus.play.core.RefusedException;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommand;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Thinks a recorded thought again, to the node. */
@Command(name = "replay-thought", mixinStandardHelpOptions = true)
public final class ReplayThoughtCommand extends JanusCommand {
  @Parameters(paramLabel = "FILE")
  private String file = "";

  @Override
  public Integer call() {
    PrintWriter out = out();
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
      throw new Refusal(Messages.recordNoneIn(file));
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
        throw new Refusal(Messages.recordLongLine());
      }
      line.append((char) letter);
      letter = lines.read();
    }
    return line.toString();
  }

  private boolean replay(int number, String line, PrintWriter out) {
    try {
      JsonFields json = RecordReader.json(line);
      return KeptGame.isOne(json)
          ? replay(number + ", move ", KeptGame.read(json), out)
          : replay(Integer.toString(number), json, Optional.empty(), out);
    } catch (Refusal | RefusedException refused) {
      say(out, number + ": refused: " + refused.getMessage());
      return false;
    }
  }

  /** All thoughts of a game. */
  private static boolean replay(String place, KeptGame game, PrintWriter out) {
    if (game.thoughts().isEmpty()) {
      throw new Refusal(Messages.recordNoMachine());
    }
    boolean allSame = true;
    for (KeptGame.PlyThought each : game.thoughts()) {
      allSame &= replay(place + (each.ply() + 1), each.thought(), Optional.of(game), out);
    }
    return allSame;
  }

  private static boolean replay(
      String place, JsonFields thought, Optional<KeptGame> around, PrintWriter out) {
    String verdict;
    boolean same = false;
    try {
      ThoughtRecord record = RecordReader.read(thought, around);
      requireReplayable(record);
      Optional<Message> difference = replay(record);
      same = difference.isEmpty();
      verdict = same ? "identical" + counted(record) : "different: " + difference.get();
    } catch (Refusal | RefusedException refused) {
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
      throw new Refusal(Messages.recordByClock());
    }
  }

  private static Optional<Message> replay(ThoughtRecord record) {
    try {
      return switch (record.question().game()) {
        case "chess" ->
            record.replay(
                Games.chess(),
                EngineFactory.ofUser().engines(Games.chess()),
                SearchControl.patient());
        case "checkers" -> replayCheckers(record, RuleSet.read(record.question().rules()));
        default -> throw new Refusal(Messages.recordNoGame(record.question().game()));
      };
    } catch (NotationException | IllegalSetupException wrong) {
      throw new Refusal(Messages.recordNoSetup(String.valueOf(wrong.getMessage())));
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(Messages.recordNoQuestion(String.valueOf(wrong.getMessage())));
    }
  }

  /**
   * An engine that uses endgames counts other positions with other endgames known. The player that
   * thought had those of this machine, those that come with the program, or none; to be identical
   * with one is enough.
   */
  private static Optional<Message> replayCheckers(ThoughtRecord record, RuleSet rules) {
    GameType<Position, Move> type = Games.checkers(rules);
    Optional<Message> atHome =
        record.replay(type, EngineFactory.ofUser().engines(type), SearchControl.patient());
    if (atHome.isEmpty() || !usesEndgames(type, record.question().engine())) {
      return atHome;
    }
    for (EndgameTable known : List.of(EndgameFolder.embedded(), EndgameTable.empty())) {
      var players = EngineSource.knowing(known).engines(type);
      if (record.replay(type, players, SearchControl.patient()).isEmpty()) {
        return Optional.empty();
      }
    }
    return atHome;
  }

  private static boolean usesEndgames(GameType<?, ?> type, String engine) {
    return Catalog.spec(type, engine)
        .filter(spec -> spec.info().reports().contains(Metric.DATABASE_HITS))
        .isPresent();
  }
}
