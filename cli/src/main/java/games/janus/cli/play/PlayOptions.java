package games.janus.cli.play;

import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Player;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.SharedOptions;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Who plays, from where, and for how long: what both games can be asked. */
final class PlayOptions extends SharedOptions {
  @Option(names = "--white", paramLabel = "PLAYER", completionCandidates = PlayerNames.class)
  private Optional<String> white = Optional.empty();

  @Option(names = "--black", paramLabel = "PLAYER", completionCandidates = PlayerNames.class)
  private Optional<String> black = Optional.empty();

  @Option(names = "--level", paramLabel = "LEVEL")
  private Optional<String> level = Optional.empty();

  @Option(names = "--fen", paramLabel = "FEN")
  private Optional<String> fen = Optional.empty();

  @Option(
      names = {"--pgn", "--pdn"},
      paramLabel = "FILE")
  private Optional<String> file = Optional.empty();

  @Option(names = "--clock", paramLabel = "M+S")
  private Optional<String> clock = Optional.empty();

  @Option(names = "--seed", paramLabel = "S")
  private Optional<Long> seed = Optional.empty();

  private final long own = System.nanoTime();

  boolean hasStart() {
    return fen.isPresent() || file.isPresent();
  }

  /** The seed that was given, or the same one of our own whenever it is asked for. */
  long firstSeed() {
    return seed.orElse(own);
  }

  /** Where no player is named, two people play. */
  void preferPeople() {
    if (white.isEmpty() && black.isEmpty()) {
      white = Optional.of("person");
      black = Optional.of("person");
    }
  }

  Optional<String> file() {
    return file;
  }

  /**
   * The game that was asked for.
   *
   * @param start where it starts if these options do not say
   */
  <P, M> HostedGame<P, M> game(GameType<P, M> type, Supplier<Game<P, M>> start) {
    require(fen.isEmpty() || file.isEmpty(), Messages.playTwoStarts());
    try {
      Game<P, M> usual = start.get(); // complains about a wrong one also where it is not needed
      return file.isPresent() ? fromFile(type, file.get()) : fromStart(type, usual);
    } catch (NotationException
        | IllegalSetupException
        | IllegalArgumentException
        | GameFiles.Trouble wrong) {
      throw wrong(wrong);
    }
  }

  private <P, M> HostedGame<P, M> fromStart(GameType<P, M> type, Game<P, M> usual) {
    Game<P, M> game =
        fen.map(text -> Game.from(type.rules(), type.notation().position(text))).orElse(usual);
    return plan(type, game);
  }

  private <P, M> HostedGame<P, M> fromFile(GameType<P, M> type, String name)
      throws GameFiles.Trouble {
    var record = GameFiles.read(type, name, 1);
    HostedGame<P, M> planned = plan(type, Game.of(type.rules()));
    var saved = new SavedGame<>(type);
    // What the command line says about clocks and players counts for more than what the file says.
    var live =
        clock.isPresent() ? saved.readWithNewClocks(record, planned) : saved.read(record, planned);
    HostedGame<P, M> asked = plan(live.type(), Game.of(live.type().rules()));
    if (white.isPresent() || black.isPresent() || level.isPresent()) {
      for (Color side : Color.values()) {
        var player = asked.live().player(side);
        live.decide(Actor.HOST, new Action.ChangePlayer(side, player));
      }
    }
    return live;
  }

  private <P, M> HostedGame<P, M> plan(GameType<P, M> type, Game<P, M> start) {
    long firstSeed = firstSeed();
    Optional<TimeControl> control = clock.map(ClockText::read);
    // Who sets up a position wants to move in it.
    P first = fen.isPresent() ? start.position() : type.rules().initial();
    Color person = type.rules().turn(first);
    return HostedGame.of(
        type,
        start,
        player(type, white, black.isEmpty() && person == Color.WHITE, firstSeed),
        player(type, black, white.isEmpty() && person == Color.BLACK, firstSeed),
        control,
        firstSeed);
  }

  /** A person has the side that begins, or the side that no machine was named for. */
  private Player player(
      GameType<?, ?> type, Optional<String> named, boolean isPersons, long firstSeed) {
    if (named.isPresent()) {
      return PlayerText.of(type).read(named.get(), level, firstSeed);
    }
    boolean isAlone = white.isPresent() || black.isPresent();
    return isPersons || isAlone
        ? new Player.Person(PlayerText.YOU)
        : PlayerText.machine(PlayerText.of(type).adviser(), level, firstSeed);
  }

  /** Whom the options that name a player may name. */
  static final class PlayerNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(Stream.of("person"), Catalog.cards().stream().map(EngineInfo::id))
          .iterator();
    }
  }
}
