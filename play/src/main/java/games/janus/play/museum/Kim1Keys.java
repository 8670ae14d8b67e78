package games.janus.play.museum;

import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.JanusListener;
import games.janus.engines.museum.microchess.JanusRecorder;
import games.janus.engines.museum.microchess.Key;
import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.Reply;
import games.janus.message.Messages;
import games.janus.play.core.RefusedException;
import games.janus.rules.Excerpt;
import java.util.List;
import java.util.Optional;

/** A finger on the keys of a KIM-1: presses them in order and keeps what the last one came to. */
final class Kim1Keys {
  private final Kim1 machine;
  private String note = "";
  private Optional<Reply> reply = Optional.empty();
  private List<JanusEvent.Valued> candidates = List.of();

  Kim1Keys(Kim1 machine) {
    this.machine = machine;
  }

  /**
   * Presses keys by their labels.
   *
   * @param listener hears the thought of the last key, if it thinks
   */
  void press(List<String> labels, Optional<? extends JanusListener> listener) {
    for (int i = 0; i < labels.size(); i++) {
      boolean isLast = i == labels.size() - 1;
      press(labels.get(i), isLast ? listener : Optional.empty(), isLast);
    }
  }

  private void press(String label, Optional<? extends JanusListener> listener, boolean isLast) {
    reply = Optional.empty();
    switch (label) {
      case "RS" -> {
        machine.reset();
        note = Messages.kim1Rs().text();
      }
      case "ST" -> note = Messages.kim1St().text();
      default -> press(key(label), listener, isLast);
    }
  }

  private void press(Key key, Optional<? extends JanusListener> listener, boolean isLast) {
    boolean inMonitor = machine.isInMonitor();
    boolean plays = key == Key.PC && !inMonitor;
    var recorder = new JanusRecorder(0);
    if (plays && isLast) {
      machine.listen(listener.isPresent() ? listener.get() : recorder);
    }
    machine.press(key);
    machine.stopListening();
    candidates = recorder.candidates();
    reply = plays ? machine.reply() : Optional.empty();
    note = inMonitor ? KeyNote.inMonitor(key, machine) : KeyNote.inMicrochess(key, machine);
  }

  private static Key key(String label) {
    return Key.labelled(label)
        .orElseThrow(() -> RefusedException.request(Messages.kim1NoKey(Excerpt.of(label))));
  }

  /** What the last key came to, in words; may be empty. */
  String note() {
    return note;
  }

  /** What the last key was answered with, if it was PC. */
  Optional<Reply> reply() {
    return reply;
  }

  /** The moves that were valued, if the last key made it think and nobody else listened. */
  List<JanusEvent.Valued> candidates() {
    return candidates;
  }
}
