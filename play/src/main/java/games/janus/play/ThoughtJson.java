package games.janus.play;

import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchTree;
import games.janus.engine.StaticTerms;
import games.janus.engine.Thought;
import games.janus.play.xray.TermsJson;
import games.janus.play.xray.TreeColumns;
import games.janus.rules.Color;
import java.util.Set;
import java.util.function.Function;

/**
 * A thought as JSON, the same wherever it goes: a line of a file, a message to a page. Numbers are
 * the engine's own, to the digit. The terms, added in their order, are the score; where the score
 * is a search result, there are none, and instead those of the boards at both ends of the line.
 */
public final class ThoughtJson {
  /** Named in every thought, as null where the engine does not measure them. */
  private static final Set<Metric> ALWAYS_NAMED =
      Set.of(Metric.NODES, Metric.EVALUATIONS, Metric.CUTOFFS);

  private ThoughtJson() {}

  /**
   * Writes a thought as one object.
   *
   * @param position the position as text
   * @param text how a move is written
   */
  public static <M> void write(
      JsonText json,
      String position,
      EngineInfo engine,
      String level,
      long seed,
      Thought<M> thought,
      Function<M, String> text) {
    json.beginObject();
    writeFields(json, position, engine, level, seed, thought, text);
    json.endObject();
  }

  /** Writes the fields of a thought into an object that is already open. */
  public static <M> void writeFields(
      JsonText json,
      String position,
      EngineInfo engine,
      String level,
      long seed,
      Thought<M> thought,
      Function<M, String> text) {
    json.name("fen").value(position);
    json.name("engine")
        .value(engine.id())
        .name("level")
        .value(level)
        .name("seed")
        .value(Long.toString(seed));
    json.name("move");
    thought.move().ifPresentOrElse(move -> json.value(text.apply(move)), json::nothing);
    json.name("score");
    thought.score().ifPresentOrElse(score -> json.value(score.doubleValue()), json::nothing);
    json.name("unit").value(engine.scoreUnit());
    for (Metric metric : Metric.values()) {
      if (engine.reports().contains(metric)) {
        json.name(metric.id()).value(thought.counters().get(metric));
      } else if (ALWAYS_NAMED.contains(metric)) {
        json.name(metric.id()).nothing();
      }
    }
    TermsJson.write(json.name("terms"), thought.terms());
    thought.staticTerms().ifPresent(worth -> write(json.name("staticTerms"), worth));
    json.name("line").beginArray();
    thought.line().forEach(move -> json.value(text.apply(move)));
    json.endArray();
    json.name("remarks").beginArray();
    thought.remarks().forEach(json::value);
    json.endArray();
    json.name("complete").value(thought.complete());
    if (thought.tree().isPresent()) {
      json.name("tree");
      write(json, thought.tree().get(), text);
      thought
          .tree()
          .get()
          .sample()
          .ifPresent(sample -> TreeColumns.write(json.name("sample"), sample));
    }
  }

  private static void write(JsonText json, StaticTerms worth) {
    json.beginObject().name("side").value(worth.side() == Color.WHITE ? "white" : "black");
    TermsJson.write(json.name("now"), worth.now());
    TermsJson.write(json.name("end"), worth.end());
    json.endObject();
  }

  /** A tree as an array of nodes in the order they were entered. */
  private static <M> void write(JsonText json, SearchTree<M> tree, Function<M, String> text) {
    json.beginArray();
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      json.beginObject().name("parent").value(node.parent());
      node.move().ifPresent(move -> json.name("move").value(text.apply(move)));
      json.name("depth").value(node.depth());
      json.name("alpha").value(node.alpha()).name("beta").value(node.beta());
      json.name("value").value(node.value());
      json.name("ending").value(node.ending().name());
      node.decidingMove().ifPresent(move -> json.name("decidingMove").value(text.apply(move)));
      if (tree.sample().isPresent()) {
        json.name("visited").value(node.visited());
      }
      if (node.untried() > 0) {
        json.name("untried").value(node.untried());
      }
      json.endObject();
    }
    json.endArray();
  }
}
