package games.janus.play.xray;

import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What happens on the board when a line is played out by the rules, as far as its moves are legal.
 *
 * @param exchanges who took what, in order; captures by one side with none by the other between
 *     them are one exchange
 * @param promotions what men became, in order
 * @param outcome how the line ends the game, if it does
 */
record PlayedLine(List<Exchange> exchanges, List<Promotion> promotions, Optional<Outcome> outcome) {
  /**
   * Men taken by one side.
   *
   * @param taken how many of each role
   */
  record Exchange(Color by, Map<String, Integer> taken) {
    int size() {
      int size = 0;
      for (int count : taken.values()) {
        size += count;
      }
      return size;
    }
  }

  /**
   * A man that became something else.
   *
   * @param role what it is now
   */
  record Promotion(Color by, String role) {}

  static <P, M> PlayedLine of(GameType<P, M> type, Game<P, M> game, List<M> line) {
    var exchanges = new ArrayList<Exchange>();
    var promotions = new ArrayList<Promotion>();
    Game<P, M> at = game;
    for (M move : line) {
      if (at.outcome().isPresent() || !type.rules().legalMoves(at.position()).contains(move)) {
        break;
      }
      Color mover = type.rules().turn(at.position());
      Game<P, M> next = at.play(move);
      take(exchanges, mover, lost(type, at, next, mover.opponent()));
      lost(type, next, at, mover)
          .keySet()
          .forEach(role -> promotions.add(new Promotion(mover, role)));
      at = next;
    }
    return new PlayedLine(exchanges, promotions, at.outcome());
  }

  /** All that one side takes. */
  Exchange sum(Color by) {
    var taken = new LinkedHashMap<String, Integer>();
    for (Exchange exchange : exchanges) {
      if (exchange.by == by) {
        exchange.taken.forEach((role, count) -> taken.merge(role, count, Integer::sum));
      }
    }
    return new Exchange(by, taken);
  }

  private static void take(List<Exchange> exchanges, Color by, Map<String, Integer> taken) {
    if (taken.isEmpty()) {
      return;
    }
    if (exchanges.isEmpty() || exchanges.getLast().by != by) {
      exchanges.add(new Exchange(by, taken));
    } else {
      var all = new LinkedHashMap<>(exchanges.getLast().taken);
      taken.forEach((role, count) -> all.merge(role, count, Integer::sum));
      exchanges.set(exchanges.size() - 1, new Exchange(by, all));
    }
  }

  /** How many men of each role a side has less after than before. */
  private static <P, M> Map<String, Integer> lost(
      GameType<P, M> type, Game<P, M> before, Game<P, M> after, Color side) {
    var lost = new LinkedHashMap<String, Integer>();
    for (PlacedPiece piece : type.board().pieces(before.position())) {
      if (piece.side() == side) {
        lost.merge(piece.role(), 1, Integer::sum);
      }
    }
    for (PlacedPiece piece : type.board().pieces(after.position())) {
      if (piece.side() == side) {
        lost.merge(piece.role(), -1, Integer::sum);
      }
    }
    lost.values().removeIf(count -> count <= 0);
    return lost;
  }
}
