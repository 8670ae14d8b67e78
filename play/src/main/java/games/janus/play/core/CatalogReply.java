package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.wire.Wire;
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

  /**
   * A rule set. Chess has one, which has only a name and a sentence.
   *
   * @param text all of it in one line
   * @param repetition how often a position stands before it is a draw, where it is
   * @param quietPlies after how many moves without progress it is a draw, where it is
   * @param sentence what is different, for people
   */
  public record RuleSetCard(
      GameKind game,
      String name,
      @Wire.LeftOut Optional<String> text,
      @Wire.LeftOut Optional<Color> firstMover,
      @Wire.LeftOut Optional<RuleSet.Capture> capture,
      @Wire.LeftOut Optional<RuleSet.Continuation> continuation,
      @Wire.LeftOut Optional<Boolean> crowningEndsTurn,
      @Wire.LeftOut Optional<RuleSet.Blocked> blocked,
      @Wire.LeftOut Optional<Integer> repetition,
      @Wire.LeftOut Optional<Integer> quietPlies,
      @Wire.LeftOut Optional<String> whiteName,
      @Wire.LeftOut Optional<String> blackName,
      @Wire.LeftOut Optional<Removal> removal,
      String sentence) {}

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
