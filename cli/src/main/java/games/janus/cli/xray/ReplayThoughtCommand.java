package games.janus.cli.xray;

import games.janus.arena.EngineFactory;
import games.janus.arena.egdb.EndgameFolder;
import games.janus.engine.Metric;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.JsonFields;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.play.core.ThoughtRecord;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameKind;
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
      if (record.timed()) {
        throw new Refusal(Messages.recordByClock());
      }
      Optional<Message> difference = difference(record, thought);
      same = difference.isEmpty();
      verdict = same ? "identical" + counted(thought) : "different: " + difference.get();
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

  private static String counted(JsonFields thought) {
    return thought
        .optional(Metric.NODES.id())
        .map(nodes -> ", " + JsonFields.whole("nodes", nodes, 0, Long.MAX_VALUE) + " positions")
        .orElse("");
  }

  /**
   * An engine that uses endgames counts other positions with other endgames known. The player that
   * thought had those of this machine, those that come with the program, or none; to be identical
   * with one is enough.
   */
  private static Optional<Message> difference(ThoughtRecord record, JsonFields thought) {
    Optional<Message> atHome = difference(record, thought, EngineFactory.ofUser());
    boolean usesEndgames = thought.optional(Metric.DATABASE_HITS.id()).isPresent();
    if (atHome.isPresent() && usesEndgames) {
      for (EndgameTable known : List.of(EndgameFolder.embedded(), EndgameTable.empty())) {
        if (difference(record, thought, EngineSource.knowing(known)).isEmpty()) {
          return Optional.empty();
        }
      }
    }
    return atHome;
  }

  private static Optional<Message> difference(
      ThoughtRecord record, JsonFields thought, EngineSource engines) {
    GameKind kind =
        GameKind.of(record.game())
            .orElseThrow(() -> new Refusal(Messages.recordNoGame(record.game())));
    var request =
        new Request.Think(
            new AskedGame(
                kind, Optional.of(record.rules()), record.start(), record.moves().orElseThrow()),
            new AskedEngine(thought.text("engine"), Optional.of(thought.text("level"))),
            Optional.of(record.seed()),
            record.depth(),
            record.nodes(),
            Optional.empty(),
            false,
            false,
            record.among(),
            Optional.empty());
    return switch (new Core(engines).answer(request, ThinkControl.patient())) {
      case Reply.Think now ->
          ThoughtRecord.firstDifference(thought, ThoughtRecord.json(now.thought()));
      case Reply.Refused refused -> throw new Refusal(Messages.recordNoQuestion(refused.error()));
      case Reply other -> throw new IllegalStateException("no thought: " + other);
    };
  }
}
