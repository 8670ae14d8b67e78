package games.janus.cli.play;

import games.janus.engine.SplitMix64;
import games.janus.play.Seat;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.Optional;

/**
 * What a game begins with.
 *
 * @param start where it starts
 * @param control the clocks, if there are any
 * @param seed where machines draw lots
 */
record Plan<P, M>(
    BoardGame<P, M> board,
    Game<P, M> start,
    Seat<P, M> white,
    Seat<P, M> black,
    Optional<TimeControl> control,
    long seed) {
  Seat<P, M> seat(Color side) {
    return side == Color.WHITE ? white : black;
  }

  Plan<P, M> with(Color side, Seat<P, M> seat) {
    boolean isWhite = side == Color.WHITE;
    return new Plan<>(board, start, isWhite ? seat : white, isWhite ? black : seat, control, seed);
  }

  /** The same once more, with other lots. */
  Plan<P, M> again() {
    long lots = SplitMix64.mix(seed);
    return new Plan<>(board, start, reseeded(white, lots), reseeded(black, lots), control, lots);
  }

  private static <P, M> Seat<P, M> reseeded(Seat<P, M> seat, long lots) {
    return switch (seat) {
      case Seat.Person<P, M> person -> person;
      case Seat.Machine<P, M> machine ->
          new Seat.Machine<>(machine.engine(), machine.level(), lots);
    };
  }
}
