package games.janus.server.store;

import games.janus.rules.Color;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who may move in a game that two people play by link.
 *
 * @param hashes SHA-256 of the secret of each seat that is taken
 * @param nonces the commands that have been obeyed
 * @param showsThoughts whether everybody may see what a machine thinks here
 */
public record Seats(Map<Color, String> hashes, Map<String, Integer> nonces, boolean showsThoughts) {
  public Seats {
    hashes = Map.copyOf(hashes);
    nonces = Map.copyOf(nonces);
  }

  /** What happens to the seats of a game. */
  public sealed interface Change {
    /** Somebody sits down, by an invitation that nobody can use again. */
    record Taken(Color side, String invite, String hash) implements Change {}

    /** An invitation in place of all earlier ones to this side. */
    record Invited(Invite invite) implements Change {}

    /** The same, and whoever sits there has to go. */
    record Emptied(Invite invite) implements Change {}
  }

  /**
   * A right to a seat.
   *
   * @param hash SHA-256 of what the link says
   * @param until milliseconds since 1970
   */
  public record Invite(String hash, Color side, long until, boolean isUsed) {}

  /**
   * A game that begins with seats.
   *
   * @param machine as in {@link Step}
   */
  public record Linked(KeptGame game, Seats seats, List<Invite> invites, Optional<Long> machine) {
    public Linked {
      invites = List.copyOf(invites);
    }
  }

  /**
   * What becomes of a game besides its events.
   *
   * @param nonce of the command that all this comes of
   * @param seats what happens to the seats
   * @param deadline when somebody has to look at the clock
   * @param machine from when on a server may think for the machine that is to move; none if none is
   */
  public record Step(
      Optional<String> nonce,
      Optional<Change> seats,
      Optional<Long> deadline,
      Optional<Long> machine) {}

  /** The side of whoever has this secret. */
  public Optional<Color> side(String hash) {
    return hashes.entrySet().stream()
        .filter(seat -> seat.getValue().equals(hash))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  public Seats with(Change change) {
    var now = new HashMap<>(hashes);
    switch (change) {
      case Change.Taken taken -> now.put(taken.side(), taken.hash());
      case Change.Emptied emptied -> now.remove(emptied.invite().side());
      case Change.Invited _ -> {}
    }
    return new Seats(now, nonces, showsThoughts);
  }

  /** The same players with colours changed or not, in a new game. */
  public Seats again(boolean swap) {
    var now = new HashMap<Color, String>();
    hashes.forEach((side, hash) -> now.put(swap ? side.opponent() : side, hash));
    return new Seats(now, Map.of(), showsThoughts);
  }

  public Seats obeyed(String nonce, int version) {
    var now = new HashMap<>(nonces);
    now.put(nonce, version);
    return new Seats(hashes, now, showsThoughts);
  }
}
