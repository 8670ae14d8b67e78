package games.janus.engines.textbook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * A game drawn as a tree: {@code ((5 9) 2(8 4))} is a choice between two moves, the first of which
 * leaves a choice between 5 and 9. A number before a bracket is what the position is worth if
 * nobody moves on; below the last ply all moves count as captures. Moves are called by their number
 * from the left, and the side to move at the root maximises.
 */
final class DrawnGame implements SearchedGame<DrawnGame.Branch, Integer> {
  private final boolean evaluatesTheEnd;

  private DrawnGame(boolean evaluatesTheEnd) {
    this.evaluatesTheEnd = evaluatesTheEnd;
  }

  /** A finished game has a value of its own, which is no evaluation. */
  static DrawnGame withResults() {
    return new DrawnGame(false);
  }

  /** Finished games are left to the evaluation. */
  static DrawnGame evaluatingTheEnd() {
    return new DrawnGame(true);
  }

  /** A position; without branches, the game is over here. */
  record Branch(boolean maximises, double worth, List<Branch> branches) {
    static Branch drawn(String picture) {
      return new Artist(picture).branch(true);
    }

    /** A tree this deep with one to four moves everywhere. */
    static Branch random(RandomGenerator random, int depth) {
      return random(random, depth, true);
    }

    private static Branch random(RandomGenerator random, int depth, boolean maximises) {
      var branches = new ArrayList<Branch>();
      int count = depth == 0 ? 0 : random.nextInt(1, 5);
      for (int i = 0; i < count; i++) {
        branches.add(random(random, depth - 1, !maximises));
      }
      return new Branch(maximises, random.nextInt(-9, 10), branches);
    }

    /** What perfect play makes of it, by the shortest definition there is. */
    double solved() {
      var values = branches.stream().mapToDouble(Branch::solved);
      return branches.isEmpty()
          ? worth
          : maximises ? values.max().orElseThrow() : values.min().orElseThrow();
    }

    int size() {
      return 1 + branches.stream().mapToInt(Branch::size).sum();
    }
  }

  @Override
  public boolean maximises(Branch position) {
    return position.maximises();
  }

  /** Ordered means: the truly best move first. */
  @Override
  public List<Integer> moves(Branch position, boolean ordered) {
    var moves = new ArrayList<Integer>();
    for (int number = 1; number <= position.branches().size(); number++) {
      moves.add(number);
    }
    if (ordered) {
      Comparator<Integer> lowFirst =
          Comparator.comparingDouble(move -> play(position, move).solved());
      moves.sort(position.maximises() ? lowFirst.reversed() : lowFirst);
    }
    return moves;
  }

  @Override
  public List<Integer> captures(Branch position, boolean ordered) {
    return moves(position, ordered);
  }

  @Override
  public Branch play(Branch position, Integer move) {
    return position.branches().get(move - 1);
  }

  @Override
  public OptionalDouble valueWhenOver(Branch position, int depth) {
    return position.branches().isEmpty() && !evaluatesTheEnd
        ? OptionalDouble.of(position.worth())
        : OptionalDouble.empty();
  }

  @Override
  public double evaluate(Branch position) {
    return position.worth();
  }

  /** Reads a picture from left to right. */
  private static final class Artist {
    private final String picture;
    private int at;

    Artist(String picture) {
      this.picture = picture;
    }

    Branch branch(boolean maximises) {
      double worth = number();
      var branches = new ArrayList<Branch>();
      if (sees('(')) {
        at++;
        while (!sees(')')) {
          branches.add(branch(!maximises));
          skipBlanks();
        }
        at++;
      }
      return new Branch(maximises, worth, branches);
    }

    private double number() {
      skipBlanks();
      int start = at;
      while (at < picture.length() && (sees('-') || Character.isDigit(picture.charAt(at)))) {
        at++;
      }
      return start == at ? 0 : Double.parseDouble(picture.substring(start, at));
    }

    private void skipBlanks() {
      while (at < picture.length() && Character.isWhitespace(picture.charAt(at))) {
        at++;
      }
    }

    private boolean sees(char letter) {
      return at < picture.length() && picture.charAt(at) == letter;
    }
  }
}
