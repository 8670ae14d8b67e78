package games.janus.engines.museum.microchess;

import java.util.List;

/** A player's finger: presses whole sequences, written as they are spoken. */
final class Keypad {
  private Keypad() {}

  /** Presses keys separated by blanks, such as {@code "C E 6 3 4 3 F PC"}. */
  static void press(Kim1 machine, String keys) {
    for (String label : words(keys)) {
      machine.press(Key.labelled(label).orElseThrow());
    }
  }

  static Kim1 machineAfter(String keys) {
    return machineAfter(Level.SUPER_BLITZ, keys);
  }

  static Kim1 machineAfter(Level level, String keys) {
    var machine = new Kim1();
    machine.setLevel(level);
    press(machine, keys);
    return machine;
  }

  /** The starting position, with the computer to think for itself. */
  static Kim1 atStartWithBookClosed(Level level) {
    Kim1 machine = machineAfter(level, "C");
    machine.closeBook();
    return machine;
  }

  /** A board on which only these men stand, written as man and square: {@code "00 52 01 60"}. */
  static Kim1 withMen(Level level, String menAndSquares) {
    Kim1 machine = atStartWithBookClosed(level);
    for (int man = 0; man < 32; man++) {
      machine.edit(man, 0xCC);
    }
    List<String> bytes = words(menAndSquares);
    for (int i = 0; i < bytes.size(); i += 2) {
      machine.edit(Integer.parseInt(bytes.get(i), 16), Integer.parseInt(bytes.get(i + 1), 16));
    }
    return machine;
  }

  static List<String> words(String text) {
    return List.of(text.split(" ", -1));
  }
}
