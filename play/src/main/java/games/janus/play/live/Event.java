package games.janus.play.live;

import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.Optional;

/** What has happened in a game. The events in their order are the game. */
@Wire(tag = "event", suffix = "Event")
public sealed interface Event {
  /** When, in the host's milliseconds. */
  long at();

  /**
   * A move was made.
   *
   * @param id the move as programs exchange it
   * @param spent milliseconds it cost, before anything is given back
   * @param credited milliseconds given back for the way it took
   * @param lag what the way took altogether; none where all of it is given back
   */
  record Moved(long at, String id, long spent, long credited, @Wire.LeftOut Optional<Long> lag)
      implements Event {
    public Moved(long at, String id, long spent, long credited) {
      this(at, id, spent, credited, Optional.empty());
    }

    /** The same, with what the way took. */
    public Moved on(long way) {
      return new Moved(at, id, spent, credited, Optional.of(way));
    }
  }

  record DrawOffered(long at, Color by) implements Event {}

  record DrawDeclined(long at, Color by) implements Event {}

  /**
   * A player wants to go back.
   *
   * @param toPly how many moves would be left
   */
  record TakebackAsked(long at, Color by, int toPly) implements Event {}

  record TakebackDeclined(long at, Color by) implements Event {}

  record TakenBack(long at, int toPly) implements Event {}

  record Redone(long at, int toPly) implements Event {}

  /** A side has been given time, by its opponent or by the host. */
  record TimeGiven(long at, Color to, long millis) implements Event {}

  /**
   * A player has said one of the sentences that there are.
   *
   * @param phrase its number
   */
  record Said(long at, Color by, int phrase) implements Event {}

  record Paused(long at) implements Event {}

  record Resumed(long at) implements Event {}

  record PlayerChanged(long at, Color side, Player player) implements Event {}

  record Ended(long at, Ending ending) implements Event {}

  record Reopened(long at) implements Event {}

  record RematchOffered(long at, Color by, boolean swap) implements Event {}

  /** Another game follows, with these settings. */
  record RematchAgreed(long at, Settings next) implements Event {}
}
