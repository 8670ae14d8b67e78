package games.janus.rules;

import java.util.List;
import java.util.Optional;

/**
 * One of the 64 squares, shared by both games and every screen.
 *
 * <p>Two ways of counting meet here. Chess players count files a to h and ranks 1 to 8 from White's
 * side, so {@link #index} is 0 on a1 and 63 on h8. Screens count rows and columns from the top
 * left, so {@link #cell} is 0 on a8 and 63 on h1.
 */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final List<Square> ALL = List.of(values());

  /** Every square, a1 first and h8 last. */
  public static List<Square> all() {
    return ALL;
  }

  /** The square with this {@link #index}. */
  public static Square at(int index) {
    return ALL.get(index);
  }

  /** The square on this file (0 is a) and rank (0 is White's back rank); none outside the board. */
  public static Optional<Square> at(int file, int rank) {
    return isOnBoard(file) && isOnBoard(rank) ? Optional.of(at(8 * rank + file)) : Optional.empty();
  }

  /** The square in this cell, 0 to 63 from the top left, row by row. */
  public static Square inCell(int cell) {
    return at(cell ^ 56);
  }

  /**
   * The square a player calls by this name, such as {@code e4}; none if there is no such square.
   */
  public static Optional<Square> named(String name) {
    return name.length() == 2 ? at(name.charAt(0) - 'a', name.charAt(1) - '1') : Optional.empty();
  }

  /** Whether a file, rank, row or column lies on the board. */
  public static boolean isOnBoard(int coordinate) {
    return coordinate >= 0 && coordinate < 8;
  }

  /** 0 on a1, 7 on h1, 63 on h8. */
  public int index() {
    return ordinal();
  }

  /** 0 for file a, 7 for file h. */
  public int file() {
    return ordinal() & 7;
  }

  /** 0 for rank 1, 7 for rank 8. */
  public int rank() {
    return ordinal() >> 3;
  }

  /** 0 for the top row of the screen, 7 for the bottom row, White at the bottom. */
  public int row() {
    return 7 - rank();
  }

  /** 0 for the leftmost column of the screen, White at the bottom. */
  public int column() {
    return file();
  }

  /** 0 at the top left of the screen, 63 at the bottom right. */
  public int cell() {
    return ordinal() ^ 56;
  }

  public boolean isDark() {
    return ((file() + rank()) & 1) == 0;
  }

  /** The square reached by going this many files to the right and ranks up; none off the board. */
  public Optional<Square> offset(int files, int ranks) {
    return at(file() + files, rank() + ranks);
  }

  /** The name players use, such as {@code e4}. */
  @Override
  public String toString() {
    return "" + (char) ('a' + file()) + (char) ('1' + rank());
  }
}
