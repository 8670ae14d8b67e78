package games.janus.arena.uci;

import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * The key by which Polyglot's opening books know a position. The format fixes 781 numbers: one for
 * each piece on each square, one for each castling right, one for each file of an en passant
 * capture and one for the turn. They are the first numbers that the generator ISAAC-64 gives when
 * it starts from nothing (Bob Jenkins, "ISAAC: a fast cryptographic random number generator",
 * 1996), and so they are made here rather than listed.
 */
final class PolyglotKey {
  private static final int CASTLING = 768;
  private static final int EN_PASSANT = 772;
  private static final int TURN = 780;

  static final long[] NUMBERS = new Isaac64().numbers(781);

  private PolyglotKey() {}

  static long of(Position position) {
    long key = 0;
    for (Square square : Square.all()) {
      Optional<Piece> piece = position.at(square);
      if (piece.isPresent()) {
        key ^= NUMBERS[64 * kind(piece.get()) + square.index()];
      }
    }
    for (Square rook : position.castlingRooks()) {
      boolean isKingSide = rook.file() > kingFile(position, rook.rank());
      key ^= NUMBERS[CASTLING + (rook.rank() == 0 ? 0 : 2) + (isKingSide ? 0 : 1)];
    }
    Optional<Square> enPassant = position.enPassant();
    if (enPassant.isPresent()) {
      key ^= NUMBERS[EN_PASSANT + enPassant.get().file()];
    }
    return position.turn() == Color.WHITE ? key ^ NUMBERS[TURN] : key;
  }

  /** Black's piece first, then White's: pawn, knight, bishop, rook, queen, king. */
  private static int kind(Piece piece) {
    return 2 * piece.role().ordinal() + (piece.color() == Color.WHITE ? 1 : 0);
  }

  private static int kingFile(Position position, int rank) {
    Color side = rank == 0 ? Color.WHITE : Color.BLACK;
    for (int file = 0; file < 8; file++) {
      if (position.at(Square.at(8 * rank + file)).equals(Optional.of(new Piece(side, Role.KING)))) {
        return file;
      }
    }
    return 4;
  }

  /** The generator, started from a seed of zeros. */
  private static final class Isaac64 {
    private static final int SIZE = 256;
    private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C13L;
    private static final int[] SHIFTS = {9, 9, 23, 15, 14, 20, 17, 14};

    private final long[] memory = new long[SIZE];
    private final long[] results = new long[SIZE];
    private long a;
    private long b;
    private long c;

    Isaac64() {
      var mix = new long[8];
      java.util.Arrays.fill(mix, GOLDEN_RATIO);
      for (int i = 0; i < 4; i++) {
        scramble(mix);
      }
      for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < SIZE; i += 8) {
          for (int j = 0; j < 8; j++) {
            mix[j] += memory[i + j]; // nothing in the first pass: the seed is all zeros
          }
          scramble(mix);
          System.arraycopy(mix, 0, memory, i, 8);
        }
      }
    }

    /** Lets eight numbers change one another, left and right shifts in turn. */
    private static void scramble(long[] x) {
      for (int i = 0; i < 8; i++) {
        x[i] -= x[(i + 4) & 7];
        long last = x[(i + 7) & 7];
        x[(i + 5) & 7] ^= i % 2 == 0 ? last >>> SHIFTS[i] : last << SHIFTS[i];
        x[(i + 7) & 7] += x[i];
      }
    }

    private void fill() {
      c++;
      b += c;
      for (int i = 0; i < SIZE; i++) {
        long x = memory[i];
        long turned =
            switch (i & 3) {
              case 0 -> ~(a ^ (a << 21));
              case 1 -> a ^ (a >>> 5);
              case 2 -> a ^ (a << 12);
              default -> a ^ (a >>> 33);
            };
        a = turned + memory[(i + SIZE / 2) & (SIZE - 1)];
        long y = memory[(int) (x >>> 3) & (SIZE - 1)] + a + b;
        memory[i] = y;
        b = memory[(int) (y >>> 11) & (SIZE - 1)] + x;
        results[i] = b;
      }
    }

    /** The first numbers it gives. Each batch is taken from its end. */
    long[] numbers(int count) {
      var numbers = new long[count];
      for (int i = 0; i < count; i++) {
        if (i % SIZE == 0) {
          fill();
        }
        numbers[i] = results[SIZE - 1 - i % SIZE];
      }
      return numbers;
    }
  }
}
