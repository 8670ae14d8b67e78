package games.janus.play.museum;

import games.janus.engines.museum.microchess.Key;
import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.engines.museum.microchess.Reply;
import games.janus.rules.Color;
import java.util.Optional;

/** What a key of the KIM-1 came to, in words: the machine itself has six digits to say it with. */
public final class KeyNote {
  /** For key ST, which needs a processor to stop. */
  public static final String ST = "ST stops a program wherever it is; here it rests";

  /** For key RS. */
  public static final String RS = "the monitor: an address, and the byte there";

  private static final String DIGITS = "0123456789ABCDEF";

  private KeyNote() {}

  /** Of the key just pressed, while Microchess ran; empty where the digits say it all. */
  public static String inMicrochess(Key key, Kim1 machine) {
    return switch (key) {
      case C -> "set up; the computer has White";
      case E ->
          "sides changed; the computer has "
              + (machine.computer() == Color.WHITE ? "White" : "Black");
      case PC -> ofPlaying(machine);
      case DIGIT_8, DIGIT_9, A, B, D, AD, DA, PLUS, GO ->
          key.label() + " does nothing in Microchess";
      default -> "";
    };
  }

  /** Of the key just pressed, while the monitor ran; empty where the digits say it all. */
  public static String inMonitor(Key key, Kim1 machine) {
    boolean isDark = machine.led().endsWith(" ");
    return switch (key) {
      case AD -> "digits go into the address";
      case DA ->
          isDark
              ? "what is here is not known, so it stays"
              : "digits go into the byte on the right";
      case PC -> "shows where ST stopped a program; nothing was stopped";
      case GO ->
          machine.isInMonitor()
              ? "nothing starts here: Microchess starts at 0000"
              : "Microchess runs";
      default -> isDark && machine.entersData() ? "what is here is not known, so it stays" : "";
    };
  }

  private static String ofPlaying(Kim1 machine) {
    Optional<Reply> reply = machine.reply();
    if (reply.isEmpty()) {
      return machine.level().isPresent() ? "stopped; nothing changed" : unknownLevel(machine);
    }
    return reply.get().isBook() ? "from the book" : ofThought(reply.get());
  }

  private static String unknownLevel(Kim1 machine) {
    return "it does not think: 02F2 and 018B hold "
        + hex(machine.levelBytes().get(0))
        + " and "
        + hex(machine.levelBytes().get(1))
        + ", which is no level of the manual";
  }

  private static String ofThought(Reply reply) {
    String outcome =
        reply.isResignation()
            ? "it resigns, none good of "
            : "value " + hex(reply.bestValue().orElse(0)) + ", best of ";
    return outcome
        + reply.effort().candidates()
        + " moves; "
        + tenths(PeriodClock.milliseconds(reply))
        + " s in 1976";
  }

  private static String tenths(long milliseconds) {
    long tenths = (milliseconds + 50) / 100;
    return tenths / 10 + "." + tenths % 10;
  }

  static String hex(int value) {
    return "" + DIGITS.charAt(value >> 4 & 0xF) + DIGITS.charAt(value & 0xF);
  }
}
