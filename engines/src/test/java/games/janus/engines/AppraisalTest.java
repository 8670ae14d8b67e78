package games.janus.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Spot;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Evaluator;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engines.museum.flowchart.FlowchartPlayer;
import games.janus.engines.museum.microchess.Candidate;
import games.janus.engines.museum.microchess.MicrochessEngine;
import games.janus.engines.museum.microchessplus.MicrochessPlus;
import games.janus.engines.museum.octave.Octave;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every number a player shows of a position adds up to the next, to the last bit. */
class AppraisalTest {
  private static final int GAMES = 12;
  private static final int LONGEST = 160;

  @Test
  @Tag("slow")
  void chessPlayersShowNumbersThatAddUp() {
    addUp(Chess.RULES, Catalog.chess(), 3);
  }

  @Test
  @Tag("slow")
  void checkersPlayersShowNumbersThatAddUp() {
    addUp(Checkers.with(RuleSet.ACF), Catalog.checkers(), 3);
  }

  private static <P, M> void addUp(Rules<P, M> rules, List<Engine<P, M>> players, int expected) {
    int evaluators = 0;
    for (Engine<P, M> player : players) {
      if (player.evaluator().isPresent()) {
        evaluators++;
        addUp(rules, player, player.evaluator().get());
      }
    }
    assertThat(evaluators).isEqualTo(expected);
  }

  private static <P, M> void addUp(
      Rules<P, M> rules, Engine<P, M> player, Evaluator<P, M> evaluator) {
    for (int seed = 0; seed < GAMES; seed++) {
      EngineInfo card = player.info();
      String level = card.levels().get(seed % card.levels().size()).id();
      var random = new Random(seed);
      Game<P, M> game = Game.of(rules);
      for (int ply = 0; ply < LONGEST && game.outcome().isEmpty(); ply++) {
        List<M> moves = rules.legalMoves(game.position());
        game = game.play(moves.get(random.nextInt(moves.size())));
        String where = card.id() + ", seed " + seed + ", ply " + ply;
        for (Color side : Color.values()) {
          check(evaluator.evaluate(game, level, side), side, where);
        }
      }
    }
  }

  @Test
  void aLeafOfASearchIsWorthItsAppraisal() {
    assertThat(leaves(Chess.RULES, new Octave())).isGreaterThan(1000);
    assertThat(leaves(Chess.RULES, new MicrochessPlus())).isGreaterThan(100);
    assertThat(leaves(Checkers.with(RuleSet.ACF), new FlowchartPlayer())).isGreaterThan(200);
  }

  /** Looks one ply ahead in positions of random games; answers how many leaves were compared. */
  private static <P, M> int leaves(Rules<P, M> rules, Engine<P, M> player) {
    int compared = 0;
    for (int seed = 0; seed < 50; seed++) {
      String level = player.info().defaultLevel();
      Game<P, M> game = randomGame(rules, new Random(seed), 1 + seed);
      Color side = rules.turn(game.position());
      List<M> moves = rules.legalMoves(game.position());
      var request = new SearchRequest<>(game, level, Limits.depth(1), 1, true, moves, 1);
      SearchTree<M> tree = player.think(request, SearchControl.patient()).tree().orElseThrow();
      for (int i = 1; i < tree.size(); i++) {
        SearchTree.Node<M> node = tree.node(i);
        if (node.parent() == 0 && isEvaluated(node)) {
          Game<P, M> leaf = game.play(node.move().orElseThrow());
          if (leaf.outcome().isPresent()) {
            continue; // at depth 0 chess1 does not notice
          }
          Appraisal appraisal = player.evaluator().orElseThrow().evaluate(leaf, level, side);
          assertThat(appraisal.score())
              .as("%s, seed %s, %s", player.info().id(), seed, node.move())
              .isEqualTo(node.value());
          compared++;
        }
      }
    }
    return compared;
  }

  private static boolean isEvaluated(SearchTree.Node<?> node) {
    return node.ending() == SearchTree.Ending.LEAF || node.ending() == SearchTree.Ending.STOOD_PAT;
  }

  private static <P, M> Game<P, M> randomGame(Rules<P, M> rules, Random random, int plies) {
    Game<P, M> game = Game.of(rules);
    for (int ply = 0; ply < plies; ply++) {
      List<M> moves = rules.legalMoves(game.position());
      Game<P, M> next = game.play(moves.get(random.nextInt(moves.size())));
      if (next.outcome().isPresent()) {
        return game;
      }
      game = next;
    }
    return game;
  }

  @Test
  void microchessShowsTheSameOfEveryMoveItWeighs() {
    var microchess = new MicrochessEngine();
    for (int seed = 0; seed < 5; seed++) {
      var random = new Random(seed);
      var game = Game.of(Chess.RULES);
      for (int ply = 0; ply < 40 && game.outcome().isEmpty(); ply++) {
        String where = "seed " + seed + ", ply " + ply;
        for (Candidate candidate : microchess.weigh(game, "blitz")) {
          check(candidate.appraisal(), game.position().turn(), where);
          assertThat(candidate.appraisal().score()).as(where).isEqualTo(candidate.worth().value());
        }
        var moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void check(Appraisal appraisal, Color side, String where) {
    assertThat(appraisal.side()).isEqualTo(side);
    assertThat(appraisal.parts()).as(where).isNotEmpty();
    double score = 0;
    for (Part part : appraisal.parts()) {
      score += part.value();
      double white = part.white();
      double black = part.black();
      double balance = side == Color.WHITE ? white - black : black - white;
      String what = where + ", " + part;
      assertThat(balance + part.neither() == part.value()).as(what).isTrue();
      checkSpots(part, Color.WHITE, white, what);
      checkSpots(part, Color.BLACK, black, what);
    }
    assertThat(appraisal.score() == score).as(where).isTrue();
  }

  /** What a side has on squares is all it has, or it has nothing on squares. */
  private static void checkSpots(Part part, Color side, double all, String what) {
    double sum = 0;
    boolean isAnywhere = false;
    for (Spot spot : part.spots()) {
      if (spot.side() == side) {
        sum += spot.value();
        isAnywhere = true;
      }
    }
    assertThat(!isAnywhere || sum == all).as(what).isTrue();
  }
}
