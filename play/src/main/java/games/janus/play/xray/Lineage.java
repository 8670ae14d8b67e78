package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/**
 * One position before every player: who agrees with the strongest, and who was the first in history
 * to find its move. A move drawn by lot is not found.
 *
 * @param witnesses every player's answer, oldest first
 * @param judge the strongest player's answer, which the others are held against
 */
public record Lineage<P, M>(
    GameType<P, M> type, P position, List<Witness<M>> witnesses, Witness<M> judge) {
  public Lineage {
    witnesses = List.copyOf(witnesses);
  }

  /**
   * What one player said.
   *
   * @param thought none if it failed
   * @param trouble why it failed
   * @param millis how long it took
   */
  public record Witness<M>(
      EngineInfo card,
      String level,
      Optional<Thought<M>> thought,
      Optional<Message> trouble,
      long millis) {
    /** Its move; none where it resigned or failed. */
    public Optional<M> move() {
      return thought.flatMap(Thought::move);
    }

    /** Whether it says the same as another. */
    public boolean agreesWith(Witness<M> other) {
      return move().isPresent() && move().equals(other.move());
    }

    /** Whether it looked, or knew by heart. */
    public boolean found() {
      return thought.isPresent()
          && (thought.get().score().isPresent()
              || thought.get().counters().get(Metric.BOOK_MOVES) > 0);
    }
  }

  /** Whether a player says the same as the strongest. */
  public boolean agrees(Witness<M> witness) {
    return witness.agreesWith(judge);
  }

  /** The oldest player that found the strongest player's move, itself at the latest. */
  public Witness<M> first() {
    Witness<M> first = judge;
    for (Witness<M> witness : witnesses) {
      if (agrees(witness) && witness.found() && witness.card().year() < first.card().year()) {
        first = witness;
      }
    }
    return first;
  }

  /** How many players agree, the strongest included. */
  public int agreeing() {
    int count = 0;
    for (Witness<M> witness : witnesses) {
      count += agrees(witness) ? 1 : 0;
    }
    return count;
  }

  /** What it comes to, in one sentence. */
  public Message sentence() {
    if (judge.move().isEmpty()) {
      return Messages.lineageNoMove(judge.card().name());
    }
    String move = Lines.texts(type, position, List.of(judge.move().get())).getFirst();
    EngineInfo first = first().card();
    return Messages.lineageFirst(
        agreeing(), first.name(), judge.card().name(), move, witnesses.size(), first.year());
  }
}
