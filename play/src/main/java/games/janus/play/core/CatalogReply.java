package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;

/**
 * What there is to choose from.
 *
 * @param ballots the 156 openings of three moves
 * @param version of the core
 */
public record CatalogReply(
    List<EngineCard> engines,
    List<MetricCard> metrics,
    List<RuleSetCard> ruleSets,
    List<BallotCard> ballots,
    String version)
    implements Reply {
  public CatalogReply {
    engines = List.copyOf(engines);
    metrics = List.copyOf(metrics);
    ruleSets = List.copyOf(ruleSets);
    ballots = List.copyOf(ballots);
  }

  /**
   * A machine player.
   *
   * @param reports ids of metrics
   * @param showsTree whether it keeps the whole tree of its search
   * @param samplesTree whether it keeps a sample of it
   */
  public record EngineCard(
      String id,
      String name,
      GameKind game,
      int year,
      String author,
      String sentence,
      List<String> missingRules,
      List<LevelCard> levels,
      String defaultLevel,
      List<String> reports,
      String scoreUnit,
      boolean showsTree,
      boolean samplesTree) {}

  /** A level of a machine player. */
  public record LevelCard(String id, String sentence, Optional<Integer> rating) {}

  /** Something a machine player counts. */
  public record MetricCard(String id, String words, String definition) {}

  /** A rule set of either game. */
  public sealed interface RuleSetCard {}

  /** Chess has one rule set. */
  public record ChessRuleSet(GameKind game, String name, String sentence) implements RuleSetCard {}

  /**
   * A rule set of checkers.
   *
   * @param text all of it in one line
   * @param sentence what is different, for people
   */
  public record CheckersRuleSet(
      GameKind game,
      String name,
      String text,
      Color firstMover,
      RuleSet.Capture capture,
      RuleSet.Continuation continuation,
      boolean crowningEndsTurn,
      RuleSet.Blocked blocked,
      Optional<Integer> repetition,
      Optional<Integer> quietPlies,
      String whiteName,
      String blackName,
      Removal removal,
      String sentence)
      implements RuleSetCard {}

  /** When captured men go off the board. */
  public enum Removal {
    AT_ONCE,
    AT_END
  }

  /**
   * An opening that is drawn by lot.
   *
   * @param name not every one has one
   */
  public record BallotCard(int number, Optional<String> name, List<String> moves) {}
}
