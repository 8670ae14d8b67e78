package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeTextTest {
  private static final GameType<games.janus.checkers.Position, games.janus.checkers.Move> CHECKERS =
      Games.checkers(RuleSet.ACF);

  private static Thought<games.janus.checkers.Move> thought(int depth) {
    var player =
        EngineSource.knowing(EndgameTable.empty()).engine(CHECKERS, "minimax").orElseThrow();
    var request =
        new SearchRequest<>(
            Game.of(CHECKERS.rules()), "intermediate", Limits.depth(depth), 1, true);
    return player.think(request, SearchControl.patient());
  }

  @Test
  void aTableHasALineForEveryNodeAndSaysWhereAWindowIsOpen() {
    var csv = new StringBuilder();
    var thought = thought(2);
    TreeCsv.write(thought.tree().orElseThrow(), Object::toString, csv::append);
    List<String> lines = csv.toString().lines().toList();
    assertThat(lines).hasSize(thought.tree().get().size() + 1);
    assertThat(lines.get(0))
        .isEqualTo("node,parent,move,depth,alpha,beta,value,ending,decidingMove,untried");
    assertThat(lines.get(1)).startsWith("0,-1,,2,none,none,").endsWith("ALL_TRIED,9-13,0");
  }

  @Test
  void textIsNeverTakenForAFormula() {
    assertThat(TreeCsv.cell("=1+1")).isEqualTo("'=1+1");
    assertThat(TreeCsv.cell("-x")).isEqualTo("'-x");
    assertThat(TreeCsv.cell("@a,b")).isEqualTo("\"'@a,b\"");
    assertThat(TreeCsv.cell("\t")).isEqualTo("'\t");
    assertThat(TreeCsv.cell("say \"no\"")).isEqualTo("\"say \"\"no\"\"\"");
    assertThat(TreeCsv.cell("11-15")).isEqualTo("11-15");
  }

  @Test
  void aDrawingOfASampleSaysWhatShareItIs() {
    var janus =
        EngineSource.knowing(EndgameTable.empty()).engine(CHECKERS, "janus-checkers").orElseThrow();
    var limits = Limits.nodes(2_000);
    var thought =
        janus.think(
            new SearchRequest<>(Game.of(CHECKERS.rules()), "full", limits, 1, true),
            SearchControl.patient());
    var tree = thought.tree().orElseThrow();
    var dot = new StringBuilder();
    TreeDot.write(tree, thought.line(), Object::toString, dot::append);
    assertThat(dot).contains("label=\"a sample: " + tree.size() + " of 2000 positions\"");
  }

  @Test
  void aDrawingHasTheColoursOfTheChartAndTheBestLineThick() {
    var dot = new StringBuilder();
    var thought = thought(3);
    TreeDot.write(thought.tree().orElseThrow(), thought.line(), Object::toString, dot::append);
    assertThat(dot).startsWith("digraph search {").endsWith("}\n");
    assertThat(dot).contains("fillcolor=\"#90EE90\"").contains("fillcolor=\"#ff6b6b\"");
    assertThat(dot.toString().lines().filter(line -> line.contains("-> n")))
        .hasSize(thought.tree().get().size() - 1);
    assertThat(dot.toString().lines().filter(line -> line.contains("[penwidth=3]")))
        .hasSize(thought.line().size());
  }

  @Test
  void numbersInSentencesAreShort() {
    assertThat(Figures.text(-0.0)).isEqualTo("0");
    assertThat(Figures.text(-2.7e-17)).isEqualTo("0");
    assertThat(Figures.text(1.5)).isEqualTo("1.5");
    assertThat(Figures.text(-0.05)).isEqualTo("−0.05");
    assertThat(Figures.signed(12)).isEqualTo("+12");
    assertThat(Figures.text(Double.NEGATIVE_INFINITY)).isEqualTo("−infinity");
  }
}
