package games.janus.play.xray;

import games.janus.engines.museum.microchess.Counter;
import games.janus.engines.museum.microchess.State;
import games.janus.play.JsonText;

/** The states of Microchess as columns, and what its states and counters mean. */
public final class StateColumns {
  private StateColumns() {}

  /** Writes all of it as one object. */
  public static void write(JsonText json, StateTree tree) {
    json.beginObject();
    writeKinds(json);
    writeNodes(json, tree);
    json.name("leftOut").value(tree.leftOut());
    json.name("counters").beginArray();
    for (Counter counter : Counter.values()) {
      json.beginObject().name("name").value(counter.name());
      json.name("words").value(counter.words()).endObject();
    }
    json.endArray();
    tree.writeValued(json);
    json.endObject();
  }

  private static void writeKinds(JsonText json) {
    json.name("kinds").beginArray();
    for (State state : State.values()) {
      json.beginObject().name("name").value(state.name()).name("code").value(state.code());
      json.name("words").value(state.words()).endObject();
    }
    json.endArray();
  }

  private static void writeNodes(JsonText json, StateTree tree) {
    var moves = new Distinct<String>();
    json.name("parent").beginArray();
    tree.nodes().forEach(node -> json.value(node.parent()));
    json.endArray().name("state").beginArray();
    tree.nodes().forEach(node -> json.value(node.state().ordinal()));
    json.endArray().name("move").beginArray();
    tree.nodes().forEach(node -> json.value(node.ply() == 0 ? -1 : moves.place(node.move())));
    json.endArray().name("counts").beginArray();
    tree.nodes().forEach(node -> json.value(node.counts().hex()));
    json.endArray().name("moves").values(moves.all());
  }
}
