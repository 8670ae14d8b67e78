package games.janus.engines.museum.microchess;

import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/** The keys of the KIM-1's pad that a program can read; RS and ST act on the hardware alone. */
public enum Key {
  DIGIT_0("0"),
  DIGIT_1("1"),
  DIGIT_2("2"),
  DIGIT_3("3"),
  DIGIT_4("4"),
  DIGIT_5("5"),
  DIGIT_6("6"),
  DIGIT_7("7"),
  DIGIT_8("8"),
  DIGIT_9("9"),
  A("A"),
  B("B"),
  /** Sets up the men, the computer playing White, and arms the opening book. */
  C("C"),
  D("D"),
  /** Exchanges the two sides. */
  E("E"),
  /** Makes the move shown, whatever it is. */
  F("F"),
  AD("AD"),
  DA("DA"),
  PLUS("+"),
  GO("GO"),
  /** "Play chess": the computer moves. */
  PC("PC");

  private static final List<Key> ALL = List.of(values());

  private final String label;

  Key(String label) {
    this.label = label;
  }

  /** What is printed on the key. */
  public String label() {
    return label;
  }

  /** The key with this label; none if the pad has no such key. */
  public static Optional<Key> labelled(String label) {
    return Lists.first(ALL, key -> key.label.equals(label));
  }

  /** The key that enters this rank or file, 0 to 7. */
  static Key digit(int number) {
    assert number >= 0 && number <= 7 : "ranks and files are 0 to 7";
    return ALL.get(number);
  }

  /** 0 to F on the sixteen keys that are digits to the monitor. */
  int hexDigit() {
    assert ordinal() <= F.ordinal() : "only sixteen keys are digits";
    return ordinal();
  }

  /** Whether the key enters a rank or file: 0 to 7. */
  boolean isSquareDigit() {
    return ordinal() <= DIGIT_7.ordinal();
  }

  /** 0 to 7 on the keys that enter squares. */
  int digit() {
    assert isSquareDigit() : "only the digits 0 to 7 enter squares";
    return ordinal();
  }
}
