package games.janus.play;

import games.janus.engine.EngineInfo;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.play.xray.Answer;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts a thought on record, in the words of a page, so that it can be thought again. */
final class DeskRecord {
  private DeskRecord() {}

  static <P, M> ThoughtRecord of(
      PageGame<P, M> page,
      EngineInfo engine,
      SearchRequest<P, M> request,
      boolean isTimed,
      Thought<M> thought) {
    P position = request.position();
    var among = new ArrayList<String>();
    request.among().forEach(move -> among.add(page.id(position, move)));
    var question =
        new games.janus.play.xray.Question(
            page.id(),
            page.rulesText(),
            page.fen(start(request.game()).position()),
            moves(page, request.game()),
            engine.id(),
            request.level(),
            request.limits(),
            request.seed(),
            among);
    Answer answer = Answer.of(move -> page.id(position, move), engine, thought);
    return ThoughtRecord.of(Desk.VERSION, question, isTimed, answer);
  }

  private static <P, M> Game<P, M> start(Game<P, M> game) {
    Game<P, M> at = game;
    while (at.before().isPresent()) {
      at = at.before().get();
    }
    return at;
  }

  private static <P, M> List<String> moves(PageGame<P, M> page, Game<P, M> game) {
    var ids = new ArrayList<String>();
    Game<P, M> at = game;
    for (Optional<Game<P, M>> before = at.before(); before.isPresent(); before = at.before()) {
      ids.add(0, page.id(before.get().position(), at.lastMove().orElseThrow()));
      at = before.get();
    }
    return ids;
  }
}
