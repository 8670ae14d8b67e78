package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.core.Core;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A thought that can be thought again: the question, the answer, and a signature over both that
 * tells whether anybody has changed them since. The signature guards against slips, not against
 * forgers: it is no secret how it is made.
 *
 * @param version of the program that thought
 * @param isTimed whether a clock ended the thought, so that it cannot come out the same again
 */
public record ThoughtRecord(
    String version, Question question, boolean isTimed, Answer answer, String signature) {
  /** The name and number of this form of record. */
  public static final String SCHEMA = "janus-thought/1";

  private static final long FNV_START = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /**
   * The record of a thought just thought.
   *
   * @param isTimed whether a clock could have ended it
   */
  public static <P, M> ThoughtRecord of(
      GameType<P, M> type,
      EngineInfo player,
      SearchRequest<P, M> request,
      boolean isTimed,
      Thought<M> thought) {
    return of(
        Core.VERSION,
        Question.of(type, player, request),
        isTimed,
        Answer.of(Lines.idsIn(type, request.position()), player, thought));
  }

  /** The record of what a version of the program answered to a question. */
  static ThoughtRecord of(String version, Question question, boolean isTimed, Answer answer) {
    String signature = signature(version, question, isTimed, answer);
    return new ThoughtRecord(version, question, isTimed, answer, signature);
  }

  /** Whether it is as it was written. */
  public boolean isIntact() {
    return signature.equals(signature(version, question, isTimed, answer));
  }

  /**
   * Asks the same player the same thing.
   *
   * @param players those there are
   * @return the first difference; none if the thought was the same to the node
   * @throws MessageException if there is no such player, or it cannot be asked
   */
  public <P, M> Optional<Message> replay(
      GameType<P, M> type, List<Engine<P, M>> players, SearchControl<M> control) {
    var player =
        question
            .player(players)
            .orElseThrow(() -> new MessageException(Messages.recordNoPlayer(question.engine())));
    SearchRequest<P, M> request = question.request(type);
    if (request.game().outcome().isPresent()) {
      throw new MessageException(Messages.recordOver());
    }
    Thought<M> thought = player.think(request, control);
    EngineInfo card = player.info();
    return answer.firstDifference(Answer.of(Lines.idsIn(type, request.position()), card, thought));
  }

  private static String signature(
      String version, Question question, boolean isTimed, Answer answer) {
    var text = new StringBuilder(SCHEMA).append('\n').append(version).append('\n');
    text.append(question.game()).append('\n').append(question.rules()).append('\n');
    text.append(question.start()).append('\n').append(question.moves()).append('\n');
    text.append(question.engine()).append('\n').append(question.level()).append('\n');
    // No number stands for no limit; what an Optional says of itself is not the same everywhere.
    text.append(question.limits().depth().orElse(-1)).append('\n');
    text.append(question.limits().nodes().orElse(-1L)).append('\n');
    text.append(question.seed()).append('\n').append(question.among()).append(isTimed);
    for (Map.Entry<String, String> fact : answer.facts().entrySet()) {
      text.append('\n').append(fact.getKey()).append('=').append(fact.getValue());
    }
    String digits = Long.toHexString(fnv(text));
    return "0".repeat(16 - digits.length()) + digits;
  }

  /** FNV-1a in 64 bits, byte by byte of every character. */
  private static long fnv(CharSequence text) {
    long hash = FNV_START;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ (text.charAt(i) & 0xFF)) * FNV_PRIME;
      hash = (hash ^ (text.charAt(i) >>> 8)) * FNV_PRIME;
    }
    return hash;
  }
}
