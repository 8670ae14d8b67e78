package games.janus.server.store;

import games.janus.play.live.Event;
import games.janus.server.store.KeptGame.KeptThought;
import java.util.List;
import java.util.Optional;

/**
 * Keeps games: the events of each, one after another, and a sheet for lists. A change that was
 * answered is durable. Every method fails with {@link StoreException}, and then nothing of it has
 * happened.
 */
public interface GameStore extends AutoCloseable {
  /** How many games there are. */
  long count();

  /** A game as it stood at one moment. */
  Optional<KeptGame> game(String id);

  /**
   * Games, the one that changed last first.
   *
   * @param before only games behind this one in that order
   */
  List<Sheet> list(int limit, Optional<Cursor> before);

  /** Where a list goes on. */
  record Cursor(long updated, long number) {}

  /**
   * Adds games together: all of them, or none. Those whose id is taken are left out.
   *
   * @return the sheets of those that were added, with their numbers
   */
  List<Sheet> add(List<KeptGame> games);

  /**
   * Adds events at the end of a game. Refused as busy if the game does not have as many as it had
   * when they were decided.
   *
   * @param changed the sheet with these events
   * @param thoughts about moves; one takes the place of an earlier one of the same ply
   * @param forgetFrom thoughts from this ply on are about moves that were taken back for good
   */
  void append(Sheet changed, List<Event> events, List<KeptThought> thoughts, int forgetFrom);

  /** Removes a game; answers whether there was one. */
  boolean remove(String id);

  @Override
  void close();
}
