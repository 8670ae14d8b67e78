package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.Grid;

/**
 * The positions of a slice from which a quiet move, but no promotion, leads to a position. Whether
 * the move was legal is not asked: where a capture was pending it was not.
 */
final class Retreats {
  /** More than the most: every piece of one side has four squares to come from. */
  private static final int ROOM = 4 * Slice.MOST_PIECES;

  private final int[] indexes = new int[ROOM];
  private final int[] mens = new int[ROOM];
  private final int[] kingses = new int[ROOM];
  private int size;

  int size() {
    return size;
  }

  int index(int place) {
    return indexes[place];
  }

  int men(int place) {
    return mens[place];
  }

  int kings(int place) {
    return kingses[place];
  }

  /** Finds them, seen from the side that has just moved, whose slice this is. */
  void find(Slice slice, int men, int kings, int theirMen, int theirKings) {
    size = 0;
    int empty = ~(men | kings | theirMen | theirKings);
    if (kings != 0) {
      takeBackKings(slice, men, kings, theirMen, theirKings, empty);
    }
    for (int left = men; left != 0; left &= left - 1) {
      int man = left & -left;
      int from = (Grid.upLeft(man) | Grid.upRight(man)) & empty;
      for (; from != 0; from &= from - 1) {
        int before = (men ^ man) | (from & -from);
        add(slice.index(before, kings, theirMen, theirKings), before, kings);
      }
    }
  }

  private void takeBackKings(
      Slice slice, int men, int kings, int theirMen, int theirKings, int empty) {
    int base = slice.base(men, theirMen, theirKings);
    int others = men | theirMen | theirKings;
    for (int left = kings; left != 0; left &= left - 1) {
      int king = left & -left;
      int around = Grid.upLeft(king) | Grid.upRight(king);
      around |= Grid.downLeft(king) | Grid.downRight(king);
      for (int from = around & empty; from != 0; from &= from - 1) {
        int before = (kings ^ king) | (from & -from);
        add(base + Subsets.rank(before, others), men, before);
      }
    }
  }

  private void add(int index, int men, int kings) {
    indexes[size] = index;
    mens[size] = men;
    kingses[size] = kings;
    size++;
  }
}
