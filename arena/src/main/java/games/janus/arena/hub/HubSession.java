package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.arena.CommandLines;
import games.janus.arena.Console;
import games.janus.arena.CurrentSearch;
import games.janus.arena.Lots;
import games.janus.arena.NoRoomException;
import games.janus.arena.Workshop;
import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.Setup;
import games.janus.engine.EngineInfo;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Optional;

/**
 * A checkers engine of ours, talked to over Hub 2, with positions of 32 squares. Whatever is said
 * to it, it goes on; what it does not understand it answers with {@code error} and the reason.
 */
public final class HubSession {
  private static final int USUAL_MEGABYTES = 16;
  private static final int MOST_THREADS = 256;

  private final CommandLines commands;
  private final Console console;
  private final RuleSet rules;
  private final String id;
  private final String version;
  private final EngineInfo info;
  private Game<Position, Move> game;
  private Workshop.Machine<Position, Move> machine;
  private Allowance allowance = Allowance.ENDLESS;
  private final CurrentSearch<Move> search = new CurrentSearch<>();
  private String level;
  private int megabytes = USUAL_MEGABYTES;
  private int threads = 1;
  private final Lots lots = Lots.fresh();
  private boolean isWarm;

  /**
   * Sits an engine down at the protocol.
   *
   * @param id of an engine that exists
   * @param level one of its levels
   * @param version what it says it is
   */
  public HubSession(
      InputStream in, PrintStream out, RuleSet rules, String id, String level, String version) {
    this.commands = new CommandLines(in);
    this.console = new Console(out);
    this.rules = rules;
    this.id = id;
    this.level = level;
    this.version = version;
    this.game = Game.of(Checkers.with(rules));
    this.machine = Workshop.checkers(id, megabytes, threads).orElseThrow();
    this.info = machine.engine().info();
  }

  /** Listens until told to quit, or until nobody speaks any more. */
  public void run() {
    Optional<String> line = commands.next();
    while (line.isPresent() && !line.get().equals("quit")) {
      try {
        obey(line.get());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
        complain("that failed: " + failure);
      }
      line = commands.next();
    }
    search.finish(line.isPresent());
  }

  private void complain(String sentence) {
    console.say("error message=" + HubLine.quoted(Excerpt.whole(sentence)));
  }

  private void obey(String text) {
    if (text.length() >= CommandLines.LONGEST) {
      complain("a line of more than a million letters is ignored");
      return;
    }
    HubLine line = HubLine.read(text);
    switch (line.command()) {
      case "" -> {}
      case "hub" -> introduce();
      case "init" -> {
        warmUp();
        console.say("ready");
      }
      case "ping" -> console.say("pong");
      case "set-param" -> whenIdle(() -> set(line));
      case "new-game" -> whenIdle(this::beginGame);
      case "pos" -> setPosition(line);
      case "level" -> setLevel(line);
      case "go" -> whenIdle(() -> go(line));
      case "stop" -> search.stop();
      case "ponder-hit" -> search.ponderHit();
      default -> complain("there is no command '" + Excerpt.of(line.command()) + "'");
    }
  }

  private void introduce() {
    var lines = new ArrayList<String>();
    lines.add(
        "id name="
            + HubLine.quoted(info.name())
            + " version="
            + HubLine.quoted(version)
            + " author="
            + HubLine.quoted(info.author()));
    if (machine.hasTable()) {
      lines.add(
          "param name=hash value="
              + megabytes
              + " type=int min=1 max="
              + TranspositionTable.MOST_MEGABYTES);
      lines.add("param name=threads value=" + threads + " type=int min=1 max=" + MOST_THREADS);
    }
    lines.add("param name=seed value=1 type=int min=1 max=" + Integer.MAX_VALUE);
    var levels = info.levels().stream().map(EngineInfo.Level::id).toList();
    lines.add(
        "param name=level value="
            + HubLine.quoted(level)
            + " type=enum values="
            + HubLine.quoted(String.join(" ", levels)));
    lines.add("wait");
    console.say(lines);
  }

  /** Does something that must not happen during a search. */
  private void whenIdle(Runnable deed) {
    if (search.isOver()) {
      deed.run();
    } else {
      complain("not while thinking; say stop first");
    }
  }

  private void beginGame() {
    machine.forget().run();
    lots.nextGame();
  }

  private void set(HubLine line) {
    String name = line.argument("name").orElse("");
    String value = line.argument("value").orElse("");
    try {
      switch (name) {
        case "hash" -> build(number(name, value, TranspositionTable.MOST_MEGABYTES), threads);
        case "threads" -> build(megabytes, number(name, value, MOST_THREADS));
        case "seed" -> lots.restart(number(name, value, Integer.MAX_VALUE));
        case "level" -> {
          level = known(value);
          machine.forget().run(); // what a weaker player has misjudged is not to be believed
        }
        default -> throw new IllegalArgumentException("there is no parameter '" + name + "'");
      }
    } catch (IllegalArgumentException wrong) {
      complain(String.valueOf(wrong.getMessage()));
    }
  }

  private void build(int newMegabytes, int newThreads) {
    try {
      machine = Workshop.checkers(id, newMegabytes, newThreads).orElseThrow();
      megabytes = newMegabytes;
      threads = newThreads;
    } catch (NoRoomException full) {
      complain(full.getMessage() + "; all stays as it was");
    }
  }

  private String known(String levelName) {
    return info.level(levelName)
        .map(EngineInfo.Level::id)
        .orElseThrow(() -> new IllegalArgumentException("there is no level '" + levelName + "'"));
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
    throw new IllegalArgumentException(
        name + " is a number from 1 to " + most + ", not '" + text + "'");
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
      complain("pos refused: " + Excerpt.of(wrong.text()) + " " + wrong.reason());
    } catch (IllegalSetupException wrong) {
      complain("pos refused: " + wrong.getMessage());
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
      complain(String.valueOf(wrong.getMessage()));
    }
  }

  /** The first thoughts of a fresh program are slow; they are thought before anybody waits. */
  private void warmUp() {
    if (!isWarm && machine.hasTable() && !search.isRunning() && search.isOver()) {
      isWarm = true;
      HubThought.warmUp(machine.engine(), Checkers.with(rules), level);
      machine.forget().run();
    }
  }

  private void go(HubLine line) {
    boolean isPonder = line.has("ponder");
    boolean isAnalysis = line.has("analyze");
    if (!isPonder && !isAnalysis && !line.has("think")) {
      complain("go takes think, ponder or analyze");
      return;
    }
    Game<Position, Move> question = goingOn(game);
    if (question.outcome().isPresent()) {
      complain("the game is over: " + question.outcome().get().reason().words());
      return;
    }
    Allowance given = isAnalysis ? Allowance.ENDLESS : allowance;
    search.begin(
        new HubThought(console, question, machine, level, given, lots.after(game.plies()))
            .start(isPonder));
  }
}
