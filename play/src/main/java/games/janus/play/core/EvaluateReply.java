package games.janus.play.core;

import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * What a machine player sees in a position before it looks ahead.
 *
 * @param side for whom high values are good
 * @param move the move that was valued; null for everybody who values positions
 * @param terms added in their order they are the score
 * @param stages the three sums of Microchess's byte
 * @param bonus what its last look at the move adds to them
 * @param verdict why
 */
@Wire.Constant(name = "schema", json = "\"janus-evaluation/1\"")
public record EvaluateReply(
    @Wire.Flat About about,
    String engine,
    String level,
    String unit,
    Color side,
    Optional<String> move,
    double score,
    List<EvaluatedTerm> terms,
    @Wire.LeftOut Optional<List<ByteSum>> stages,
    @Wire.LeftOut Optional<Integer> bonus,
    @Wire.LeftOut Optional<String> verdict)
    implements Reply {
  public EvaluateReply {
    terms = List.copyOf(terms);
  }

  /**
   * A term with both sides apart.
   *
   * @param white what White has of it
   * @param black what Black has of it
   * @param neither what belongs to neither side
   * @param squares where it lives
   */
  public record EvaluatedTerm(
      String name,
      double value,
      double white,
      double black,
      double neither,
      List<TermOnSquare> squares) {}

  /** What one side has on one square. */
  public record TermOnSquare(String square, Color side, double value) {}

  /** One of the sums of Microchess's byte; each is halved but the last. */
  public record ByteSum(String name, List<ByteStep> steps) {}

  /**
   * An operation of Microchess's sums.
   *
   * @param counter empty for a fixed amount
   * @param a the accumulator afterwards
   * @param carry afterwards
   */
  public record ByteStep(
      @Wire.AsWritten Arithmetic operation, String counter, int amount, int a, int carry) {}
}
