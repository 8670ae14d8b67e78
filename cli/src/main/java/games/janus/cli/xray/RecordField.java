package games.janus.cli.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.play.Desk;
import games.janus.play.JsonText;
import games.janus.play.xray.Answer;
import games.janus.play.xray.Question;
import games.janus.play.xray.ThoughtRecord;
import games.janus.play.xray.Words;

/** The field of a thought in JSON that lets it be thought again. */
public final class RecordField {
  private RecordField() {}

  /**
   * Writes it into the object that holds the thought.
   *
   * @param isTimed whether a clock could have ended the thought
   */
  public static <P, M> void write(
      JsonText json,
      Words<P, M> words,
      EngineInfo player,
      SearchRequest<P, M> request,
      boolean isTimed,
      Thought<M> thought) {
    Question question = Question.of(words, player, request);
    Answer answer = Answer.of(words, player, thought);
    ThoughtRecord.of(Desk.VERSION, question, isTimed, answer).writeField(json);
  }
}
