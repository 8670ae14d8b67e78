package games.janus.engines.museum.mint;

import games.janus.engine.SplitMix64;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Carries programs out, step by step, on a pile of frames of its own: a program may nest and call
 * as deep as its cap allows, stop in the middle to be given a line, and be abandoned at any point.
 */
final class Machine {
  /** What became of a run. */
  enum Result {
    DONE,
    WANTS_LINE,
    LEFT
  }

  /** How long a block with {@code /W} in it goes on in MINT-Octave. */
  private static final long QUIRKY_ROUNDS = 999_999;

  /** How much of the stack the debugger shows. */
  private static final int SHOWN = 10;

  /** How much of the stack a recording keeps. */
  private static final int RECORDED = 16;

  private static final long STEPS_BETWEEN_LOOKS = 4096;

  private final Dialect dialect;
  private final Caps caps;
  private final SplitMix64 random;
  private final Mint.Screen screen;
  private final Calculator calculator;
  private final Stack stack;
  private final Heap heap;
  private final Map<String, Long> variables = new HashMap<>();
  private final Map<String, Step.Function> functions = new LinkedHashMap<>();
  private final Frames frames;
  private final TypedLine typed = new TypedLine();
  private Mode mode = Mode.INT16;
  private long remainder;
  private boolean debugging;
  private long steps;
  private long allSteps;
  private Recording recording = Recording.none();
  private BooleanSupplier unwanted = () -> false;
  private long untilAsked = STEPS_BETWEEN_LOOKS;

  private boolean wantsLine;
  private boolean left;

  Machine(Dialect dialect, Caps caps, SplitMix64 random, Mint.Screen screen) {
    this.dialect = dialect;
    this.caps = caps;
    this.random = random;
    this.screen = screen;
    calculator = new Calculator(dialect);
    stack = new Stack(caps.stack());
    heap = new Heap(caps.heap(), dialect);
    frames = new Frames(caps.depth());
  }

  void begin(List<Step> program, int line) {
    steps = 0;
    frames.push(Frames.Frame.Kind.ONCE, program, "", 0, new Token.Place(line, 1));
  }

  /** Gives the program the line it has been waiting for. */
  void type(String line) {
    steps = 0;
    typed.type(line);
    wantsLine = false;
  }

  /** Forgets the program; the stack keeps what is on it. */
  void abandon() {
    frames.clear();
    typed.forget();
    wantsLine = false;
  }

  /** Goes on until the program is done, wants a line or breaks off with an error. */
  Result run() {
    while (!frames.isEmpty() && !wantsLine && !left) {
      Frames.Frame frame = frames.innermost();
      if (frame.isDone()) {
        finish(frame);
      } else {
        Step step = frame.steps.get(frame.at++);
        carryOut(step, frame);
      }
    }
    if (wantsLine) {
      return Result.WANTS_LINE;
    }
    abandon();
    return left ? Result.LEFT : Result.DONE;
  }

  private void carryOut(Step step, Frames.Frame frame) {
    int depth = stack.depth();
    try {
      spend(1);
      perform(step, frame);
      if (debugging) {
        trace(step);
      }
      if (recording.isOn() && !wantsLine) {
        record(step, frame);
      }
    } catch (MintException wrong) {
      if (stack.depth() < depth) {
        stack.restoreTo(depth);
      }
      throw located(wrong, step.token().place(), frame);
    }
  }

  private static MintException located(MintException wrong, Token.Place place, Frames.Frame frame) {
    Object where =
        frame.function.isEmpty()
            ? place
            : Messages.mintInFunction(Excerpt.of(frame.function), place);
    return new MintException(wrong.reason(), where);
  }

  /** The end of a frame's steps counts too, else an empty loop would never be stopped. */
  private void finish(Frames.Frame frame) {
    try {
      spend(1);
      switch (frame.kind) {
        case ONCE -> frames.pop();
        case LOOP -> {
          frame.round++;
          frame.at = 0;
          if (frame.round >= frame.measure) {
            frames.pop();
          }
        }
        case ARRAY -> {
          frames.pop();
          makeArray((int) frame.measure);
        }
      }
    } catch (MintException wrong) {
      throw located(wrong, frame.place, frame);
    }
  }

  private void makeArray(int depthBefore) {
    int items = stack.depth() - depthBefore;
    if (items < 0) {
      throw new MintException(Messages.mintArrayTakes());
    }
    spend(items);
    stack.push(mode.cell(heap.store(stack, items, mode)));
  }

  void stopWhen(BooleanSupplier unwanted) {
    this.unwanted = unwanted;
  }

  private void spend(long amount) {
    steps += amount;
    allSteps += amount;
    untilAsked -= amount;
    if (untilAsked < 0) {
      untilAsked = STEPS_BETWEEN_LOOKS;
      if (unwanted.getAsBoolean()) {
        throw new MintException(Messages.mintHalted());
      }
    }
    if (steps > caps.steps()) {
      throw new MintException(Messages.mintNoWayOut(caps.steps()));
    }
  }

  private void perform(Step step, Frames.Frame frame) {
    switch (step) {
      case Step.Push number -> stack.push(cell(number));
      case Step.Say say -> print(say.text());
      case Step.Read read -> stack.push(variables.getOrDefault(read.token().text(), mode.cell(0)));
      case Step.Store store -> {
        require(1, store.token().text() + " !");
        variables.put(store.token().text(), stack.pop());
      }
      case Step.Do word -> perform(word.word(), frame);
      case Step.Call call -> call(call.token().text(), call.token().place());
      case Step.Unknown unknown -> throw unknown(unknown.token().text());
      case Step.Block block -> enter(block, frame);
      case Step.MakeArray array ->
          frames.push(
              Frames.Frame.Kind.ARRAY,
              array.items(),
              frame.function,
              stack.depth(),
              array.token().place());
      case Step.Define define -> functions.put(define.function().name(), define.function());
    }
  }

  private long cell(Step.Push number) {
    if (mode.isFloating()) {
      return mode.cell(number.real());
    }
    String text = number.token().text();
    return mode.cell(
        number
            .whole()
            .orElseThrow(() ->
                new MintException(
                    text.indexOf('.') < 0
                        ? Messages.mintNumberLarge(Excerpt.of(text))
                        : Messages.mintNeedsFp(Excerpt.of(text)))));
  }

  private void require(int numbers, String word) {
    if (stack.depth() < numbers) {
      throw new MintException(Messages.mintUnderflow(stack.depth(), numbers, word));
    }
  }

  private static MintException unknown(String word) {
    return new MintException(Messages.mintUnknown(Excerpt.of(word)));
  }

  private void call(String name, Token.Place place) {
    Step.Function function = functions.get(name);
    if (function == null) {
      throw unknown(name);
    }
    frames.push(Frames.Frame.Kind.ONCE, function.body(), name, 0, place);
  }

  private void enter(Step.Block block, Frames.Frame frame) {
    require(1, Word.OPEN.symbol());
    long count = stack.pop();
    if (block.otherwise().isPresent()) {
      List<Step> chosen = mode.isTrue(count) ? block.body() : block.otherwise().get();
      frames.push(Frames.Frame.Kind.ONCE, chosen, frame.function, 0, block.token().place());
    } else if (mode.isNegative(count) && !dialect.hasQuirks() && !block.endless()) {
      frames.push(Frames.Frame.Kind.ONCE, block.body(), frame.function, 0, block.token().place());
    } else {
      long rounds = mode.isNegative(count) ? roundsOfTrue(block) : mode.whole(count);
      if (rounds > 0) {
        frames.push(
            Frames.Frame.Kind.LOOP, block.body(), frame.function, rounds, block.token().place());
      }
    }
  }

  private long roundsOfTrue(Step.Block block) {
    if (!dialect.hasQuirks()) {
      return Long.MAX_VALUE;
    }
    return block.mentionsWhile() ? QUIRKY_ROUNDS : 1;
  }

  private void perform(Word word, Frames.Frame frame) {
    require(word.takes(), word.symbol());
    switch (word) {
      case DIVIDE -> divide();
      case REMAINDER -> stack.push(remainder);
      case RANDOM -> random();
      case TRUE, ENDLESS -> stack.push(mode.truth(true));
      case FALSE -> stack.push(mode.truth(false));
      case DUPLICATE -> stack.push(stack.peek(0));
      case DROP -> stack.pop();
      case SWAP -> swap();
      case OVER -> stack.push(stack.peek(1));
      case DEPTH -> stack.push(mode.cell(stack.depth()));
      case CLEAR -> stack.cutTo(0);
      case ITEM -> item();
      case SET_ITEM -> setItem();
      case SIZE -> size();
      case WHILE -> {
        if (!mode.isTrue(stack.pop())) {
          frames.leaveLoop();
        }
      }
      case INDEX -> stack.push(mode.cell(frames.round(0)));
      case OUTER_INDEX -> stack.push(mode.cell(frames.round(1)));
      case PRINT -> print(mode.decimal(stack.pop()) + " ");
      case PRINT_HEX -> print(mode.hexadecimal(stack.pop()) + " ");
      case PRINT_CHARACTER -> printCharacter(mode.whole(stack.pop()));
      case NEW_LINE -> print("\n");
      case KEY -> readKey(frame);
      case LINE -> readLine(frame);
      case LIST -> list();
      case DEBUG -> debug();
      case HELP -> print(Word.help());
      case MODE -> print(mode.words() + "\n");
      case INT8 -> changeTo(Mode.INT8);
      case INT16 -> changeTo(Mode.INT16);
      case INT32 -> changeTo(Mode.INT32);
      case INT64 -> changeTo(Mode.INT64);
      case FP -> changeTo(Mode.FP);
      case BYE -> left = true;
      default -> calculate(word);
    }
  }

  private void calculate(Word word) {
    long b = stack.pop();
    long a = word.takes() == 2 ? stack.pop() : b;
    stack.push(calculator.result(word, a, b, mode));
  }

  private void divide() {
    long b = stack.pop();
    long a = stack.pop();
    long quotient = mode.divide(a, b);
    remainder = mode.isFloating() ? mode.cell(0) : mode.modulo(a, b);
    stack.push(quotient);
  }

  private void random() {
    long bound = mode.whole(stack.pop());
    if (bound <= 0) {
      throw new MintException(Messages.mintRand(bound));
    }
    stack.push(mode.cell(random.below(bound)));
  }

  private void swap() {
    long b = stack.pop();
    long a = stack.pop();
    stack.push(b);
    stack.push(a);
  }

  private void item() {
    long index = mode.whole(stack.pop());
    long address = mode.whole(stack.pop());
    stack.push(heap.item(address, index));
  }

  private void setItem() {
    long index = mode.whole(stack.pop());
    long address = mode.whole(stack.pop());
    heap.setItem(address, index, stack.pop());
  }

  private void size() {
    stack.push(heap.size(mode.whole(stack.pop()), mode));
  }

  private void print(String text) {
    spend(text.length());
    screen.print(text);
    if (recording.isOn()) {
      recording.print(text);
    }
  }

  private void printCharacter(long code) {
    boolean known =
        code >= 0
            && code <= Character.MAX_CODE_POINT
            && !(code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE);
    if (!known) {
      throw new MintException(Messages.mintNoCharacter(code));
    }
    print(new StringBuilder().appendCodePoint((int) code).toString());
  }

  /** The program stops before this word and meets it again when there is a line. */
  private void askForLine(Frames.Frame frame) {
    frame.at--;
    wantsLine = true;
  }

  private void readKey(Frames.Frame frame) {
    if (typed.isUsedUp()) {
      askForLine(frame);
    } else {
      stack.push(mode.cell((long) typed.key()));
    }
  }

  private void readLine(Frames.Frame frame) {
    if (typed.isUsedUp()) {
      askForLine(frame);
    } else {
      stack.push(mode.cell((long) typed.pushRest(stack, mode)));
    }
  }

  private void list() {
    if (functions.isEmpty()) {
      print(Messages.mintNothingDefined().text() + "\n");
    }
    for (Step.Function function : functions.values()) {
      print(function.source() + "\n");
    }
  }

  private void debug() {
    debugging = !debugging;
    print((debugging ? Messages.mintDebugOn() : Messages.mintDebugOff()).text() + "\n");
  }

  private void trace(Step step) {
    if (!wantsLine) {
      screen.freshLine();
      print("[" + Excerpt.of(step.token().text()) + "] " + shownStack() + "\n");
    }
  }

  private void record(Step step, Frames.Frame frame) {
    String printed = recording.takePrinted();
    if (recording.takesNext()) {
      Token.Place place = step.token().place();
      String mark = step instanceof Step.Store ? " !" : "";
      recording.keep(
          new Carried(
              Excerpt.of(step.token().text()) + mark,
              place.line(),
              place.column(),
              frame.function,
              frames.depth(),
              top(RECORDED),
              stack.depth(),
              printed));
    }
  }

  private String shownStack() {
    var shown = new StringBuilder(stack.depth() > SHOWN ? "..." : "");
    for (int below = Math.min(SHOWN, stack.depth()) - 1; below >= 0; below--) {
      shown.append(shown.isEmpty() ? "" : " ").append(mode.decimal(stack.peek(below)));
    }
    return shown.toString();
  }

  private void changeTo(Mode next) {
    spend(stack.depth() + heap.used() + variables.size());
    stack.convert(mode, next);
    heap.convert(mode, next);
    Mode before = mode;
    variables.replaceAll((_, cell) -> before.convert(cell, next));
    remainder = mode.convert(remainder, next);
    mode = next;
  }

  List<String> stack() {
    return top(stack.depth());
  }

  /** So many numbers from the top, or all there are, the topmost last. */
  private List<String> top(int most) {
    List<String> numbers = new ArrayList<>();
    for (int below = Math.min(most, stack.depth()) - 1; below >= 0; below--) {
      numbers.add(mode.decimal(stack.peek(below)));
    }
    return List.copyOf(numbers);
  }

  Map<String, String> variables() {
    var shown = new TreeMap<String, String>();
    variables.forEach((name, cell) -> shown.put(name, mode.decimal(cell)));
    return shown;
  }

  Map<String, String> definitions() {
    var sources = new LinkedHashMap<String, String>();
    functions.forEach((name, function) -> sources.put(name, function.source()));
    return sources;
  }

  int heapUsed() {
    return heap.used();
  }

  String mode() {
    return mode.words();
  }

  long allSteps() {
    return allSteps;
  }

  void record(Recording next) {
    recording = next;
  }
}
