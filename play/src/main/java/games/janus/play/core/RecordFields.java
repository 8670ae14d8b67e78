package games.janus.play.core;

import games.janus.play.xray.Question;
import games.janus.play.xray.ThoughtRecord;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * The record of a thought, beside the fields of the thought itself.
 *
 * @param version of the program that thought
 * @param start the FEN that the game started from; only where the thought stands alone
 * @param moves those made since; only where the thought stands alone
 * @param plies how many moves had been made; only where the thought is kept with its game
 * @param depth what was wished
 * @param nodes what was wished
 * @param among the only moves that were asked about; empty for all
 * @param timed whether it cannot come out the same again
 */
@Wire.Constant(name = "schema", json = "\"janus-thought/1\"")
public record RecordFields(
    String version,
    String game,
    String rules,
    @Wire.LeftOut Optional<String> start,
    @Wire.LeftOut Optional<List<String>> moves,
    @Wire.LeftOut Optional<Integer> plies,
    Optional<Integer> depth,
    Optional<Long> nodes,
    @Wire.AsText long seed,
    List<String> among,
    boolean timed,
    String signature) {
  /**
   * A record that is kept with its game: instead of its start and its moves only how many moves had
   * been made. Else every move of a game would be kept with all moves before it.
   */
  public static RecordFields withinGame(ThoughtRecord record) {
    Question question = record.question();
    return new RecordFields(
        record.version(),
        question.game(),
        question.rules(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(question.moves().size()),
        question.limits().depth(),
        question.limits().nodes(),
        question.seed(),
        question.among(),
        record.isTimed(),
        record.signature());
  }

  /** The same record where its game is not at hand: with the start and the moves. */
  public RecordFields alone(AskedGame asked) {
    return new RecordFields(
        version,
        game,
        rules,
        asked.start(),
        Optional.of(asked.moves()),
        Optional.empty(),
        depth,
        nodes,
        seed,
        among,
        timed,
        signature);
  }
}
