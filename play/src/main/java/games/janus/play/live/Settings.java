package games.janus.play.live;

import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;

/**
 * What a game begins with.
 *
 * @param ruleSet the rule set as text; empty for the usual one
 * @param start the position as text; empty for the usual one
 * @param before ids of the moves that have been made from there before anybody plays, such as a
 *     drawn opening
 * @param control the clocks, if there are any
 */
public record Settings(
    GameKind game,
    String ruleSet,
    String start,
    List<String> before,
    Player white,
    Player black,
    Optional<TimeControl> control,
    GamePolicy policy) {
  public Settings {
    before = List.copyOf(before);
  }

  public Player player(Color side) {
    return side == Color.WHITE ? white : black;
  }

  public boolean isEngine(Color side) {
    return player(side) instanceof Player.Engine;
  }

  /** The same with somebody else on one side. */
  public Settings with(Color side, Player player) {
    return side == Color.WHITE ? with(player, black) : with(white, player);
  }

  /** The same once more, on request with colours changed; engines make other random choices. */
  public Settings again(boolean swap) {
    return swap ? with(black.again(), white.again()) : with(white.again(), black.again());
  }

  private Settings with(Player newWhite, Player newBlack) {
    return new Settings(game, ruleSet, start, before, newWhite, newBlack, control, policy);
  }
}
