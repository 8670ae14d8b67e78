package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.JsonText;
import games.janus.play.TextCore;
import games.janus.play.ThinkControl;
import games.janus.play.core.JsonFields;
import games.janus.play.core.ThoughtRecord;
import games.janus.play.core.ToldThought;
import games.janus.play.core.TreeNode;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is counted, what is recorded and what is written are one and the same. */
class TreeTruthTest {
  private static final GameType<games.janus.chess.Position, games.janus.chess.Move> CHESS =
      Games.chess();
  private static final GameType<games.janus.checkers.Position, games.janus.checkers.Move> CHECKERS =
      Games.checkers(RuleSet.ACF);

  /** Nobody is interested in what two lone kings do for fifty moves. */
  private static final int MOST_MACHINE_MOVES = 40;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TextCore CORE = new TextCore();

  private int checked;

  @Test
  void everyMoveOfAFewRandomGamesHasTheTreeItCounted() throws IOException {
    playGames(CHECKERS, "minimax", "intermediate", 3, 10, 1);
    playGames(CHESS, "octave", "faithful", 2, 5, 2);
    playGames(CHESS, "microchess-plus", "3-ply", 1, 5, 3);
    playGames(CHESS, "microchess", "super-blitz/no-book", 0, 5, 4);
    assertThat(checked).isGreaterThan(200);
  }

  /** To small depths, for there are many. */
  @Tag("long")
  @Test
  void everyMoveOfAThousandRandomGamesHasTheTreeItCounted() throws IOException {
    playGames(CHECKERS, "minimax", "intermediate", 3, 500, 11);
    playGames(CHESS, "octave", "repaired", 1, 200, 12);
    playGames(CHESS, "microchess-plus", "3-ply", 1, 200, 13);
    playGames(CHESS, "microchess", "super-blitz/no-book", 0, 100, 14);
    assertThat(checked).isGreaterThan(15_000);
  }

  /** Random openings; then the machine moves every other time, against a random mover. */
  private <P, M> void playGames(
      GameType<P, M> type, String id, String level, int depth, int games, long seed)
      throws IOException {
    Engine<P, M> player = EngineSource.knowing(EndgameTable.empty()).engine(type, id).orElseThrow();
    var random = new Random(seed);
    for (int i = 0; i < games; i++) {
      Game<P, M> game = RandomPlay.game(type, random, random.nextInt(30));
      for (int turn = 0; turn < MOST_MACHINE_MOVES && game.outcome().isEmpty(); turn++) {
        Limits limits = depth == 0 ? Limits.NONE : Limits.depth(depth);
        var request = new SearchRequest<>(game, level, limits, seed, false);
        Optional<M> move = check(type, player, request);
        if (move.isEmpty() || !type.rules().legalMoves(game.position()).contains(move.get())) {
          break; // it resigns, or does not know the rules
        }
        game = game.play(move.get());
        if (game.outcome().isEmpty()) {
          game = game.play(RandomPlay.move(type, game, random));
        }
      }
    }
  }

  private static <P, M> JsonFields json(
      GameType<P, M> type, Engine<P, M> player, SearchRequest<P, M> request, Thought<M> thought) {
    return ThoughtRecord.json(
        ToldThought.of(
            type, request.position(), player.info(), request.level(), request.seed(), thought));
  }

  private <P, M> Optional<M> check(
      GameType<P, M> type, Engine<P, M> player, SearchRequest<P, M> request) throws IOException {
    String at = player.info().id() + " at " + type.notation().fen(request.position());
    Thought<M> silent = player.think(request, SearchControl.patient());
    Recorded<M> recorded = Recorded.think(player, request, SearchControl.patient());
    assertThat(
            ThoughtRecord.firstDifference(
                json(type, player, request, silent),
                json(type, player, request, recorded.thought())))
        .as("recording changes nothing: %s", at)
        .isEmpty();
    if (silent.score().isPresent()) {
      assertThat(Term.sum(silent.terms())).as(at).isEqualTo(silent.score().get());
    }
    recorded.thought().tree().ifPresent(tree -> checkTree(player, silent, tree, at));
    recorded.states().ifPresent(states -> checkStates(silent, states, at));
    checkLog(type, player, request, recorded, at);
    if (checked++ % 10 == 0) {
      checkPanel(type, player, request, silent, at);
    }
    return silent.move();
  }

  private static <M> void checkTree(
      Engine<?, M> player, Thought<M> thought, SearchTree<M> tree, String at) {
    long cut = 0;
    long stoodPat = 0;
    long below = 0;
    long valued = 0;
    boolean isWhole = true;
    boolean plays = player.wholeTree().orElseThrow().switches().quiescence();
    boolean valuesEnds = player.info().id().equals("minimax");
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      cut += node.ending() == Ending.CUT ? 1 : 0;
      stoodPat += node.ending() == Ending.STOOD_PAT ? 1 : 0;
      below += node.depth() < 0 ? 1 : 0;
      boolean over = node.ending() == Ending.GAME_OVER;
      boolean leaf = plays ? node.depth() <= 0 && !over : node.ending() == Ending.LEAF;
      valued += leaf || (over && valuesEnds) ? 1 : 0;
      isWhole &= node.parent() < i && node.ending() != Ending.STOPPED;
    }
    assertThat(isWhole).as(at).isTrue();
    assertThat((long) tree.size()).as(at).isEqualTo(count(thought, Metric.NODES));
    assertThat(cut).as(at).isEqualTo(count(thought, Metric.CUTOFFS));
    assertThat(stoodPat).as(at).isEqualTo(count(thought, Metric.STOOD_PAT));
    assertThat(below).as(at).isEqualTo(count(thought, Metric.QUIESCENCE_NODES));
    assertThat(valued).as(at).isEqualTo(count(thought, Metric.EVALUATIONS));
    assertThat(tree.node(0).value()).as(at).isEqualTo(thought.score().orElseThrow());
    assertThat(tree.node(0).decidingMove()).as(at).isEqualTo(thought.move());
  }

  private static void checkStates(Thought<?> thought, StateTree states, String at) {
    assertThat(states.leftOut()).as(at).isZero();
    assertThat((long) states.nodes().size()).as(at).isEqualTo(count(thought, Metric.NODES));
    assertThat((long) states.candidates().size())
        .as(at)
        .isEqualTo(count(thought, Metric.CANDIDATES));
    boolean fits = true;
    for (int i = 0; i < states.nodes().size(); i++) {
      StateTree.Node node = states.nodes().get(i);
      int above = node.parent() < 0 ? -1 : states.nodes().get(node.parent()).ply();
      fits &= node.parent() < i && above == node.ply() - 1;
    }
    assertThat(fits).as(at).isTrue();
    for (StateTree.Candidate candidate : states.candidates()) {
      assertThat(Term.sum(candidate.terms())).as(at).isEqualTo(candidate.value());
    }
  }

  /** What the page is told for its panel, and for its picture of the tree. */
  private static <P, M> void checkPanel(
      GameType<P, M> type,
      Engine<P, M> player,
      SearchRequest<P, M> request,
      Thought<M> thought,
      String at)
      throws IOException {
    JsonNode panel = ask("think", type, request, player);
    JsonNode picture = ask("tree", type, request, player);
    for (Metric metric : player.info().reports()) {
      assertThat(panel.get(metric.id()).asLong()).as(at).isEqualTo(count(thought, metric));
      assertThat(picture.get(metric.id()).asLong()).as(at).isEqualTo(count(thought, metric));
    }
    boolean isTree = !picture.get("tree").isNull();
    assertThat(picture.get(isTree ? "tree" : "states").get("parent"))
        .as(at)
        .hasSize(panel.get("nodes").asInt());
  }

  private static <P, M> JsonNode ask(
      String ask, GameType<P, M> type, SearchRequest<P, M> request, Engine<P, M> player)
      throws IOException {
    var json = new JsonText().beginObject().name("ask").value(ask);
    json.name("game").value(type.id()).name("rules").value(type.ruleSet());
    json.name("moves").values(Lines.ids(type, request.game()));
    json.name("engine").value(player.info().id()).name("level").value(request.level());
    json.name("seed").value(Long.toString(request.seed()));
    request.limits().depth().ifPresent(depth -> json.name("depth").value(depth));
    return JSON.readTree(CORE.think(json.endObject().toString(), ThinkControl.patient()));
  }

  private static long count(Thought<?> thought, Metric metric) {
    return thought.counters().get(metric);
  }

  private static <P, M> void checkLog(
      GameType<P, M> type,
      Engine<P, M> player,
      SearchRequest<P, M> request,
      Recorded<M> recorded,
      String at) {
    var told =
        ToldThought.of(
            type,
            request.position(),
            player.info(),
            request.level(),
            request.seed(),
            recorded.thought());
    if (player.info().reports().contains(Metric.NODES)) {
      assertThat(told.nodes()).as(at).contains(recorded.thought().counters().get(Metric.NODES));
    }
    if (recorded.thought().tree().isPresent()) {
      var tree = recorded.thought().tree().get();
      assertThat(TreeNode.all(tree, Lines.idsIn(type, request.position())))
          .as(at)
          .hasSize(tree.size());
    }
  }
}
