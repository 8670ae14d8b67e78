package games.janus.engine;

/** What an engine can do beyond finding a move: asked of its card instead of its class. */
public enum Capability {
  /** It keeps a table of known positions, whose size can be chosen. */
  HASH,
  /** Several of it can search together and share one table. */
  THREADS,
  /**
   * It searches deeper and deeper, tells after each depth what it has found, and has a level
   * without an end. Its score is a search result, no board's evaluation.
   */
  DEEPENS,
  /** It values positions: {@link Engine#evaluator}. */
  EVALUATES,
  /** It values its moves one by one, and no positions: {@link Engine#explainer}. */
  EXPLAINS,
  /**
   * It can keep the whole tree of its search, and search with other switches: {@link
   * Engine#wholeTree}.
   */
  WHOLE_TREE,
  /** It can keep a sample of the tree of its search. */
  TREE_SAMPLE
}
