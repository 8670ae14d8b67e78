package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A KIM-1 with Microchess loaded: 23 keys, six digits, and a program by Peter Jennings that plays
 * chess. Written from a description of its behaviour; it contains none of the original's code.
 *
 * <p>It is as the original was: it believes every move it is given, does not know whose turn it is,
 * and acts on the same stale bytes. Press, and read {@link #led}.
 *
 * <p>Key RS ({@link #reset}) leaves it for the machine's monitor, through which players changed
 * men, level and opening in memory; from address 0000, key GO leads back.
 */
public final class Kim1 {
  /** A best value below this is not worth playing on for. */
  private static final int RESIGNS_BELOW = 0x0F;

  // What a snapshot says in the byte of what no memory knows.
  private static final int COMPUTER_HAS_BLACK = 1;
  private static final int IN_MONITOR = 2;
  private static final int ENTERS_DATA = 4;

  private final Memory memory = new Memory();
  private final int[] page = memory.page;
  private final Men men = new Men(memory);
  private final Book book = new Book(memory);
  private final Monitor monitor = new Monitor(memory);
  private final Meter meter = new Meter();
  private final Trace trace = new Trace(memory, meter);
  private final Janus janus = new Janus(memory, men, meter, trace);
  private Color computer = Color.WHITE;
  private Optional<Key> lastKey = Optional.empty();
  private Optional<Reply> reply = Optional.empty();
  private boolean inMonitor;

  /** As loaded from tape: normal level, Giuoco Piano, and no men until key C is pressed. */
  public Kim1() {
    setLevel(Level.NORMAL);
    load(Opening.ON_TAPE);
  }

  /** Presses a key and lets it go. */
  public void press(Key key) {
    hold(key);
    release();
  }

  /** The key is seen to be down; held on, it acts once. */
  public void hold(Key key) {
    if (lastKey.isPresent() && lastKey.get() == key) {
      return;
    }
    lastKey = Optional.of(key);
    if (!inMonitor) {
      act(key);
    } else if (monitor.press(key)) {
      inMonitor = false;
    }
  }

  /** Presses RS: whatever runs is left for the monitor. */
  public void reset() {
    inMonitor = true;
    monitor.reset();
  }

  /** Whether the monitor runs, and not Microchess. */
  public boolean isInMonitor() {
    return inMonitor;
  }

  /** Whether the monitor takes digits for the byte it shows; else for the address. */
  public boolean entersData() {
    return inMonitor && monitor.entersData();
  }

  /** The address that the monitor shows; none while Microchess runs. */
  public Optional<Integer> address() {
    return inMonitor ? Optional.of(monitor.address()) : Optional.empty();
  }

  /** No key is down. */
  public void release() {
    lastKey = Optional.empty();
  }

  private void act(Key key) {
    switch (key) {
      case C -> {
        memory.setUpMen();
        book.arm();
        memory.fillDisplay(0xCC);
        computer = Color.WHITE;
      }
      case E -> {
        men.reverse();
        memory.fillDisplay(0xEE);
        computer = computer.opponent();
      }
      case F -> {
        makeMoveInHand();
        lookUp();
      }
      case PC -> playChess();
      default -> {
        if (key.isSquareDigit()) {
          enter(key.digit());
        }
      }
    }
  }

  /** Digits wander in from the right; each one is looked up at once, half entered or not. */
  private void enter(int digit) {
    int shifted = (page[Memory.D2] << 8 | page[Memory.D3]) << 4 | digit;
    page[Memory.D2] = shifted >> 8 & 0xFF;
    page[Memory.D3] = shifted & 0xFF;
    page[Memory.SQUARE] = page[Memory.D3];
    lookUp();
  }

  private void lookUp() {
    int man = men.on(page[Memory.D2]);
    page[Memory.D1] = man;
    page[Memory.PIECE] = man;
  }

  /** No question asked: own men, empty squares and kings are all the same to it. */
  private int makeMoveInHand() {
    int square = page[Memory.SQUARE];
    int captured = men.on(square);
    men.make(page[Memory.PIECE], square, captured);
    return captured;
  }

  private void playChess() {
    if (!playFromBook() && search()) {
      conclude();
    }
  }

  /** The first half of PC: answers at once if the book answers the square on display. */
  boolean playFromBook() {
    reply = Optional.empty();
    if (!book.answers()) {
      return false;
    }
    moved(Reply.Source.BOOK, Optional.empty(), Effort.NONE, Optional.empty());
    return true;
  }

  /** Whether the search ran to its end; if it was stopped, everything is as it was. */
  private boolean search() {
    Optional<Level> level = level();
    if (level.isEmpty()) {
      return false; // what the original does with other bytes is not known
    }
    janus.level(level.get());
    int[] before = page.clone();
    meter.reset();
    boolean finished = false;
    try {
      janus.search();
      finished = true;
    } catch (Meter.ThoughtStoppedException stopped) {
      return false;
    } finally {
      if (!finished) {
        System.arraycopy(before, 0, page, 0, page.length);
      }
    }
    return true;
  }

  private void conclude() {
    Optional<Integer> bestValue = Optional.of(page[Memory.BEST_VALUE]);
    Effort effort = meter.effort();
    Optional<JanusEvent.Worth> worth = janus.best().map(Janus.BestSoFar::worth);
    if (page[Memory.BEST_VALUE] >= RESIGNS_BELOW) {
      moved(Reply.Source.THOUGHT, bestValue, effort, worth);
      return;
    }
    resign();
    Optional<Integer> nobody = Optional.empty();
    reply =
        Optional.of(
            new Reply(Reply.Source.THOUGHT, bestValue, Optional.empty(), nobody, effort, worth));
  }

  /** The generator, done with the king, has left these in man and square: F would now use them. */
  private void resign() {
    page[Memory.PIECE] = Men.NOBODY;
    page[Memory.SQUARE] = men.square(Men.KING);
    memory.fillDisplay(0xFF);
  }

  /** Makes the move whose man and square are on display, and shows where it came from. */
  private void moved(
      Reply.Source source,
      Optional<Integer> bestValue,
      Effort effort,
      Optional<JanusEvent.Worth> worth) {
    page[Memory.PIECE] = page[Memory.D1];
    page[Memory.SQUARE] = page[Memory.D3];
    page[Memory.D2] = men.square(page[Memory.D1]);
    int captured = makeMoveInHand();
    var move = new TrialMove(page[Memory.D1], page[Memory.D2], page[Memory.D3]);
    Optional<Integer> victim = captured == Men.NOBODY ? Optional.empty() : Optional.of(captured);
    reply = Optional.of(new Reply(source, bestValue, Optional.of(move), victim, effort, worth));
  }

  /**
   * The six digits: man, square it comes from, square it goes to; or CCCCCC, EEEEEE, FFFFFF. In the
   * monitor an address and its byte, two blanks where memory is not known.
   */
  public String led() {
    if (inMonitor && monitor.data().isEmpty()) {
      return Hex.of(page[Memory.D1]) + Hex.of(page[Memory.D2]) + "  ";
    }
    return Hex.of(page[Memory.D1]) + Hex.of(page[Memory.D2]) + Hex.of(page[Memory.D3]);
  }

  /** What the last PC came to; none before the first, and none if it was stopped. */
  public Optional<Reply> reply() {
    return reply;
  }

  /** The squares of all 32 men, the computer's sixteen first. */
  public int[] board() {
    return memory.board();
  }

  /**
   * Writes a man's square into memory, as players did through the monitor to promote a pawn: the
   * pawn's byte to CC, a captured queen's to the square.
   */
  public void edit(int man, int square) {
    if (man < 0 || man >= Memory.MEN) {
      throw new IllegalArgumentException("men are numbered 00 to 1F, not " + man);
    }
    page[Memory.BOARD + man] = byteOf(square);
  }

  /** The level that memory says; none if its two bytes make no level of the manual. */
  public Optional<Level> level() {
    return Level.of(memory.checkLimit, memory.turn);
  }

  public void setLevel(Level level) {
    memory.checkLimit = level.checkLimit();
    memory.turn = level.turn();
  }

  /** CHKLIM and TURN, the two bytes that make the level. */
  public List<Integer> levelBytes() {
    return List.of(memory.checkLimit, memory.turn);
  }

  /** Puts an opening of the manual into memory; key C makes the machine follow it. */
  public void load(Opening opening) {
    loadByAddress(opening.byAddress());
  }

  /** Puts 28 bytes into memory as the opening, in the order they are read. */
  public void load(List<Integer> opening) {
    if (opening.size() != Memory.BOOK_BYTES) {
      throw new IllegalArgumentException("an opening has 28 bytes, not " + opening.size());
    }
    int[] byAddress = new int[Memory.BOOK_BYTES];
    for (int i = 0; i < byAddress.length; i++) {
      byAddress[i] = byteOf(opening.get(byAddress.length - 1 - i));
    }
    loadByAddress(byAddress);
  }

  /** The 28 bytes of the opening in memory, in the order they are read. */
  public List<Integer> openingBytes() {
    List<Integer> bytes = new ArrayList<>(Memory.BOOK_BYTES);
    for (int i = Memory.BOOK_BYTES - 1; i >= 0; i--) {
      bytes.add(page[Memory.BOOK + i]);
    }
    return List.copyOf(bytes);
  }

  /** OMOVE: the book is open while this byte is 80 or more. */
  public int bookPointer() {
    return book.pointer();
  }

  /** Makes the machine think about its next move, whatever the opening says. */
  public void closeBook() {
    book.close();
  }

  /** The colour of the computer's men, from the keys C and E; the original does not know it. */
  public Color computer() {
    return computer;
  }

  /** Tells this listener of every thought from now on. */
  public void listen(JanusListener listener) {
    trace.tell(listener);
  }

  public void stopListening() {
    trace.tell(null);
  }

  /**
   * Asked now and then in a thought, on the thinking thread; when it answers true, the thought ends
   * without a move and everything is as before key PC.
   */
  public void stopWhen(BooleanSupplier unwanted) {
    meter.stopWhen(unwanted);
  }

  /**
   * Everything it holds, as text: its page of memory, the two bytes of the level, the book's
   * pointer and a byte of what no memory knows. What the last PC came to is not kept.
   */
  public String snapshot() {
    int flags =
        (computer == Color.BLACK ? COMPUTER_HAS_BLACK : 0)
            | (inMonitor ? IN_MONITOR : 0)
            | (monitor.entersData() ? ENTERS_DATA : 0);
    return Hex.of(page) + Hex.of(new int[] {memory.turn, memory.checkLimit, book.pointer(), flags});
  }

  /**
   * A machine that holds what this text says.
   *
   * @throws games.janus.rules.InvalidTextException if it is not the text of a machine
   */
  public static Kim1 restored(String snapshot) {
    var machine = new Kim1();
    int size = machine.page.length;
    int[] bytes = Hex.bytes(Messages.recordingAMachine(), snapshot, size + 4);
    int flags = bytes[size + 3];
    System.arraycopy(bytes, 0, machine.page, 0, size);
    machine.memory.turn = bytes[size];
    machine.memory.checkLimit = bytes[size + 1];
    machine.book.pointTo(bytes[size + 2]);
    machine.computer = (flags & COMPUTER_HAS_BLACK) != 0 ? Color.BLACK : Color.WHITE;
    machine.inMonitor = (flags & IN_MONITOR) != 0;
    machine.monitor.entersData((flags & ENTERS_DATA) != 0);
    return machine;
  }

  /** The best candidate of the last thought, also of one that was stopped. */
  Optional<Janus.BestSoFar> bestSoFar() {
    return janus.best();
  }

  /** The work of the thought going on, or of the last one. */
  Effort effort() {
    return meter.effort();
  }

  /** Restores men, display and book pointer to what a recording says they were. */
  void restore(int[] board, int[] display, int bookPointer) {
    System.arraycopy(board, 0, page, Memory.BOARD, Memory.MEN);
    memory.display(display[0], display[1], display[2]);
    book.pointTo(bookPointer);
  }

  void loadByAddress(int[] opening) {
    book.load(opening);
  }

  private static int byteOf(int value) {
    if (value < 0 || value > 0xFF) {
      throw new IllegalArgumentException("a byte is 0 to 255, not " + value);
    }
    return value;
  }
}
