package games.janus.server.store;

import games.janus.play.live.Ending;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.rules.text.Tags;
import java.util.Optional;

/**
 * What a list tells of a game: all of it follows from its log, except the dates and the tags.
 *
 * @param number its place in the store; 0 as long as it has none
 * @param id by which everybody else knows it
 * @param rules the rule set as text
 * @param tags what an imported file said about the game
 * @param plies how many moves stand on the board
 * @param created milliseconds since 1970
 * @param updated milliseconds since 1970
 * @param version how many events there are
 */
public record Sheet(
    long number,
    String id,
    GameKind kind,
    String rules,
    Player white,
    Player black,
    Tags tags,
    int plies,
    Optional<Ending> ending,
    long created,
    long updated,
    int version) {

  /** The sheet of a new game. */
  public static Sheet of(String id, LiveGame<?, ?> live, Tags tags, long now) {
    return of(0, id, live, tags, now, now);
  }

  /** The sheet of the same game as it is now. */
  public Sheet with(LiveGame<?, ?> live, long now) {
    // a clock set back does not turn the order of games round
    return of(number, id, live, tags, created, Math.max(now, updated));
  }

  private static Sheet of(
      long number, String id, LiveGame<?, ?> live, Tags tags, long created, long updated) {
    return new Sheet(
        number,
        id,
        live.type().kind(),
        live.type().ruleSet(),
        live.player(Color.WHITE),
        live.player(Color.BLACK),
        tags,
        live.game().plies(),
        live.ending().or(() -> live.game().outcome().map(Ending.Decided::new)),
        created,
        updated,
        live.version());
  }

  Sheet numbered(long newNumber) {
    return new Sheet(
        newNumber, id, kind, rules, white, black, tags, plies, ending, created, updated, version);
  }
}
