package games.janus.cli.xray;

import games.janus.message.Messages;
import games.janus.play.JsonValue;
import games.janus.play.core.CoreJson;
import games.janus.play.core.JsonFields;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as the page and the server keep it, with what machines thought of their moves.
 *
 * @param start the FEN it started from
 * @param moves every move, as programs write them
 */
record KeptGame(String start, List<String> moves, List<PlyThought> thoughts) {
  /**
   * What was thought about a move.
   *
   * @param ply how many moves had been made before it
   */
  record PlyThought(int ply, JsonFields thought) {}

  /** Whether this is a kept game rather than a thought. */
  static boolean isOne(JsonFields json) {
    return json.optional("log").isPresent();
  }

  /**
   * The game in some JSON.
   *
   * @throws Refusal if it is none
   */
  static KeptGame read(JsonFields json) {
    try {
      GameLog log = CoreJson.log(json.required("log"));
      LiveGame<?, ?> live = log.replay();
      var moves = new ArrayList<>(log.settings().before());
      moves.addAll(live.moveIds());
      List<PlyThought> thoughts = json.items("thoughts", each -> thought(each, moves.size() - 1));
      return new KeptGame(written(live.type(), log.settings().start()), moves, thoughts);
    } catch (NotationException | IllegalSetupException wrong) {
      throw new Refusal(Messages.recordNoSetup(String.valueOf(wrong.getMessage())));
    }
  }

  private static PlyThought thought(JsonValue value, int last) {
    JsonFields in = JsonFields.of("thoughts", value);
    return new PlyThought(
        (int) JsonFields.whole("ply", in.required("ply"), 0, last),
        JsonFields.of("thought", in.required("thought")));
  }

  private static <P, M> String written(GameType<P, M> type, String start) {
    P position = start.isEmpty() ? type.rules().initial() : type.notation().position(start);
    return type.notation().fen(position);
  }
}
