package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All positions with the same numbers of men and kings, Black to move, and their numbering. White
 * to move is the same with the board turned around and the colours exchanged: see {@link #mirror}.
 *
 * <p>Men never stand on the row where they would be crowned: Black's go down and stand on bits 0 to
 * 27, White's on bits 4 to 31. A position has the index
 *
 * <pre>
 * ((men * waysOfWhiteKings) + whiteKings) * waysOfBlackKings + blackKings
 *
 * men         firstWithBlackMen[number of Black's men among 28 squares]
 *             + number of White's men among the squares 4..31 that Black's men leave
 * whiteKings  number of White's kings among the squares all men leave
 * blackKings  number of Black's kings among the squares everything else leaves
 * </pre>
 *
 * with the numbers of {@link Subsets}. The indexes run from 0 to {@link #size} - 1 without a gap.
 * Black's kings come last so that the positions from which one king came lie close together, which
 * is where building spends its time.
 */
public final class Slice {
  /** With more, the indexes of a slice outgrow an int. */
  public static final int MOST_PIECES = 7;

  private static final int MAN_SQUARES = 28;

  private final int blackMen;
  private final int blackKings;
  private final int whiteMen;
  private final int whiteKings;
  private final int waysOfWhiteKings;
  private final int waysOfBlackKings;
  private final int size;

  /** The men's number where each arrangement of Black's men begins, and one past the last. */
  private final int[] firstWithBlackMen;

  private Slice(int blackMen, int blackKings, int whiteMen, int whiteKings) {
    this.blackMen = blackMen;
    this.blackKings = blackKings;
    this.whiteMen = whiteMen;
    this.whiteKings = whiteKings;
    int free = 32 - blackMen - whiteMen;
    waysOfWhiteKings = Subsets.count(free, whiteKings);
    waysOfBlackKings = Subsets.count(free - whiteKings, blackKings);
    firstWithBlackMen = firstWithBlackMen(blackMen, whiteMen);
    int waysOfMen = firstWithBlackMen[firstWithBlackMen.length - 1];
    size = Math.multiplyExact(Math.multiplyExact(waysOfMen, waysOfWhiteKings), waysOfBlackKings);
  }

  private static int[] firstWithBlackMen(int blackMen, int whiteMen) {
    int ways = Subsets.count(MAN_SQUARES, blackMen);
    var first = new int[ways + 1];
    for (int number = 0; number < ways; number++) {
      int below =
          (int) Subsets.unrank(number, blackMen) >>> 4; // White's men cannot be in the top row
      int whiteWays = Subsets.count(MAN_SQUARES - Integer.bitCount(below), whiteMen);
      first[number + 1] = first[number] + whiteWays;
    }
    return first;
  }

  /** The slice with these numbers of pieces, at least one on each side. */
  public static Slice of(int blackMen, int blackKings, int whiteMen, int whiteKings) {
    boolean isSound = blackMen >= 0 && blackKings >= 0 && whiteMen >= 0 && whiteKings >= 0;
    int black = blackMen + blackKings;
    int white = whiteMen + whiteKings;
    if (!isSound || black == 0 || white == 0 || black + white > MOST_PIECES) {
      throw new IllegalArgumentException(
          "a slice has a piece of each colour and " + MOST_PIECES + " pieces at most");
    }
    return new Slice(blackMen, blackKings, whiteMen, whiteKings);
  }

  /** The slices with this many pieces in all, each after those that its promotions lead to. */
  public static List<Slice> withPieces(int pieces) {
    var slices = new ArrayList<Slice>();
    for (int men = 0; men <= pieces; men++) {
      for (int black = 1; black < pieces; black++) {
        int white = pieces - black;
        for (int blackMen = Math.max(0, men - white);
            blackMen <= Math.min(men, black);
            blackMen++) {
          int whiteMen = men - blackMen;
          slices.add(of(blackMen, black - blackMen, whiteMen, white - whiteMen));
        }
      }
    }
    return slices;
  }

  public int blackMen() {
    return blackMen;
  }

  public int blackKings() {
    return blackKings;
  }

  public int whiteMen() {
    return whiteMen;
  }

  public int whiteKings() {
    return whiteKings;
  }

  public int pieces() {
    return blackMen + blackKings + whiteMen + whiteKings;
  }

  /** How many positions there are. */
  public int size() {
    return size;
  }

  /** The slice that every quiet move but a promotion leads to: the same with colours exchanged. */
  public Slice mirror() {
    return new Slice(
        /* blackMen= */ whiteMen,
        /* blackKings= */ whiteKings,
        /* whiteMen= */ blackMen,
        /* whiteKings= */ blackKings);
  }

  public boolean isOwnMirror() {
    return blackMen == whiteMen && blackKings == whiteKings;
  }

  /** The slice that a black man's promotion leads to, as seen by White; none without black men. */
  public Optional<Slice> promotion() {
    return blackMen == 0
        ? Optional.empty()
        : Optional.of(new Slice(whiteMen, whiteKings, blackMen - 1, blackKings + 1));
  }

  /** A small number of its own for each slice: three bits for each kind of piece. */
  int code() {
    return code(blackMen, blackKings, whiteMen, whiteKings);
  }

  static int code(int blackMen, int blackKings, int whiteMen, int whiteKings) {
    return blackMen << 9 | blackKings << 6 | whiteMen << 3 | whiteKings;
  }

  /** The code of the slice that a position belongs to, given by the squares of its pieces. */
  static int codeOf(int blackMenSet, int blackKingSet, int whiteMenSet, int whiteKingSet) {
    return code(
        Integer.bitCount(blackMenSet),
        Integer.bitCount(blackKingSet),
        Integer.bitCount(whiteMenSet),
        Integer.bitCount(whiteKingSet));
  }

  static final int CODES = 1 << 12;

  /** The index of a position, given by the squares of each kind of piece. */
  int index(int blackMenSet, int blackKingSet, int whiteMenSet, int whiteKingSet) {
    int taken = blackMenSet | whiteMenSet | whiteKingSet;
    return base(blackMenSet, whiteMenSet, whiteKingSet) + Subsets.rank(blackKingSet, taken);
  }

  /** The index of the first position that differs in nothing but Black's kings. */
  int base(int blackMenSet, int whiteMenSet, int whiteKingSet) {
    int men =
        firstWithBlackMen[Subsets.rank(blackMenSet, 0)]
            + Subsets.rank(whiteMenSet >>> 4, blackMenSet >>> 4);
    int whiteKingNumber = Subsets.rank(whiteKingSet, blackMenSet | whiteMenSet);
    return (men * waysOfWhiteKings + whiteKingNumber) * waysOfBlackKings;
  }

  /** The number of the arrangement of Black's men that holds a men's number. */
  private int blackMenNumber(int men) {
    int low = 0;
    int high = firstWithBlackMen.length - 1;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (firstWithBlackMen[middle] <= men) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Goes through the positions in the order of their indexes. */
  final class Cursor {
    /** Steps that take about as long as seeking. Untested. */
    private static final int NEAR = 16;

    private int index;
    private int blackMenNumber;
    private long blackMenSet;
    private long whiteMenSet;
    private long whiteKingSet;
    private long blackKingSet;

    /** The squares of each kind of piece, where the cursor is. */
    int men;

    int kings;
    int theirMen;
    int theirKings;

    Cursor() {
      seek(0);
    }

    int index() {
      return index;
    }

    boolean isAtEnd() {
      return index >= size;
    }

    /** Sets up the position where the cursor is. */
    void place(BoardState board) {
      board.place(theirMen | theirKings, men | kings, kings | theirKings, false);
    }

    void seek(int target) {
      index = target;
      int left = target / waysOfBlackKings;
      blackKingSet = Subsets.unrank(target % waysOfBlackKings, blackKings);
      whiteKingSet = Subsets.unrank(left % waysOfWhiteKings, whiteKings);
      left /= waysOfWhiteKings;
      blackMenNumber = blackMenNumber(left);
      blackMenSet = Subsets.unrank(blackMenNumber, blackMen);
      whiteMenSet = Subsets.unrank(left - firstWithBlackMen[blackMenNumber], whiteMen);
      placeBlackMen();
    }

    /** Goes to an index that is likely to be near. */
    void moveTo(int target) {
      if (target < index || target - index > NEAR) {
        seek(target);
      }
      while (index < target) {
        next();
      }
    }

    void next() {
      index++;
      int free = 32 - blackMen - whiteMen;
      if (blackKings != 0) {
        blackKingSet = Subsets.next(blackKingSet);
        if (blackKingSet >>> (free - whiteKings) == 0) {
          placeBlackKings();
          return;
        }
      }
      blackKingSet = (1L << blackKings) - 1;
      if (whiteKings != 0) {
        whiteKingSet = Subsets.next(whiteKingSet);
        if (whiteKingSet >>> free == 0) {
          placeWhiteKings();
          return;
        }
      }
      whiteKingSet = (1L << whiteKings) - 1;
      nextMen();
    }

    private void nextMen() {
      if (whiteMen != 0) {
        whiteMenSet = Subsets.next(whiteMenSet);
        if (whiteMenSet >>> (MAN_SQUARES - Integer.bitCount(men >>> 4)) == 0) {
          placeWhiteMen();
          return;
        }
      }
      whiteMenSet = (1L << whiteMen) - 1;
      if (++blackMenNumber < firstWithBlackMen.length - 1) {
        blackMenSet = Subsets.next(blackMenSet);
        placeBlackMen();
      }
    }

    private void placeBlackMen() {
      men = (int) blackMenSet;
      placeWhiteMen();
    }

    private void placeWhiteMen() {
      theirMen = Subsets.spread((int) whiteMenSet, men >>> 4) << 4;
      placeWhiteKings();
    }

    private void placeWhiteKings() {
      theirKings = Subsets.spread((int) whiteKingSet, men | theirMen);
      placeBlackKings();
    }

    private void placeBlackKings() {
      kings = Subsets.spread((int) blackKingSet, men | theirMen | theirKings);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Slice that && code() == that.code();
  }

  @Override
  public int hashCode() {
    return code();
  }

  /** The numbers of black men and kings, white men and kings, as in {@code 2110}. */
  @Override
  public String toString() {
    return "" + blackMen + blackKings + whiteMen + whiteKings;
  }
}
