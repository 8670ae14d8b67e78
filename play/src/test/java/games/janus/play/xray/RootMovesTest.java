package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.Ply;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is counted root move by root move is all that was counted, and what the tree shows. */
class RootMovesTest {
  private static final GameType<games.janus.chess.Position, games.janus.chess.Move> CHESS =
      Games.chess();
  private static final GameType<games.janus.checkers.Position, games.janus.checkers.Move> CHECKERS =
      Games.checkers(RuleSet.ACF);

  /** Hears the root moves, and how often an engine that deepens has looked at the root. */
  private static final class Heard<M> implements SearchControl<M> {
    Supplier<List<RootMove<M>>> moves = List::of;
    int looks;
    final List<Long> sums = new ArrayList<>();

    @Override
    public boolean shouldStop(SearchCounters counters) {
      long sum = nodes(moves.get());
      assertThat(sum).isLessThan(counters.get(Metric.NODES));
      sums.add(sum);
      return false;
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      looks++;
      assertThat(finding.counters().get(Metric.NODES)).isEqualTo(nodes(moves.get()) + looks);
      return false;
    }

    @Override
    public void searches(Supplier<List<RootMove<M>>> told) {
      moves = told;
    }
  }

  private record Asked<P, M>(
      GameType<P, M> type, SearchRequest<P, M> request, Thought<M> thought, Heard<M> heard) {
    List<RootMove<M>> moves() {
      return heard.moves.get();
    }

    String at() {
      return type.notation().fen(request.position());
    }
  }

  private interface Check {
    <P, M> void that(Asked<P, M> asked);
  }

  private static <P, M> void everywhere(
      GameType<P, M> type, String id, String level, Limits limits, int positions, Check check) {
    Engine<P, M> engine = EngineSource.knowing(EndgameTable.empty()).engine(type, id).orElseThrow();
    var random = new Random(17);
    int checked = 0;
    while (checked < positions) {
      Game<P, M> game = RandomPlay.game(type, random, random.nextInt(60));
      if (game.outcome().isEmpty()) {
        var request = new SearchRequest<>(game, level, limits, 1, true);
        var heard = new Heard<M>();
        check.that(new Asked<>(type, request, engine.think(request, heard), heard));
        checked++;
      }
    }
  }

  @Test
  void thePositionsBehindAllMovesAndTheRootAreAllPositions() {
    Check sums =
        new Check() {
          @Override
          public <P, M> void that(Asked<P, M> asked) {
            SearchCounters counters = asked.thought.counters();
            assertThat(nodes(asked.moves()) + 1)
                .as(asked.at())
                .isEqualTo(counters.get(Metric.NODES));
            assertThat(cutoffs(asked.moves()))
                .as(asked.at())
                .isEqualTo(counters.get(Metric.CUTOFFS));
            for (RootMove<M> move : asked.moves()) {
              assertThat(move.plies().stream().mapToLong(Ply::nodes).sum()).isEqualTo(move.nodes());
              assertThat(move.plies().stream().mapToLong(Ply::cutoffs).sum())
                  .isEqualTo(move.cutoffs());
              assertThat(move.plies().getFirst().nodes()).isEqualTo(1);
            }
          }
        };
    everywhere(CHECKERS, "minimax", "intermediate", Limits.NONE, 200, sums);
    everywhere(CHESS, "octave", "faithful", Limits.depth(2), 60, sums);
    everywhere(CHESS, "microchess-plus", "3-ply", Limits.depth(2), 40, sums);
  }

  @Test
  void aMoveHasTheScoreThePositionsAndTheCutOffOfItsBranchInTheTree() {
    Check branches =
        new Check() {
          @Override
          public <P, M> void that(Asked<P, M> asked) {
            // a book knows no tree
            asked.thought.tree().ifPresent(tree -> branches(asked.moves(), tree, asked.at()));
          }
        };
    everywhere(CHECKERS, "minimax", "intermediate", Limits.NONE, 100, branches);
    everywhere(CHESS, "octave", "repaired", Limits.depth(2), 30, branches);
    everywhere(CHESS, "microchess-plus", "3-ply", Limits.depth(2), 30, branches);
  }

  private static <M> void branches(List<RootMove<M>> moves, SearchTree<M> tree, String at) {
    Map<Integer, Integer> branchOf = new HashMap<>();
    Map<Integer, Long> size = new HashMap<>();
    for (int i = 1; i < tree.size(); i++) {
      int parent = tree.node(i).parent();
      int branch = parent == 0 ? i : branchOf.getOrDefault(parent, 0);
      branchOf.put(i, branch);
      size.merge(branch, 1L, Long::sum);
    }
    var branches = size.keySet().stream().sorted().toList();
    assertThat(moves).as(at).hasSameSizeAs(branches);
    for (int i = 0; i < moves.size(); i++) {
      RootMove<M> move = moves.get(i);
      SearchTree.Node<M> node = tree.node(branches.get(i));
      boolean isCut = node.ending() == Ending.CUT || node.ending() == Ending.STOOD_PAT;
      assertThat(move.move()).as(at).isEqualTo(node.move().orElseThrow());
      assertThat(move.score().orElseThrow()).as(at).isEqualTo(node.value());
      assertThat(move.bound()).as(at).isEqualTo(isCut ? Bound.AT_MOST : Bound.EXACT);
      assertThat(move.nodes()).as(at).isEqualTo(size.get(branches.get(i)));
    }
  }

  @Test
  void aStrongPlayerCountsEveryPositionBehindAMoveOrAsALookAtTheRoot() {
    Check sums =
        new Check() {
          @Override
          public <P, M> void that(Asked<P, M> asked) {
            // every look that was heard of is checked where it is heard of
            assertThat(asked.heard.looks).as(asked.at()).isPositive();
            assertThat(nodes(asked.moves()) + asked.heard.looks)
                .as(asked.at())
                .isEqualTo(asked.thought.counters().get(Metric.NODES));
            RootMove<M> chosen = chosen(asked);
            assertThat(chosen.score()).as(asked.at()).isEqualTo(asked.thought.score());
            assertThat(chosen.bound()).as(asked.at()).isEqualTo(Bound.EXACT);
          }
        };
    everywhere(CHESS, "janus", "full", Limits.depth(6), 30, sums);
    everywhere(CHESS, "janus", "2", Limits.depth(4), 30, sums);
    everywhere(CHECKERS, "janus-checkers", "full", Limits.depth(9), 60, sums);
  }

  @Test
  void noScoreOfAnEarlierLookOutshinesTheMoveThatWasChosen() {
    Check scores =
        new Check() {
          @Override
          public <P, M> void that(Asked<P, M> asked) {
            // none: stopped before its first look was over
            double best = asked.thought.score().orElse(Double.MAX_VALUE);
            for (RootMove<M> move : asked.moves()) {
              if (move.bound() == Bound.EXACT) {
                assertThat(move.score().orElse(best)).as(asked.at()).isLessThanOrEqualTo(best);
              }
            }
          }
        };
    everywhere(CHESS, "janus", "1", Limits.NONE, 60, scores);
    everywhere(CHESS, "janus", "4", Limits.NONE, 60, scores);
    everywhere(CHECKERS, "janus-checkers", "3", Limits.NONE, 60, scores);
  }

  @Test
  void microchessValuesEveryMoveAndPlaysTheOneItValuesMost() {
    Check values =
        new Check() {
          @Override
          public <P, M> void that(Asked<P, M> asked) {
            SearchCounters counters = asked.thought.counters();
            assertThat(asked.moves()).as(asked.at()).hasSize((int) counters.get(Metric.CANDIDATES));
            assertThat(nodes(asked.moves())).as(asked.at()).isLessThan(counters.get(Metric.NODES));
            if (asked.thought.move().isPresent()) {
              double best =
                  asked.moves().stream().mapToDouble(move -> move.score().get()).max().orElse(0);
              assertThat(asked.thought.score()).as(asked.at()).contains(best);
              assertThat(chosen(asked).score()).as(asked.at()).contains(best);
            }
          }
        };
    everywhere(CHESS, "microchess", "super-blitz/no-book", Limits.NONE, 40, values);
  }

  private static <P, M> RootMove<M> chosen(Asked<P, M> asked) {
    M move = asked.thought.move().orElseThrow();
    return asked.moves().stream()
        .filter(root -> root.move().equals(move))
        .findFirst()
        .orElseThrow();
  }

  private static <M> long nodes(List<RootMove<M>> moves) {
    return moves.stream().mapToLong(RootMove::nodes).sum();
  }

  private static <M> long cutoffs(List<RootMove<M>> moves) {
    return moves.stream().mapToLong(RootMove::cutoffs).sum();
  }
}
