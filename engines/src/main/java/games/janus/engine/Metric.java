package games.janus.engine;

import games.janus.message.Message;
import games.janus.message.Messages;

/**
 * A number a search counts, named and defined once for engines, screens and files alike. All are
 * per move.
 */
public enum Metric {
  NODES("nodes", Messages.metricNodes(), Messages.metricNodesMeans()),
  EVALUATIONS("evaluations", Messages.metricEvaluations(), Messages.metricEvaluationsMeans()),
  CUTOFFS("cutoffs", Messages.metricCutoffs(), Messages.metricCutoffsMeans()),
  FIRST_MOVE_CUTOFFS(
      "firstMoveCutoffs",
      Messages.metricFirstMoveCutoffs(),
      Messages.metricFirstMoveCutoffsMeans()),
  STOOD_PAT("stoodPat", Messages.metricStoodPat(), Messages.metricStoodPatMeans()),
  QUIESCENCE_NODES(
      "quiescenceNodes", Messages.metricQuiescenceNodes(), Messages.metricQuiescenceNodesMeans()),
  TABLE_HITS("tableHits", Messages.metricTableHits(), Messages.metricTableHitsMeans()),
  TABLE_CUTOFFS("tableCutoffs", Messages.metricTableCutoffs(), Messages.metricTableCutoffsMeans()),
  NULL_MOVE_PRUNES(
      "nullMovePrunes", Messages.metricNullMovePrunes(), Messages.metricNullMovePrunesMeans()),
  FUTILITY_PRUNES(
      "futilityPrunes", Messages.metricFutilityPrunes(), Messages.metricFutilityPrunesMeans()),
  LATE_MOVE_PRUNES(
      "lateMovePrunes", Messages.metricLateMovePrunes(), Messages.metricLateMovePrunesMeans()),
  EXCHANGE_PRUNES(
      "exchangePrunes", Messages.metricExchangePrunes(), Messages.metricExchangePrunesMeans()),
  REDUCTIONS("reductions", Messages.metricReductions(), Messages.metricReductionsMeans()),
  RESEARCHES("researches", Messages.metricResearches(), Messages.metricResearchesMeans()),
  EXTENSIONS("extensions", Messages.metricExtensions(), Messages.metricExtensionsMeans()),
  SHALLOW_PRUNES(
      "shallowPrunes", Messages.metricShallowPrunes(), Messages.metricShallowPrunesMeans()),
  DATABASE_HITS("databaseHits", Messages.metricDatabaseHits(), Messages.metricDatabaseHitsMeans()),
  MOVES_GENERATED(
      "movesGenerated", Messages.metricMovesGenerated(), Messages.metricMovesGeneratedMeans()),
  CANDIDATES("candidates", Messages.metricCandidates(), Messages.metricCandidatesMeans()),
  CHECK_TESTS("checkTests", Messages.metricCheckTests(), Messages.metricCheckTestsMeans()),
  BOOK_MOVES("bookMoves", Messages.metricBookMoves(), Messages.metricBookMovesMeans()),
  RANDOM_MOVES("randomMoves", Messages.metricRandomMoves(), Messages.metricRandomMovesMeans());

  private final String id;

  private final Message words;

  private final Message definition;

  Metric(String id, Message words, Message definition) {
    this.id = id;
    this.words = words;
    this.definition = definition;
  }

  /** The name in files and messages. */
  public String id() {
    return id;
  }

  /** The name on screens. */
  public Message words() {
    return words;
  }

  /** What exactly is counted. */
  public Message definition() {
    return definition;
  }
}
