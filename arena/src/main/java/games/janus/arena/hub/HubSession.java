package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.arena.ProtocolSession;
import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engines.search.TranspositionTable;
import games.janus.games.Games;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;

/** A checkers engine of ours, talked to over Hub 2, with positions of 32 squares. */
public final class HubSession extends ProtocolSession<Position, Move> {
  private static final int MOST_THREADS = 256;

  private final RuleSet rules;
  private final String version;
  private Game<Position, Move> game;
  private Allowance allowance = Allowance.ENDLESS;
  private String level;
  private int megabytes = USUAL_MEGABYTES;
  private int threads = 1;

  /**
   * Sits an engine down at the protocol.
   *
   * @param id of an engine that exists
   * @param level one of its levels
   * @param version what it says it is
   */
  public HubSession(
      InputStream in, PrintStream out, RuleSet rules, String id, String level, String version) {
    super(in, out, Games.checkers(rules), id);
    this.rules = rules;
    this.level = level;
    this.version = version;
    this.game = Game.of(Checkers.with(rules));
  }

  @Override
  protected void remark(String sentence) {
    console.say("error message=" + HubLine.quoted(Excerpt.whole(sentence)));
  }

  @Override
  protected void obey(String text) {
    HubLine line = HubLine.read(text);
    switch (line.command()) {
      case "" -> {}
      case "hub" -> introduce();
      case "init" -> getReady("ready");
      case "ping" -> console.say("pong");
      case "set-param" -> whenIdle(() -> set(line));
      case "new-game" -> whenIdle(this::beginGame);
      case "pos" -> setPosition(line);
      case "level" -> setLevel(line);
      case "go" -> whenIdle(() -> go(line));
      case "stop" -> search.stop();
      case "ponder-hit" -> search.ponderHit();
      default -> remark(Messages.sessionNoCommand(Excerpt.of(line.command())).text());
    }
  }

  private void introduce() {
    var lines = new ArrayList<String>();
    lines.add(
        "id"
            + said("name", info.name())
            + said("version", version)
            + said("author", info.author().text()));
    if (info.can(Capability.HASH)) {
      lines.add(spin("hash", megabytes, TranspositionTable.MOST_MEGABYTES));
      lines.add(spin("threads", threads, MOST_THREADS));
    }
    lines.add(spin("seed", 1, Integer.MAX_VALUE));
    var levels = info.levels().stream().map(EngineInfo.Level::id).toList();
    lines.add(
        "param name=level"
            + said("value", level)
            + " type=enum"
            + said("values", String.join(" ", levels)));
    lines.add("wait");
    console.say(lines);
  }

  private static String said(String name, String value) {
    return " " + name + "=" + HubLine.quoted(value);
  }

  private static String spin(String name, int value, int most) {
    return "param name=" + name + " value=" + value + " type=int min=1 max=" + most;
  }

  private void set(HubLine line) {
    String name = line.argument("name").orElse("");
    String value = line.argument("value").orElse("");
    try {
      switch (name) {
        case "hash" -> setMemory(number(name, value, TranspositionTable.MOST_MEGABYTES), threads);
        case "threads" -> setMemory(megabytes, number(name, value, MOST_THREADS));
        case "seed" -> seeds.restart(number(name, value, Integer.MAX_VALUE));
        case "level" -> {
          level = known(value);
          engine.newGame(); // what a weaker player has misjudged is not to be believed
        }
        default -> throw new MessageException(Messages.hubNoParameter(name));
      }
    } catch (IllegalArgumentException wrong) {
      remark(String.valueOf(wrong.getMessage()));
    }
  }

  private void setMemory(int newMegabytes, int newThreads) {
    if (rebuild(newMegabytes, newThreads)) {
      megabytes = newMegabytes;
      threads = newThreads;
    }
  }

  private String known(String levelName) {
    return info.level(levelName)
        .map(EngineInfo.Level::id)
        .orElseThrow(() -> new MessageException(Messages.sessionNoLevel(levelName)));
  }

  private static int number(String name, String text, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new MessageException(Messages.hubNumber(most, name, text));
  }

  private void setPosition(HubLine line) {
    try {
      Position start =
          line.has("pos")
              ? HubText.position(line.argument("pos").orElseThrow(), rules)
              : Position.initial(rules);
      Game<Position, Move> next = Game.from(Checkers.with(rules), start);
      for (String move : line.argument("moves").orElse("").split("\\s+", -1)) {
        if (!move.isEmpty()) {
          next = goingOn(next).play(HubText.read(next.position(), move));
        }
      }
      game = next;
    } catch (NotationException wrong) {
      remark(Messages.hubRefusedText(wrong.reason(), Excerpt.of(wrong.text())).text());
    } catch (IllegalSetupException wrong) {
      remark(Messages.hubRefused(wrong.message()).text());
    }
  }

  /**
   * A game to go on with: who knows nothing of draws by repetition or by the count of quiet moves,
   * or has not claimed one, plays on, and then it begins here.
   */
  private static Game<Position, Move> goingOn(Game<Position, Move> game) {
    if (game.outcome().isEmpty()) {
      return game;
    }
    Position position = game.position();
    var setup = new Setup(position.board(), position.turn());
    return Game.from(game.rules(), Position.of(setup, position.ruleSet()));
  }

  private void setLevel(HubLine line) {
    try {
      allowance = HubLevel.read(line);
    } catch (IllegalArgumentException wrong) {
      remark(String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  protected void warmUp() {
    warmUp(Position.initial(rules), level, 500);
  }

  private void go(HubLine line) {
    boolean isPonder = line.has("ponder");
    boolean isAnalysis = line.has("analyze");
    if (!isPonder && !isAnalysis && !line.has("think")) {
      remark(Messages.hubGo().text());
      return;
    }
    Game<Position, Move> question = goingOn(game);
    if (question.outcome().isPresent()) {
      remark(Messages.gameOver().text());
      return;
    }
    Allowance given = isAnalysis ? Allowance.ENDLESS : allowance;
    search =
        new HubThought(console, question, engine, level, given, isPonder, seeds.after(game.plies()))
            .start();
  }
}
