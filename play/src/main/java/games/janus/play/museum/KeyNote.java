package games.janus.play.museum;

import games.janus.engines.museum.microchess.Hex;
import games.janus.engines.museum.microchess.Key;
import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.engines.museum.microchess.Reply;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** What a key of the KIM-1 came to, in words: the machine itself has six digits to say it with. */
public final class KeyNote {
  private KeyNote() {}

  /** Of the key just pressed, while Microchess ran; empty where the digits say it all. */
  public static String inMicrochess(Key key, Kim1 machine) {
    return switch (key) {
      case C -> Messages.kim1SetUp().text();
      case E -> Messages.kim1Sides(machine.computer().message()).text();
      case PC -> ofPlaying(machine).text();
      case DIGIT_8, DIGIT_9, A, B, D, AD, DA, PLUS, GO -> Messages.kim1IdleKey(key.label()).text();
      default -> "";
    };
  }

  /** Of the key just pressed, while the monitor ran; empty where the digits say it all. */
  public static String inMonitor(Key key, Kim1 machine) {
    boolean isDark = machine.led().endsWith(" ");
    return switch (key) {
      case AD -> Messages.kim1Address().text();
      case DA -> (isDark ? Messages.kim1Dark() : Messages.kim1Data()).text();
      case PC -> Messages.kim1Pc().text();
      case GO -> (machine.isInMonitor() ? Messages.kim1NoStart() : Messages.kim1Runs()).text();
      default -> isDark && machine.entersData() ? Messages.kim1Dark().text() : "";
    };
  }

  private static Message ofPlaying(Kim1 machine) {
    Optional<Reply> reply = machine.reply();
    if (reply.isEmpty()) {
      return machine.level().isPresent() ? Messages.kim1Stopped() : unknownLevel(machine);
    }
    return reply.get().isBook() ? Messages.kim1Book() : ofThought(reply.get());
  }

  private static Message unknownLevel(Kim1 machine) {
    return Messages.kim1NoLevel(
        Hex.of(machine.levelBytes().get(0)), Hex.of(machine.levelBytes().get(1)));
  }

  private static Message ofThought(Reply reply) {
    String moves = String.valueOf(reply.effort().candidates());
    String seconds = tenths(PeriodClock.milliseconds(reply));
    return reply.isResignation()
        ? Messages.kim1Resigns(moves, seconds)
        : Messages.kim1Value(moves, seconds, Hex.of(reply.bestValue().orElse(0)));
  }

  private static String tenths(long milliseconds) {
    long tenths = (milliseconds + 50) / 100;
    return tenths / 10 + "." + tenths % 10;
  }
}
