package games.janus.engine;

/**
 * A number a search counts, named and defined once for engines, screens and files alike. All are
 * per move.
 */
public enum Metric {
  NODES(
      "nodes",
      "positions",
      "positions entered by the search, the first one and the leaves included"),
  EVALUATIONS("evaluations", "evaluations", "positions given a value by the evaluation"),
  CUTOFFS("cutoffs", "prunes", "positions left early because one reply already refuted them"),
  FIRST_MOVE_CUTOFFS(
      "firstMoveCutoffs", "first-move prunes", "prunes that the first move tried was enough for"),
  STOOD_PAT("stoodPat", "stood pat", "positions good enough to stop at without trying a capture"),
  QUIESCENCE_NODES(
      "quiescenceNodes", "capture positions", "positions entered only to play captures out"),
  TABLE_HITS("tableHits", "table hits", "positions met before, by whatever moves"),
  TABLE_CUTOFFS(
      "tableCutoffs",
      "table prunes",
      "positions left at once because the table already knew enough"),
  NULL_MOVE_PRUNES(
      "nullMovePrunes", "pass prunes", "positions so good that even passing the move would do"),
  FUTILITY_PRUNES(
      "futilityPrunes",
      "futility prunes",
      "positions or moves left because the score was too far away to be reached"),
  LATE_MOVE_PRUNES(
      "lateMovePrunes",
      "late move prunes",
      "times the moves with the poorest record were left out"),
  EXCHANGE_PRUNES(
      "exchangePrunes", "exchange prunes", "moves decided by the exchanges on their square alone"),
  REDUCTIONS("reductions", "reductions", "moves searched less deeply because they came late"),
  RESEARCHES("researches", "second looks", "reduced moves that did well and were searched again"),
  EXTENSIONS("extensions", "extensions", "moves searched more deeply because much hung on them"),
  SHALLOW_PRUNES(
      "shallowPrunes",
      "shallow prunes",
      "positions left because a shallower look was already far beyond what was needed"),
  DATABASE_HITS(
      "databaseHits", "database positions", "positions whose value the endgame database knew"),
  MOVES_GENERATED("movesGenerated", "moves generated", "moves reported by the move generator"),
  CANDIDATES("candidates", "candidates", "moves of the side to move that were valued"),
  CHECK_TESTS(
      "checkTests",
      "check tests",
      "times a move was tried to see whether it leaves the king en prise"),
  BOOK_MOVES("bookMoves", "book moves", "moves taken from the opening book instead of searched"),
  RANDOM_MOVES("randomMoves", "random moves", "moves drawn by lot instead of searched");

  private final String id;
  private final String words;
  private final String definition;

  Metric(String id, String words, String definition) {
    this.id = id;
    this.words = words;
    this.definition = definition;
  }

  /** The name in files and messages. */
  public String id() {
    return id;
  }

  /** The name on screens. */
  public String words() {
    return words;
  }

  /** What exactly is counted. */
  public String definition() {
    return definition;
  }
}
