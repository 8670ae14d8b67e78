package games.janus.arena;

import games.janus.arena.egdb.EndgameFolder;
import games.janus.arena.foreign.EngineRegistry;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.EngineSpec;
import games.janus.engines.Resources;
import games.janus.engines.checkers.Net;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds the engines of the catalog for programs that have threads, memory and files: the server,
 * the terminal, the protocols and matches.
 */
public final class EngineFactory implements EngineSource {
  /** The table that the threads of one question share. Untested. */
  private static final int SHARED_TABLE_MEGABYTES = 64;

  /** More threads for each processor are not expected to be faster. Untested. */
  private static final int MOST_PER_PROCESSOR = 8;

  private static final EngineFactory OF_USER = new EngineFactory(EndgameFolder::known, 1, true);

  private final Supplier<EndgameTable> reader;
  private final int threads;
  private final boolean knowsAdded;
  private @Nullable EndgameTable endgames;

  private EngineFactory(Supplier<EndgameTable> reader, int threads, boolean knowsAdded) {
    this.reader = reader;
    this.threads = threads;
    this.knowsAdded = knowsAdded;
  }

  /** Read when an engine first needs them, and not when the program starts. */
  private static final class Embedded {
    static final EndgameTable ENDGAMES = EndgameFolder.embedded();
  }

  /**
   * Engines that know the endgames that come with the program.
   *
   * @param threads how many threads each thinks on, if it can; on several it shares a table and
   *     remembers, so that its answers differ from run to run
   */
  public static EngineFactory embedded(int threads) {
    return new EngineFactory(() -> Embedded.ENDGAMES, threads, false);
  }

  /**
   * Engines that also know this user's own endgame files, which are read once, and by name the
   * engines that the user has added. What is built here throws {@link
   * games.janus.arena.egdb.EndgameFileException} if one of them is broken.
   */
  public static EngineFactory ofUser() {
    return OF_USER;
  }

  /** How many threads this machine can use; more are cut to so many. */
  public static int mostThreads() {
    return MOST_PER_PROCESSOR * Runtime.getRuntime().availableProcessors();
  }

  /** What to say when more threads are wanted than can be used. */
  public static Optional<String> tooMany(int threads) {
    return threads <= mostThreads()
        ? Optional.empty()
        : Optional.of(Messages.sessionThreads(mostThreads()).text());
  }

  @Override
  public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
    return Lists.map(Catalog.specs(type), this::build);
  }

  @Override
  public <P, M> Optional<Engine<P, M>> engine(GameType<P, M> type, String id) {
    Optional<Engine<P, M>> ours = Catalog.spec(type, id).map(this::build);
    return ours.isPresent() || !knowsAdded
        ? ours
        : EngineRegistry.ofUser().engine(type, id).map(foreign -> foreign);
  }

  @Override
  public List<EngineInfo> cards(GameType<?, ?> type) {
    var cards = new ArrayList<>(Catalog.cards(type));
    if (knowsAdded) {
      cards.addAll(EngineRegistry.ofUser().cards(type));
    }
    return cards;
  }

  private <P, M> Engine<P, M> build(EngineSpec<P, M> spec) {
    return threads == 1
        ? spec.build(Resources.knowing(this::endgames))
        : withMemory(spec, SHARED_TABLE_MEGABYTES, threads, Optional.empty());
  }

  /**
   * An engine for a whole game: it remembers from move to move, if it can.
   *
   * @param megabytes the size of its table, if it has one
   * @param threads how many threads it thinks on, if it can
   * @throws NoRoomException if there is not the memory for these
   */
  public <P, M> Optional<Engine<P, M>> withMemory(
      GameType<P, M> type, String id, int megabytes, int threads) {
    return withMemory(type, id, megabytes, threads, Optional.empty());
  }

  /**
   * The same with a net of one's own.
   *
   * @param net what judges positions in the place of the net that comes with the program
   */
  public <P, M> Optional<Engine<P, M>> withMemory(
      GameType<P, M> type, String id, int megabytes, int threads, Optional<Net> net) {
    return Catalog.spec(type, id).map(spec -> withMemory(spec, megabytes, threads, net));
  }

  private <P, M> Engine<P, M> withMemory(
      EngineSpec<P, M> spec, int megabytes, int threads, Optional<Net> net) {
    if (!spec.info().can(Capability.HASH)) {
      return spec.build(Resources.knowing(this::endgames));
    }
    try {
      var table = Optional.of(new TranspositionTable(megabytes));
      int most = spec.info().can(Capability.THREADS) ? Math.min(threads, mostThreads()) : 1;
      var engines = new ArrayList<Engine<P, M>>();
      for (int thread = 0; thread < most; thread++) {
        engines.add(spec.build(new Resources(table, this::endgames, net, thread)));
      }
      return engines.size() == 1 ? engines.getFirst() : new ParallelSearch<>(engines);
    } catch (OutOfMemoryError full) {
      throw new NoRoomException(megabytes, threads, full);
    }
  }

  @Override
  public synchronized EndgameTable endgames() {
    if (endgames == null) {
      endgames = reader.get();
    }
    return endgames;
  }

  @Override
  public boolean isRepeatable() {
    return threads == 1;
  }
}
