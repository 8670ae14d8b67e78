package games.janus.play.core;

import games.janus.engines.museum.microchess.Course;
import games.janus.engines.museum.microchess.Reply.Source;
import games.janus.engines.museum.microchess.Verdict;
import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/** A KIM-1 after some keys, or how it thought. */
public sealed interface Kim1Reply extends Reply {
  /**
   * The machine; bytes are in hexadecimal.
   *
   * @param machine everything it holds
   * @param display the six digits; blanks are dark
   * @param digits what digits go into
   * @param computer its side
   * @param men the piece list
   * @param board every man that can be found on a square
   * @param level none if its bytes make none
   * @param opening none if its bytes are none of the manual's
   * @param levels those of the manual
   * @param openings those of the manual
   * @param note what the last key came to, in words; may be empty
   * @param reply if the last key made it play
   */
  record Kim1State(
      String machine,
      String display,
      Runs runs,
      Digits digits,
      Color computer,
      String men,
      List<Standing> board,
      Optional<String> level,
      String checkLimit,
      String turn,
      Optional<String> opening,
      String openingBytes,
      String bookPointer,
      List<LevelBytes> levels,
      List<OpeningBytes> openings,
      String note,
      Optional<Kim1Answered> reply)
      implements Kim1Reply {}

  /** What runs on it. */
  enum Runs {
    MICROCHESS,
    MONITOR
  }

  /** What digits go into. */
  enum Digits {
    MOVE,
    ADDRESS,
    DATA
  }

  /**
   * A man that can be found on a square.
   *
   * @param at as the machine numbers squares
   * @param symbol as in a FEN
   */
  record Standing(String at, String square, String man, String symbol) {}

  /** A level and its bytes at 02F2 and 018B. */
  record LevelBytes(String name, String checkLimit, String turn) {}

  /** An opening in the order in which it is read. */
  record OpeningBytes(String name, String bytes) {}

  /**
   * What key PC came to.
   *
   * @param move none: it resigns
   * @param cycles of 1976
   * @param ms of 1976
   */
  record Kim1Answered(
      Source source,
      Optional<Kim1Move> move,
      Optional<String> value,
      long cycles,
      long ms,
      long nodes,
      long moves,
      long steps,
      long checkTests,
      List<Candidate> candidates) {}

  /** A man, where it went, and whom it captured. */
  record Kim1Move(String man, String from, String to, Optional<String> captured) {}

  /**
   * A move that was valued.
   *
   * @param ms when it was valued
   * @param lights what then flashed
   * @param counts 22 counters in hexadecimal
   */
  record Candidate(
      int number,
      @Wire.Flat Kim1Move move,
      int value,
      boolean isBest,
      long ms,
      String lights,
      String counts,
      int sum,
      int bonus,
      Verdict verdict,
      List<ValueStep> steps) {}

  /** A step of a sum; short, because a value has thirty of them. */
  @Wire.Tuple
  record ValueStep(Operation operation, String counter, int amount, int a, int carry) {}

  /** What a step does. */
  enum Operation {
    LOAD,
    CARRY,
    ADD,
    SUBTRACT,
    ZERO,
    HALVE
  }

  /**
   * One section of a thought, move by move.
   *
   * @param counts all counters before the first event
   */
  record Kim1Trace(List<TraceEvent> events, String counts) implements Kim1Reply {}

  /** Something that happened; the counters that changed follow, each by its place and its value. */
  @Wire(tag = "kind", suffix = "Event")
  sealed interface TraceEvent {
    /** A state was entered. */
    @Wire.Tuple
    record Enter(int state, int ply, int man, int from, int to, List<Integer> changes)
        implements TraceEvent {}

    /** A move was handed to JANUS. */
    @Wire.Tuple
    record Move(
        int state,
        int ply,
        int man,
        int from,
        int to,
        int captured,
        Course course,
        List<Integer> changes)
        implements TraceEvent {}

    /** A state was left. */
    @Wire.Tuple
    record Leave(int state, int ply) implements TraceEvent {}

    /** A candidate was valued. */
    @Wire.Tuple
    record Value(int number, int value, int isBest, List<Integer> changes) implements TraceEvent {}
  }
}
