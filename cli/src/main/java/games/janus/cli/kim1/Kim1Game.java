package games.janus.cli.kim1;

import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.Key;
import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchess.Level;
import games.janus.engines.museum.microchess.Opening;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.museum.KeyNote;
import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The machine, the board beside it, and the player's hands. Takes strokes and says what came of
 * them; draws nothing, reads nothing and knows no clock.
 */
final class Kim1Game {
  static final String ESCAPE = "\u001B";
  static final String KEYS = Messages.kim1Keys().text();
  static final String OTHERS = Messages.kim1Others().text();

  /** What is not on the pad, or does not reach a program there. */
  private static final List<String> OWN_KEYS =
      List.of("Q", "H", "?", "M", "L", "O", "P", "R", "RS", "S", "ST", "G");

  private enum Asking {
    NOTHING,
    BYTES,
    LEVEL,
    OPENING
  }

  private final Kim1 machine = new Kim1();
  private final boolean periodSpeed;
  private Opening opening = Opening.ON_TAPE;
  private Asking asking = Asking.NOTHING;
  private String bytes = "";
  private String message = Messages.kim1HowTo().text();
  private boolean boardShown;
  private boolean left;
  private Optional<PeriodThought> thought = Optional.empty();

  Kim1Game(boolean boardShown, boolean periodSpeed) {
    this.boardShown = boardShown;
    this.periodSpeed = periodSpeed;
  }

  /** Asked in a thought, on the thinking thread; true ends it without a move. */
  void stopWhen(BooleanSupplier unwanted) {
    machine.stopWhen(unwanted);
  }

  /**
   * How many characters of a typed word make the next stroke: one for a digit, and all for a key's
   * name, for an answer to a question, and for what is no key.
   */
  int strokeLength(String word) {
    boolean byDigit = asking == Asking.BYTES || (asking == Asking.NOTHING && isMove(word));
    return byDigit ? Character.charCount(word.codePointAt(0)) : word.length();
  }

  /** Digits, and the key that makes the move if it follows at once: 6343 or 6343F. */
  private static boolean isMove(String word) {
    int digits = 0;
    while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
      digits++;
    }
    return digits == word.length() || (digits > 0 && capitals(word.substring(digits)).equals("F"));
  }

  /** Whether this is the name of a key, on the pad or beside it. */
  private static boolean isKey(String stroke) {
    return OWN_KEYS.contains(stroke) || Key.labelled(stroke).isPresent();
  }

  /** Takes a stroke. Answers whether there is something new to tell. */
  boolean type(String stroke) {
    switch (asking) {
      case NOTHING -> press(capitals(stroke));
      case LEVEL -> chooseLevel(capitals(stroke));
      case OPENING -> chooseOpening(stroke);
      case BYTES -> {
        return enterByte(capitals(stroke));
      }
    }
    return true;
  }

  /** Whatever was asked is not answered any more: nothing changes. */
  boolean giveUpAnswering() {
    boolean wasAsking = isAsking();
    if (wasAsking) {
      say(Messages.kim1Unchanged());
      asking = Asking.NOTHING;
    }
    return wasAsking;
  }

  private void press(String stroke) {
    if (!isKey(stroke)) {
      sayThereIsNoKey(stroke);
      return;
    }
    switch (stroke) {
      case "Q" -> left = true;
      case "H", "?" -> say(Messages.kim1HowTo());
      case "B" -> {
        boardShown = !boardShown;
        say(boardShown ? Messages.kim1BoardOut() : Messages.kim1BoardAway());
      }
      case "M" -> ask(Asking.BYTES, Messages.kim1Edit());
      case "L" -> ask(Asking.LEVEL, Messages.kim1WhichLevel());
      case "O" -> ask(Asking.OPENING, Messages.kim1WhichOpening(openings()));
      case "P", "PC" -> playChess();
      case "R", "RS", "S", "ST" -> say(Messages.kim1Monitor());
      case "G" -> pressKey(Key.GO);
      default -> Key.labelled(stroke).ifPresent(this::pressKey);
    }
  }

  private void sayThereIsNoKey(String stroke) {
    say(stroke.equals(ESCAPE) ? "" : Messages.kim1NoSuchKey(Excerpt.of(stroke)));
  }

  private void pressKey(Key key) {
    machine.press(key);
    say(KeyNote.inMicrochess(key, machine));
  }

  private void playChess() {
    if (!periodSpeed) {
      pressKey(Key.PC);
      return;
    }
    Kim1Board before = Kim1Board.of(machine);
    List<PeriodThought.Flash> flashes = new ArrayList<>();
    machine.listen(event -> {
      if (event instanceof JanusEvent.Valued valued) {
        flashes.add(
            new PeriodThought.Flash(PeriodClock.milliseconds(valued.effort()), valued.lights()));
      }
    });
    pressKey(Key.PC);
    machine.stopListening();
    thought =
        machine
            .reply()
            .filter(reply -> !reply.isBook())
            .map(reply -> new PeriodThought(before, flashes, PeriodClock.milliseconds(reply)));
  }

  /** Answers whether four digits are complete or one was refused. */
  private boolean enterByte(String stroke) {
    if (stroke.equals(ESCAPE)) {
      return giveUpAnswering();
    }
    if (stroke.length() != 1
        || Character.digit(stroke.charAt(0), 16) < 0
        || stroke.charAt(0) > 'F') {
      say(Messages.kim1NoDigit(Messages.kim1Edit(), Excerpt.of(stroke)));
      return true;
    }
    bytes += stroke;
    if (bytes.length() < 4) {
      say(Messages.kim1Memory(bytes));
      return false;
    }
    write(bytes.substring(0, 2), bytes.substring(2));
    asking = Asking.NOTHING;
    return true;
  }

  private void write(String man, String square) {
    int number = Integer.parseInt(man, 16);
    if (number > 0x1F) {
      say(Messages.kim1NoMan(man));
      return;
    }
    machine.edit(number, Integer.parseInt(square, 16));
    say(Messages.kim1Man(man, square));
  }

  private void chooseLevel(String stroke) {
    Optional<Level> chosen =
        switch (stroke) {
          case "N" -> Optional.of(Level.NORMAL);
          case "B" -> Optional.of(Level.BLITZ);
          case "S" -> Optional.of(Level.SUPER_BLITZ);
          default -> Level.labelled(stroke);
        };
    asking = Asking.NOTHING;
    chosen.ifPresentOrElse(
        level -> {
          machine.setLevel(level);
          say(Messages.kim1Level(level.label()));
        },
        () -> say(Messages.kim1NoSuchLevel(level().label())));
  }

  private void chooseOpening(String stroke) {
    asking = Asking.NOTHING;
    int number = stroke.length() == 1 ? stroke.charAt(0) - '0' : -1;
    if (number < 0 || number >= Opening.values().length) {
      say(Messages.kim1NoOpening(opening));
      return;
    }
    opening = Opening.values()[number];
    machine.load(opening);
    say(Messages.kim1Loaded(opening));
  }

  private static Argument openings() {
    List<Message> names = new ArrayList<>();
    for (Opening opening : Opening.values()) {
      names.add(Messages.kim1Opening(opening, opening.ordinal()));
    }
    return Listing.joined(names, Messages::listComma);
  }

  private void ask(Asking what, Message question) {
    asking = what;
    bytes = "";
    say(question);
  }

  private void say(Object sentence) {
    message = sentence.toString();
  }

  private static String capitals(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  /** What the last stroke came to, for people; may be empty. */
  String message() {
    return message;
  }

  /** Whether the next stroke answers a question. */
  boolean isAsking() {
    return asking != Asking.NOTHING;
  }

  boolean isLeft() {
    return left;
  }

  boolean isBoardShown() {
    return boardShown;
  }

  String led() {
    return machine.led();
  }

  Kim1Board board() {
    return Kim1Board.of(machine);
  }

  /** Whether there are men to be seen: before key C, memory holds none. */
  boolean hasMen() {
    int[] squares = machine.board();
    for (int square : squares) {
      if (square != squares[0]) {
        return true;
      }
    }
    return false;
  }

  Level level() {
    return machine.level().orElseThrow(); // nothing here writes the bytes that make it
  }

  Opening opening() {
    return opening;
  }

  /** The thought that keeps the player waiting; none at the speed of today. */
  Optional<PeriodThought> thought() {
    return thought;
  }

  /** The wait is over. */
  void endThought() {
    thought = Optional.empty();
  }
}
