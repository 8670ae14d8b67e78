package games.janus.server;

import games.janus.server.web.Door;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * What a host wants of a server beyond its games.
 *
 * @param backups the folder of daily copies; none are made without
 * @param keepGames how long a game stays after its last change; for ever without
 * @param mostBytes of the file of games; beyond that no game is added
 * @param door where its health and its counts can be asked for, apart from the page
 */
public record Operations(
    Optional<Path> backups, Optional<Duration> keepGames, long mostBytes, Optional<Door> door) {
  public static final Operations NONE =
      new Operations(Optional.empty(), Optional.empty(), Long.MAX_VALUE, Optional.empty());
}
