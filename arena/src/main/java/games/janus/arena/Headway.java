package games.janus.arena;

/** How far a thinking engine says it has got, and whether it still gets on. */
public final class Headway {
  private double deepest;
  private long mostNodes;
  private int steps;

  /** Nothing has been said yet. */
  public Headway() {}

  /** It says how deep it looks and how many positions it has seen; 0 for what it does not say. */
  public void hears(double depth, long nodes) {
    if (depth > deepest || nodes > mostNodes) {
      steps++;
    }
    deepest = Math.max(deepest, depth);
    mostNodes = Math.max(mostNodes, nodes);
  }

  /** How often it has said more than before. */
  public int steps() {
    return steps;
  }
}
