package games.janus.checkers;

import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Positions to try laws on, the same for the same seed. */
public final class RandomPositions {
  private static final int LONGEST_GAME = 120;

  private RandomPositions() {}

  /** The named rule sets and some that turn the switches otherwise. */
  public static List<RuleSet> ruleSets() {
    var all = new ArrayList<>(RuleSet.all());
    all.add(RuleSet.read("acf; crowning=goes-on"));
    all.add(RuleSet.read("acf; capture=forced-by-piece"));
    all.add(RuleSet.read("two-player-literal; capture=forced-by-piece"));
    all.add(RuleSet.read("two-player; continuation=must"));
    return all;
  }

  /** Any rule set at all. */
  public static RuleSet ruleSet(RandomGenerator random) {
    List<String> names = List.of("Light", "Dark", "White", "Black", "Rot", "Père Noël");
    return new RuleSet(
        "custom",
        any(random, List.of(Color.values())),
        any(random, List.of(Capture.values())),
        any(random, List.of(Continuation.values())),
        random.nextBoolean(),
        any(random, List.of(RuleSet.Blocked.values())),
        any(random, List.of(Optional.empty(), Optional.of(3), Optional.of(5))),
        random.nextBoolean() ? Optional.empty() : Optional.of(1 + random.nextInt(200)),
        any(random, names),
        any(random, names),
        any(random, List.of(RuleSet.Removal.values())));
  }

  private static <T> T any(RandomGenerator random, List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** Every position of a game of random moves. */
  public static List<Position> game(RuleSet rules, long seed) {
    RandomGenerator random = new Random(seed);
    var positions = new ArrayList<Position>();
    Position position = Position.initial(rules);
    positions.add(position);
    while (!position.legalMoves().isEmpty() && positions.size() < LONGEST_GAME) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
      positions.add(position);
    }
    return positions;
  }

  /** A position no game need lead to: up to twelve pieces a side anywhere, many of them kings. */
  public static Position scattered(RuleSet rules, long seed) {
    RandomGenerator random = new Random(seed);
    Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
    Board board = Board.empty();
    for (Color side : Color.values()) {
      board = scatter(board, side, 1 + random.nextInt(12), random);
    }
    return Position.of(new Setup(board, turn), rules);
  }

  private static Board scatter(Board board, Color side, int pieces, RandomGenerator random) {
    Board filled = board;
    int left = pieces;
    while (left > 0) {
      int number = 1 + random.nextInt(32);
      if (filled.at(Numbering.square(number)).isEmpty()) {
        boolean mustBeKing = side == Color.WHITE ? number <= 4 : number >= 29;
        boolean isKing = mustBeKing || random.nextInt(3) == 0;
        Piece piece = isKing ? Piece.king(side) : Piece.man(side);
        filled = filled.with(Numbering.square(number), piece);
        left--;
      }
    }
    return filled;
  }
}
