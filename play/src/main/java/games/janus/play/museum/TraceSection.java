package games.janus.play.museum;

import games.janus.engines.museum.microchess.Counts;
import games.janus.engines.museum.microchess.HandedMove;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.JanusListener;
import games.janus.engines.museum.microchess.State;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.play.core.Reply.Kim1.Kim1Trace;
import games.janus.play.core.Reply.Kim1.TraceEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One part of a thought, move by move: 0 is the benchmark, 1 the first candidate with all that is
 * tried for it, and so on; behind the last candidate comes what was tried in vain after it.
 *
 * <p>Of the counters, every event tells only those that have changed since the one before it.
 */
final class TraceSection implements JanusListener {
  private static final int NOBODY = -1;

  private final int wanted;
  private final List<TraceEvent> events = new ArrayList<>();
  private int current;
  private List<Integer> counts = List.of();
  private String countsAtStart = "";

  TraceSection(int wanted) {
    this.wanted = wanted;
  }

  /** What was heard. */
  Kim1Trace reply() {
    return new Kim1Trace(events, countsAtStart);
  }

  @Override
  public void note(JanusEvent event) {
    switch (event) {
      case JanusEvent.Entered entered -> {
        if (entered.state() == State.CANDIDATE) {
          current = 1;
        }
        note(entered);
      }
      case JanusEvent.Valued valued -> {
        note(valued);
        current = valued.number() + 1;
      }
    }
  }

  private void note(JanusEvent.Entered entered) {
    if (hearsMoves()) {
      Optional<TrialMove> move = entered.move();
      events.add(
          new TraceEvent.Enter(
              entered.state().code(),
              entered.ply(),
              move.map(TrialMove::man).orElse(NOBODY),
              move.map(TrialMove::from).orElse(NOBODY),
              move.map(TrialMove::to).orElse(NOBODY),
              changes(entered.counts())));
    } else {
      counts = entered.counts().bytes();
    }
  }

  private void note(JanusEvent.Valued valued) {
    if (hearsMoves()) {
      events.add(
          new TraceEvent.Value(
              valued.number(),
              valued.worth().value(),
              valued.isBest() ? 1 : 0,
              changes(valued.counts())));
    } else {
      counts = valued.counts().bytes();
    }
  }

  @Override
  public boolean hearsMoves() {
    return current == wanted;
  }

  @Override
  public void noteMove(HandedMove handed) {
    TrialMove move = handed.move();
    events.add(
        new TraceEvent.Move(
            handed.state().code(),
            handed.ply(),
            move.man(),
            move.from(),
            move.to(),
            handed.captured().orElse(NOBODY),
            handed.course(),
            changes(handed.counts())));
  }

  @Override
  public void noteEnd(State state, int ply) {
    events.add(new TraceEvent.Leave(state.code(), ply));
  }

  /** The counters that are not as they were, each by its place and its value. */
  private List<Integer> changes(Counts now) {
    if (events.isEmpty()) {
      counts = counts.isEmpty() ? now.bytes() : counts;
      countsAtStart = new Counts(counts).hex();
    }
    var changes = new ArrayList<Integer>();
    for (int i = 0; i < counts.size(); i++) {
      int value = now.bytes().get(i);
      if (value != counts.get(i)) {
        changes.add(i);
        changes.add(value);
      }
    }
    counts = now.bytes();
    return changes;
  }
}
