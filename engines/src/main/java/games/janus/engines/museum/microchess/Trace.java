package games.janus.engines.museum.microchess;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells a listener, if there is one, what JANUS does. Builds nothing while nobody listens. */
final class Trace {
  private final int[] page;
  private final Meter meter;
  private @Nullable JanusListener listener;
  private int candidates;

  Trace(Memory memory, Meter meter) {
    page = memory.page;
    this.meter = meter;
  }

  void tell(@Nullable JanusListener listener) {
    this.listener = listener;
  }

  boolean isOn() {
    return listener != null;
  }

  void enteredAtRoot(int state, Counters counters) {
    candidates = 0;
    note(new JanusEvent.Entered(State.of(state), 0, Optional.empty(), Counts.of(counters.cells)));
  }

  void entered(int state, int ply, TrialMove move, Counters counters) {
    note(
        new JanusEvent.Entered(State.of(state), ply, Optional.of(move), Counts.of(counters.cells)));
  }

  void valued(TrialMove move, int captured, Counters counters, Valuation valuation, boolean best) {
    candidates++;
    note(
        new JanusEvent.Valued(
            candidates,
            move,
            captured == Men.NOBODY ? Optional.empty() : Optional.of(captured),
            Counts.of(counters.cells),
            valuation.worth(),
            best,
            lights(),
            meter.effort()));
  }

  boolean hearsMoves() {
    return listener != null && listener.hearsMoves();
  }

  void handed(int state, int ply, TrialMove move, int captured, Course course, Counters counters) {
    if (listener != null) {
      listener.noteMove(
          new HandedMove(
              State.of(state),
              ply,
              move,
              captured == Men.NOBODY ? Optional.empty() : Optional.of(captured),
              course,
              Counts.of(counters.cells)));
    }
  }

  void ended(int state, int ply) {
    if (listener != null && listener.hearsMoves()) {
      listener.noteEnd(State.of(state), ply);
    }
  }

  private String lights() {
    return Hex.of(page[Memory.D1]) + Hex.of(page[Memory.D2]) + Hex.of(page[Memory.D3]);
  }

  private void note(JanusEvent event) {
    if (listener != null) {
      listener.note(event);
    }
  }
}
