package games.janus.server.wire;

import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/** What pages ask of kept games; the address says which one it is (docs/server.md). */
@Wire(in = true)
public sealed interface GamesRequest {
  /**
   * A game to be kept.
   *
   * @param id a UUID chosen by the page, so that asking twice makes one game
   */
  record NewGame(Optional<String> id, GameLog log, List<PlyThought> thoughts)
      implements GamesRequest {}

  /**
   * What has happened in a game whose host is the page.
   *
   * @param version how many events there were before
   */
  record NewEvents(
      @Wire.Range(from = 0, to = Integer.MAX_VALUE) int version,
      List<Event> events,
      List<PlyThought> thoughts)
      implements GamesRequest {}

  /**
   * What somebody wants to do; the server decides.
   *
   * @param version how many events there are, if the asker insists on it
   */
  record NewCommand(Actor by, Action action, Optional<Integer> version) implements GamesRequest {}

  /**
   * A game between whoever asks and a friend.
   *
   * @param id a UUID chosen by the page, so that asking twice makes one game
   * @param settings of which the policy does not matter, and the other player only if it is a
   *     machine: then nobody is invited, and others can watch
   * @param side of whoever asks
   * @param seat the secret of this side: 128 random bits in base64url
   * @param invite the secret that brings the friend to the other side, once
   * @param thoughts whether everybody may see what the machine thinks
   */
  record NewLink(
      String id, Settings settings, Color side, String seat, String invite, boolean thoughts)
      implements GamesRequest {}

  /**
   * A seat is taken.
   *
   * @param invite what the link says
   * @param seat the secret that the seat has from now on
   * @param name may be empty
   */
  record JoinLink(String invite, String seat, String name) implements GamesRequest {}

  /**
   * Another invitation.
   *
   * @param own whether to one's own seat, from another device; otherwise to the other seat, which
   *     whoever sits there loses
   */
  record NewInvite(String invite, boolean own) implements GamesRequest {}

  /** A file of games to be kept. */
  record GameFile(GameKind game, String text) implements GamesRequest {}
}
