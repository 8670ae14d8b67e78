package games.janus.arena;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SearchRequest;
import games.janus.engines.search.TimePlan;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;

/**
 * An engine of ours, talked to line by line. Commands are read on the caller's thread and thoughts
 * are thought on another, so that it always listens. Whatever is said to it, it goes on; what it
 * does not understand it answers with a remark.
 */
public abstract class ProtocolSession<P, M> {
  protected static final int USUAL_MEGABYTES = 16;

  protected final Console console;
  protected final EngineInfo info;
  protected RunningSearch<M> search = RunningSearch.none();
  protected final MoveSeeds seeds = MoveSeeds.fresh();
  protected Engine<P, M> engine;
  private final CommandLines commands;
  private final GameType<P, M> type;
  private boolean isWarm;

  /**
   * Sits an engine down at the protocol.
   *
   * @param id of an engine that exists
   */
  protected ProtocolSession(InputStream in, PrintStream out, GameType<P, M> type, String id) {
    this.commands = new CommandLines(in, CommandLines.LONGEST);
    this.console = new Console(out);
    this.type = type;
    this.engine = EngineFactory.ofUser().withMemory(type, id, USUAL_MEGABYTES, 1).orElseThrow();
    this.info = engine.info();
  }

  /** Does what a line says. */
  protected abstract void obey(String line);

  /** A remark for people, all in one line. */
  protected abstract void remark(String sentence);

  /** Thinks of something before anybody waits for it. */
  protected abstract void warmUp();

  /** Listens until told to quit, or until nobody speaks any more. */
  public final void run() {
    Optional<String> line = commands.next();
    while (line.isPresent() && !line.get().equals("quit")) {
      try {
        if (line.get().length() < CommandLines.LONGEST) {
          obey(line.get());
        } else {
          remark(Messages.sessionLineLong().text());
        }
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
        remark(Messages.sessionFailed(failure).text());
      }
      line = commands.next();
    }
    search.finish(line.isPresent());
  }

  /** Does something that must not happen during a search. */
  protected final void whenIdle(Runnable deed) {
    if (search.isOver()) {
      deed.run();
    } else {
      remark(Messages.sessionThinking().text());
    }
  }

  /** Some thinking in advance, by which Java gets to know the engine well enough. */
  protected final void warmUp(P position, String level, long millis) {
    engine.think(
        SearchRequest.of(Game.from(type.rules(), position), level, 1),
        Timekeeper.thinking(TimePlan.exactly(millis, 0), _ -> {}));
  }

  protected final void beginGame() {
    engine.newGame();
    seeds.nextGame();
  }

  /** Another table and other threads; whether there is room for them. */
  protected final boolean rebuild(int megabytes, int threads) {
    try {
      engine = EngineFactory.ofUser().withMemory(type, info.id(), megabytes, threads).orElseThrow();
      return true;
    } catch (NoRoomException full) {
      remark(Messages.sessionUnchanged("" + full.getMessage()).text());
      return false;
    }
  }

  /** Answers that it is ready. The first thoughts of a fresh program are slow: it has them now. */
  protected final void getReady(String answer) {
    if (!isWarm && info.can(Capability.HASH) && !search.isRunning() && search.isOver()) {
      isWarm = true;
      warmUp();
      engine.newGame();
    }
    console.say(answer);
  }
}
