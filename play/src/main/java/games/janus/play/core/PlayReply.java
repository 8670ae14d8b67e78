package games.janus.play.core;

import games.janus.play.live.Actor;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.LiveGame.RematchOffer;
import games.janus.play.live.LiveGame.TakebackRequest;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A game in progress.
 *
 * @param events what the command has come to, to be added to the log; none if it changes nothing
 * @param version how many events the log has with these
 * @param settings who plays now, and how
 * @param made how many moves have been made since these players sat down
 * @param drawOffer who has offered a draw that is not answered yet
 * @param next the settings of the game that follows, once that is agreed
 * @param ending how it ended; none while it goes on
 * @param view what the board shows; its outcome and message tell of the ending too
 * @param said what people are told of the command beside what the view says
 */
public record PlayReply(
    List<Event> events,
    int version,
    Settings settings,
    int made,
    Optional<ClocksShown> clocks,
    Optional<Color> drawOffer,
    Optional<TakebackRequest> takeback,
    Optional<RematchOffer> rematch,
    Optional<Settings> next,
    Optional<Ending> ending,
    boolean isPaused,
    Possible can,
    ViewReply view,
    @Wire.LeftOut Optional<String> said)
    implements Reply {
  public PlayReply {
    events = List.copyOf(events);
  }

  /**
   * What both clocks show.
   *
   * @param white milliseconds left when the running clock was started
   * @param black the same
   * @param running the side whose clock runs; none while both stand
   * @param flagAt when its flag falls if nothing happens before, in the host's milliseconds
   * @param thinkMillis how long an engine to move may think
   */
  public record ClocksShown(
      long white,
      long black,
      Optional<Color> running,
      @Wire.LeftOut Optional<Long> flagAt,
      long thinkMillis) {}

  /**
   * What can be done at the board now: by the only person, or by the side to move.
   *
   * @param by whom that means
   * @param board who takes back and makes again: the only person, or the host for both players
   */
  public record Possible(
      Color by,
      Actor board,
      boolean takeBack,
      boolean redo,
      boolean resign,
      boolean offerDraw,
      boolean claimDraw,
      boolean reopen,
      boolean pause) {}
}
