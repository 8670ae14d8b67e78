package games.janus.play.xray;

import games.janus.engines.chess.Exchanges;
import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a line takes and gives, counted where it comes to rest: at its last position in which the
 * side to move is not in check and wins nothing by taking. Men of one kind that both sides lose,
 * and knights against bishops, cancel out.
 *
 * @param given what the side that begins the line loses
 * @param taken what it gets
 */
public record Material(Map<String, Integer> given, Map<String, Integer> taken) {
  private static final int ANYTHING = 50;

  /** So much of a line is shown beside what is counted. */
  private static final int SHOWN = 8;

  /**
   * Nothing where the line comes nowhere to rest, ends the game or promotes, or where the whole of
   * it takes back some of what the part that is shown has won or lost.
   */
  public static <P, M> Optional<Material> along(
      GameType<P, M> type, Game<P, M> game, List<M> line) {
    Optional<Material> whole = all(type, game, line);
    if (line.size() <= SHOWN || whole.isEmpty()) {
      return whole;
    }
    int end = whole.get().balance();
    return all(type, game, line.subList(0, SHOWN))
        .filter(shown -> shown.balance() < 0 ? end <= shown.balance() : end >= shown.balance());
  }

  private static <P, M> Optional<Material> all(GameType<P, M> type, Game<P, M> game, List<M> line) {
    int rest = rest(type, game, line);
    if (rest == 0) {
      return Optional.empty();
    }
    PlayedLine played = PlayedLine.of(type, game, line.subList(0, rest));
    if (!played.promotions().isEmpty() || played.outcome().isPresent()) {
      return Optional.empty();
    }
    Color side = type.rules().turn(game.position());
    var given = new LinkedHashMap<>(played.sum(side.opponent()).taken());
    var taken = new LinkedHashMap<>(played.sum(side).taken());
    for (String role : List.of("man", "pawn", "knight", "bishop", "rook", "queen", "king")) {
      cancel(given, role, taken, role);
    }
    cancel(given, "knight", taken, "bishop");
    cancel(given, "bishop", taken, "knight");
    return Optional.of(new Material(given, taken));
  }

  /** How many moves of a line lead to its last position at rest. */
  private static <P, M> int rest(GameType<P, M> type, Game<P, M> game, List<M> line) {
    int rest = 0;
    P position = game.position();
    for (int i = 0; i < line.size(); i++) {
      if (!type.rules().legalMoves(position).contains(line.get(i))) {
        return rest;
      }
      position = type.rules().play(position, line.get(i));
      rest = isAtRest(type, position) ? i + 1 : rest;
    }
    return rest;
  }

  /** Whether the side to move is not in check and wins nothing by taking. */
  public static <P, M> boolean isAtRest(GameType<P, M> type, P position) {
    if (type.board().check(position).isPresent()) {
      return false;
    }
    var exchanges = new Exchanges();
    for (M move : type.rules().legalMoves(position)) {
      boolean isNoisy =
          !type.board().captured(move).isEmpty() || type.board().promotion(move).isPresent();
      if (isNoisy && wins(exchanges, position, move)) {
        return false;
      }
    }
    return true;
  }

  /** In checkers whoever can jump does, or must. */
  private static boolean wins(Exchanges exchanges, Object position, Object move) {
    return !(position instanceof games.janus.chess.Position board)
        || !(move instanceof games.janus.chess.Move taking)
        || exchanges.winsAtLeast(board, taking, ANYTHING);
  }

  private static void cancel(
      Map<String, Integer> given, String its, Map<String, Integer> taken, String other) {
    int both = Math.min(given.getOrDefault(its, 0), taken.getOrDefault(other, 0));
    reduce(given, its, both);
    reduce(taken, other, both);
  }

  private static void reduce(Map<String, Integer> men, String role, int by) {
    if (by > 0) {
      men.merge(role, -by, Integer::sum);
      men.remove(role, 0);
    }
  }

  /** What the side that begins a line takes more than it loses, in pawns or men. */
  public static <P, M> int gained(GameType<P, M> type, Game<P, M> game, List<M> line) {
    PlayedLine played = PlayedLine.of(type, game, line);
    Color side = type.rules().turn(game.position());
    return worth(played.sum(side).taken()) - worth(played.sum(side.opponent()).taken());
  }

  /** Whether a side gets a queen or a king, or another piece, for a pawn or a man. */
  public static <P, M> boolean promotes(
      GameType<P, M> type, Game<P, M> game, List<M> line, Color side) {
    return Lists.first(
            PlayedLine.of(type, game, line).promotions(), promotion -> promotion.by() == side)
        .isPresent();
  }

  /** What was won, in pawns or men; lost if less than 0. */
  public int balance() {
    return worth(taken) - worth(given);
  }

  private static int worth(Map<String, Integer> men) {
    int worth = 0;
    for (Map.Entry<String, Integer> entry : men.entrySet()) {
      int each =
          switch (entry.getKey()) {
            case "queen" -> 9;
            case "rook" -> 5;
            case "knight", "bishop" -> 3;
            default -> 1;
          };
      worth += each * entry.getValue();
    }
    return worth;
  }

  /** Whether more than pawns is won. */
  public boolean takesPiece() {
    return !Lists.filter(taken.keySet(), role -> !role.equals("pawn")).isEmpty();
  }

  /** Whether it is a rook for a knight or a bishop. */
  boolean isExchange() {
    return given.equals(Map.of("rook", 1))
        && worth(taken) == 3
        && taken.size() == 1
        && !taken.containsKey("pawn");
  }

  /** Men as a sentence names them. */
  static Argument named(Map<String, Integer> men, boolean isChess) {
    if (!isChess) {
      long count = worth(men);
      return Messages.filmPieces(count, Messages.filmNumber(count));
    }
    var named = new ArrayList<Message>();
    men.forEach((role, count) -> named.add(Why.men(role, count)));
    return Why.and(named);
  }
}
