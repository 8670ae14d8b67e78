package games.janus.cli.play;

import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Who plays, from where, and for how long: what both games can be asked. */
final class PlayOptions {
  @Option(
      names = "--white",
      paramLabel = "PLAYER",
      completionCandidates = PlayerNames.class,
      description = {
        "Who has White: person, person@NAME, or a machine player such as octave or"
            + " janus@3, with its level behind the @ (janus engines lists them).",
      })
  private Optional<String> white = Optional.empty();

  @Option(
      names = "--black",
      paramLabel = "PLAYER",
      completionCandidates = PlayerNames.class,
      description = "Who has Black.")
  private Optional<String> black = Optional.empty();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description = "The level of machines that are named without one.")
  private Optional<String> level = Optional.empty();

  @Option(names = "--fen", paramLabel = "FEN", description = "Start from this position.")
  private Optional<String> fen = Optional.empty();

  @Option(
      names = {"--pgn", "--pdn"},
      paramLabel = "FILE",
      description = "Go on with the first game of this file.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--clock",
      paramLabel = "M+S",
      description = "M minutes each, and S seconds for every move: 5+3, 10, 0.5+1.")
  private Optional<String> clock = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "What machines draw lots from; the same seed, the same game.")
  private Optional<Long> seed = Optional.empty();

  private final long own = System.nanoTime();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  PlayOptions() {}

  boolean hasStart() {
    return fen.isPresent() || file.isPresent();
  }

  /** The seed that was given, or the same one of our own whenever it is asked for. */
  long lots() {
    return seed.orElse(own);
  }

  Optional<String> file() {
    return file;
  }

  /**
   * The game that was asked for.
   *
   * @param start where it starts if these options do not say
   */
  <P, M> HostedGame<P, M> game(BoardGame<P, M> board, Supplier<Game<P, M>> start) {
    require(fen.isEmpty() || file.isEmpty(), "--fen and --pgn exclude each other");
    try {
      Game<P, M> usual = start.get(); // complains about a wrong one also where it is not needed
      return file.isPresent() ? fromFile(board, file.get()) : fromStart(board, usual);
    } catch (NotationException wrong) {
      throw wrong(wrong.getMessage());
    } catch (IllegalSetupException wrong) {
      throw wrong(wrong.getMessage());
    } catch (IllegalArgumentException wrong) {
      throw wrong(String.valueOf(wrong.getMessage()));
    } catch (GameFiles.Trouble trouble) {
      throw wrong(trouble.sentence());
    }
  }

  private <P, M> HostedGame<P, M> fromStart(BoardGame<P, M> board, Game<P, M> usual) {
    Game<P, M> game = fen.map(text -> Game.from(board.rules(), board.position(text))).orElse(usual);
    return plan(board, game);
  }

  private <P, M> HostedGame<P, M> fromFile(BoardGame<P, M> board, String name)
      throws GameFiles.Trouble {
    var record = GameFiles.read(board, name, 1);
    HostedGame<P, M> planned = plan(board, Game.of(board.rules()));
    var saved = new SavedGame<>(board);
    // What the command line says about clocks and players counts for more than what the file says.
    var live =
        clock.isPresent() ? saved.readWithNewClocks(record, planned) : saved.read(record, planned);
    HostedGame<P, M> asked = plan(live.board(), Game.of(live.board().rules()));
    if (white.isPresent() || black.isPresent() || level.isPresent()) {
      for (Color side : Color.values()) {
        var player = asked.live().player(side);
        live.decide(Actor.HOST, new Action.ChangePlayer(side, player));
      }
    }
    return live;
  }

  private <P, M> HostedGame<P, M> plan(BoardGame<P, M> board, Game<P, M> start) {
    long lots = lots();
    Optional<TimeControl> control = clock.map(ClockText::read);
    // Who sets up a position wants to move in it.
    P first = fen.isPresent() ? start.position() : board.rules().initial();
    Color person = board.rules().turn(first);
    return HostedGame.of(
        board,
        start,
        seat(board, white, black.isEmpty() && person == Color.WHITE, lots),
        seat(board, black, white.isEmpty() && person == Color.BLACK, lots),
        control,
        lots);
  }

  /** A person has the side that begins, or the side that no machine was named for. */
  private <P, M> Seat<P, M> seat(
      BoardGame<P, M> board, Optional<String> named, boolean isPersons, long lots) {
    if (named.isPresent()) {
      return SeatWords.read(board, named.get(), level, lots);
    }
    boolean isAlone = white.isPresent() || black.isPresent();
    return isPersons || isAlone
        ? new Seat.Person<>("you")
        : SeatWords.machine(board.adviser(), level, lots);
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw wrong(otherwise);
    }
  }

  ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
