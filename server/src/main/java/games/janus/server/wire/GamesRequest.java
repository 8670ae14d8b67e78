package games.janus.server.wire;

import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
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

  /** A file of games to be kept. */
  record GameFile(GameKind game, String text) implements GamesRequest {}
}
