package games.janus.chess.kernel;

/** Where king and rook end up: on the g and f files, or on the c and d files (FIDE 3.8.2). */
public final class Castling {
  private Castling() {}

  public static int kingTo(int king, boolean kingSide) {
    return (king & 56) | (kingSide ? 6 : 2);
  }

  public static int rookTo(int king, boolean kingSide) {
    return (king & 56) | (kingSide ? 5 : 3);
  }

  static long backRank(int color) {
    return color == Men.WHITE ? 0xFFL : 0xFFL << 56;
  }
}
