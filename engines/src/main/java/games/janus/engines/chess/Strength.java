package games.janus.engines.chess;

import games.janus.engine.EngineInfo.Level;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How strong Janus plays at a level: how many positions it looks at, and how far off its judgement
 * of each may be. It errs as people do, by misjudging, and never throws a man away on purpose.
 *
 * <p>The ratings were measured; docs/engines/chess.md says how and on which scale.
 *
 * @param level what people ask for
 * @param nodes positions it may look at for a move
 * @param evalNoise how far off a judgement can be, in hundredths of a pawn
 */
record Strength(Level level, long nodes, int evalNoise) {
  static final String FULL = "full";

  /** Levels between the levels are named by their rating: {@code elo-1500}. */
  private static final String RATED = "elo-";

  private static final List<Strength> RATED_LEVELS =
      List.of(
          of("1", 42, 335, 575, Messages.levelFirstOpponent()),
          of("2", 74, 277, 825, Messages.levelSimpleThreats()),
          of("3", 126, 221, 1_055, Messages.levelTakes()),
          of("4", 222, 169, 1_285, Messages.levelCasual()),
          of("5", 400, 125, 1_485, Messages.levelRegular()),
          of("6", 700, 96, 1_595, Messages.levelKeen()),
          of("7", 1_290, 71, 1_805, Messages.levelClub()),
          of("8", 2_500, 51, 1_880, Messages.levelStrongClub()),
          of("9", 5_000, 35, 1_895, Messages.levelTeam()),
          of("10", 10_500, 22, 1_950, Messages.levelTournament()));

  private static final Strength UNLIMITED =
      new Strength(new Level(FULL, Messages.levelEndless()), Long.MAX_VALUE, 0);

  private static Strength of(String id, long nodes, int evalNoise, int rating, Message sentence) {
    return new Strength(new Level(id, sentence, Optional.of(rating)), nodes, evalNoise);
  }

  static List<Level> levels() {
    var levels = new ArrayList<Level>();
    for (Strength strength : RATED_LEVELS) {
      levels.add(strength.level);
    }
    levels.add(UNLIMITED.level);
    return levels;
  }

  /** The name of a level between the levels. */
  static String rated(int rating) {
    return RATED + rating;
  }

  static Strength named(String id) {
    if (id.equals(FULL)) {
      return UNLIMITED;
    }
    for (Strength strength : RATED_LEVELS) {
      if (strength.level.id().equals(id)) {
        return strength;
      }
    }
    if (id.startsWith(RATED)) {
      return between(Integer.parseInt(id.substring(RATED.length())));
    }
    throw new IllegalArgumentException("no such level: " + id);
  }

  private int rating() {
    return level.rating().orElseThrow();
  }

  /** Between two levels, as far along as the rating lies between theirs. */
  private static Strength between(int rating) {
    Strength below = RATED_LEVELS.getFirst();
    if (rating <= below.rating()) {
      return below;
    }
    for (Strength above : RATED_LEVELS) {
      if (rating <= above.rating()) {
        return below.towards(above, rating);
      }
      below = above;
    }
    return below;
  }

  /** Positions grow by factors, errors shrink by amounts. */
  private Strength towards(Strength above, int rating) {
    double share = (double) (rating - rating()) / (above.rating() - rating());
    long between = Math.round(nodes * Math.pow((double) above.nodes / nodes, share));
    int off = (int) Math.round(evalNoise + share * (above.evalNoise - evalNoise));
    var named = new Level(rated(rating), Messages.levelRated(rating), Optional.of(rating));
    return new Strength(named, between, off);
  }
}
