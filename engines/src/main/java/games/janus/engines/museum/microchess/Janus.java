package games.janus.engines.museum.microchess;

import java.util.Optional;

/**
 * The routine at the heart of Microchess. The generator hands it every move it finds; STATE tells
 * what to do with it: count it, follow an exchange, see whether it takes the king, or, for a
 * candidate, start all of these and value the outcome.
 */
final class Janus {
  // STATE as a signed number; exchange levels 1 to 4 are minus one to minus four.
  static final int BENCHMARK = 0x0C;
  static final int CANDIDATE = 0x04;
  static final int REPLY = 0x00;
  static final int CONTINUATION = 0x08;
  static final int CHECK = -7;

  /** The candidate that no other has beaten yet, and how its value came about. */
  record BestSoFar(TrialMove move, JanusEvent.Worth worth) {}

  /** The value to beat. */
  private static final int FIRST_BEST = 0x0C;

  private final int[] page;
  private final Men men;
  private final Meter meter;
  private final Counters counters = new Counters();
  private final Valuation valuation;
  private final Generator generator;
  private final Trace trace;
  private int turn;
  private Optional<BestSoFar> best = Optional.empty();

  Janus(Memory memory, Men men, Meter meter, Trace trace) {
    page = memory.page;
    this.men = men;
    this.meter = meter;
    this.trace = trace;
    valuation = new Valuation(counters.cells);
    generator = new Generator(memory, men, this, meter);
  }

  void level(Level level) {
    turn = (byte) level.turn();
    generator.level(level);
  }

  /** Leaves man, value and square of the best move in the display cells. */
  void search() {
    best = Optional.empty();
    page[Memory.BEST_VALUE] = FIRST_BEST;
    men.upright();
    counters.clearAll();
    enteredAtRoot(BENCHMARK);
    generator.generate(BENCHMARK, 0);
    ended(BENCHMARK, 0);
    counters.clearForAnalysis();
    enteredAtRoot(CANDIDATE);
    generator.generate(CANDIDATE, 0);
    ended(CANDIDATE, 0);
  }

  /** The candidate that leads, or led when the search ended. */
  Optional<BestSoFar> best() {
    return best;
  }

  /** Serves one move of the generator; nothing is made on the piece list yet. */
  void onMove(int state, int depth, int man, int square, int captured) {
    meter.countMove(state);
    if (state == CHECK) {
      boolean takesKing = square == page[Memory.BOARD + Men.ENEMY_KING];
      if (takesKing) {
        generator.kingTaken();
      }
      Course course = takesKing ? Course.TAKES_KING : Course.HARMLESS;
      handed(state, depth, man, square, captured, course);
    } else if (state < 0) {
      exchange(state, depth, man, square, captured);
    } else {
      count(state, depth, man, square, captured);
    }
  }

  private void count(int state, int depth, int man, int square, int captured) {
    if (state == CONTINUATION && counters.isLost(man)) {
      handed(state, depth, man, square, captured, Course.LOST);
      return;
    }
    counters.countMove(state, man);
    if (captured != Men.NOBODY) {
      int victim = captured - 0x10;
      counters.countCapture(state, victim, page[Memory.POINTS + victim]);
    }
    if (state == REPLY) {
      exchange(state, depth, man, square, captured);
    } else if (state == CANDIDATE) {
      handed(state, depth, man, square, captured, Course.ANALYSED);
      analyse(man, square, captured);
    } else {
      handed(state, depth, man, square, captured, Course.COUNTED);
    }
  }

  /** Follows captures of queen, rook, bishop and knight, by either side and on every square. */
  private void exchange(int state, int depth, int man, int square, int captured) {
    int victim = captured == Men.NOBODY ? 0 : officerOn(square);
    if (victim == 0) {
      handed(state, depth, man, square, captured, Course.PASSED);
      return;
    }
    counters.countExchange(state, page[Memory.POINTS + victim]);
    int next = state - 1;
    boolean follows = next != turn;
    Course course = follows ? Course.FOLLOWED : Course.TURNED_BACK;
    handed(state, depth, man, square, captured, course);
    if (follows) {
      int from = page[Memory.BOARD + man];
      men.make(man, square, captured);
      men.reverse();
      entered(next, depth + 1, man, from, square);
      generator.generate(next, depth + 1);
      ended(next, depth + 1);
      men.reverse();
      men.unmake(man, from, square, captured);
    }
  }

  /** The enemy man 7 to 1 on this square; 0 if it is a pawn or the king. */
  private int officerOn(int square) {
    int victim = 7;
    while (victim > 0 && page[Memory.ENEMY + victim] != square) {
      victim--;
    }
    return victim;
  }

  /** Replies and exchanges, then the computer's next moves as if the opponent passed. */
  private void analyse(int man, int square, int captured) {
    int from = page[Memory.BOARD + man];
    counters.noteCandidate();
    men.make(man, square, captured);
    men.reverse();
    counters.clearForAnalysis();
    entered(REPLY, 1, man, from, square);
    generator.generate(REPLY, 1);
    ended(REPLY, 1);
    men.reverse();
    entered(CONTINUATION, 1, man, from, square);
    generator.generate(CONTINUATION, 1);
    ended(CONTINUATION, 1);
    men.unmake(man, from, square, captured);
    choose(man, from, square, captured);
  }

  /** Only a strictly better move replaces the best: among equals the first one stays. */
  private void choose(int man, int from, int square, int captured) {
    meter.candidates++;
    int value = valuation.value(man, from, square);
    boolean better = value > page[Memory.BEST_VALUE];
    if (better) {
      page[Memory.BEST_PIECE] = man;
      page[Memory.BEST_VALUE] = value;
      page[Memory.BEST_SQUARE] = square;
      best = Optional.of(new BestSoFar(new TrialMove(man, from, square), valuation.worth()));
    }
    if (trace.isOn()) {
      trace.valued(new TrialMove(man, from, square), captured, counters, valuation, better);
    }
  }

  void entered(int state, int depth, int man, int from, int square) {
    if (trace.isOn()) {
      // Continuations are generated with the board turned back to the computer's side.
      boolean computers = men.isTurned() || state == CONTINUATION;
      trace.entered(state, depth, TrialMove.of(computers, man, from, square), counters);
    }
  }

  void ended(int state, int depth) {
    trace.ended(state, depth);
  }

  private void handed(int state, int depth, int man, int square, int captured, Course course) {
    if (trace.hearsMoves()) {
      boolean computers = !men.isTurned();
      TrialMove move = TrialMove.of(computers, man, page[Memory.BOARD + man], square);
      boolean turns = !computers && captured != Men.NOBODY;
      trace.handed(state, depth, move, turns ? captured - 0x10 : captured, course, counters);
    }
  }

  private void enteredAtRoot(int state) {
    if (trace.isOn()) {
      trace.enteredAtRoot(state, counters);
    }
  }
}
