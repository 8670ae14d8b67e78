package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what it hears. Every valued candidate is kept; entered states only up to a limit, because a
 * crowded position can enter millions.
 */
public final class JanusRecorder implements JanusListener {
  private final int mostStates;
  private final List<JanusEvent> events = new ArrayList<>();
  private int states;
  private long leftOut;

  /** Keeps at most this many entered states. */
  public JanusRecorder(int mostStates) {
    this.mostStates = mostStates;
  }

  @Override
  public void note(JanusEvent event) {
    switch (event) {
      case JanusEvent.Entered entered -> {
        if (states < mostStates) {
          states++;
          events.add(entered);
        } else {
          leftOut++;
        }
      }
      case JanusEvent.Valued valued -> events.add(valued);
    }
  }

  /** Everything kept so far, in order. */
  public List<JanusEvent> events() {
    return List.copyOf(events);
  }

  /** The candidates valued so far, in the order they were generated. */
  public List<JanusEvent.Valued> candidates() {
    List<JanusEvent.Valued> candidates = new ArrayList<>();
    for (JanusEvent event : events) {
      if (event instanceof JanusEvent.Valued valued) {
        candidates.add(valued);
      }
    }
    return candidates;
  }

  /** How many entered states were heard but not kept. */
  public long leftOut() {
    return leftOut;
  }
}
