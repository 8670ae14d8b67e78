package games.janus.play.museum;

import games.janus.engines.museum.microchess.Counts;
import games.janus.engines.museum.microchess.Course;
import games.janus.engines.museum.microchess.HandedMove;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.JanusListener;
import games.janus.engines.museum.microchess.State;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.play.JsonText;
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
  private final JsonText events;
  private int current;
  private int told;
  private List<Integer> counts = List.of();
  private String countsAtStart = "";

  /** Writes {@code events} into an object that is open, and at its {@link #end} {@code counts}. */
  TraceSection(int wanted, JsonText json) {
    this.wanted = wanted;
    events = json.name("events").beginArray();
  }

  /** All has been heard. */
  void end() {
    events.endArray().name("counts").value(countsAtStart);
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
      begin("enter", entered.counts()).value(entered.state().code()).value(entered.ply());
      write(entered.move());
      end(entered.counts());
    } else {
      counts = entered.counts().bytes();
    }
  }

  private void note(JanusEvent.Valued valued) {
    if (hearsMoves()) {
      begin("value", valued.counts()).value(valued.number()).value(valued.worth().value());
      events.value(valued.isBest() ? 1 : 0);
      end(valued.counts());
    } else {
      counts = valued.counts().bytes();
    }
  }

  @Override
  public boolean hearsMoves() {
    return current == wanted;
  }

  @Override
  public void noteMove(HandedMove move) {
    begin("move", move.counts()).value(move.state().code()).value(move.ply());
    write(Optional.of(move.move()));
    events.value(move.captured().orElse(NOBODY)).value(id(move.course()));
    end(move.counts());
  }

  @Override
  public void noteEnd(State state, int ply) {
    told++;
    events.beginArray().value("leave").value(state.code()).value(ply).endArray();
  }

  private JsonText begin(String kind, Counts now) {
    if (told == 0) {
      countsAtStart = (counts.isEmpty() ? now : new Counts(counts)).hex();
      counts = counts.isEmpty() ? now.bytes() : counts;
    }
    told++;
    return events.beginArray().value(kind);
  }

  private void write(Optional<TrialMove> move) {
    events.value(move.map(TrialMove::man).orElse(NOBODY));
    events.value(move.map(TrialMove::from).orElse(NOBODY));
    events.value(move.map(TrialMove::to).orElse(NOBODY));
  }

  private void end(Counts now) {
    for (int i = 0; i < counts.size(); i++) {
      int value = now.bytes().get(i);
      if (value != counts.get(i)) {
        events.value(i).value(value);
      }
    }
    counts = now.bytes();
    events.endArray();
  }

  private static String id(Course course) {
    return switch (course) {
      case COUNTED -> "counted";
      case LOST -> "lost";
      case ANALYSED -> "analysed";
      case PASSED -> "passed";
      case FOLLOWED -> "followed";
      case TURNED_BACK -> "turned-back";
      case TAKES_KING -> "takes-king";
      case HARMLESS -> "harmless";
    };
  }
}
