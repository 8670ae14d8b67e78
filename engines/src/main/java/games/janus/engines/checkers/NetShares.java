package games.janus.engines.checkers;

import games.janus.checkers.Numbering;
import games.janus.checkers.kernel.BoardState;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.SplitMix64;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;

/**
 * What a net adds to the hand-written terms, shared among the pieces by their Shapley values: what
 * a piece changes when it joins those already on the board, on average over all orders in which the
 * pieces may come. With few pieces that is exact; with more it is the average over orders drawn by
 * lot, always the same for the same position. Attribution, not cause: no piece does it alone.
 */
final class NetShares {
  /** So many pieces have few enough sets to try them all. */
  static final int MOST_EXACT = 12;

  /** Orders drawn by lot; each is also tried backwards. */
  static final int PAIRS_OF_ORDERS = 128;

  private final Evaluation evaluation;
  private final BoardState board = new BoardState();
  private final int white;
  private final int kings;
  private final boolean whiteToMove;
  private final int[] squares;
  private final int whole;

  /** By piece, for White. */
  private final double[] shares;

  private final double[] errors;

  NetShares(Evaluation evaluation, BoardState position) {
    this(evaluation, position, MOST_EXACT);
  }

  NetShares(Evaluation evaluation, BoardState position, int mostExact) {
    this.evaluation = evaluation;
    white = position.white();
    kings = position.kings();
    whiteToMove = position.isWhiteToMove();
    squares = squares(position.white() | position.black());
    shares = new double[squares.length];
    errors = new double[squares.length];
    int all = position.white() | position.black();
    whole = added(all);
    if (squares.length <= mostExact) {
      tryAllSets();
    } else {
      drawOrders(new SplitMix64(SplitMix64.mix(position.key())));
    }
  }

  private static int[] squares(int set) {
    int[] squares = new int[Integer.bitCount(set)];
    int at = 0;
    for (int left = set; left != 0; left &= left - 1) {
      squares[at++] = Integer.numberOfTrailingZeros(left);
    }
    return squares;
  }

  /** What the net adds for White if only these pieces are on the board. */
  private int added(int set) {
    board.place(white & set, ~white & set, kings & set, whiteToMove);
    return added(evaluation, board, Color.WHITE);
  }

  /** What the net adds to the hand-written terms, for a side. */
  static int added(Evaluation evaluation, BoardState board, Color side) {
    int forMover = evaluation.of(board) - evaluation.byHand(board);
    return board.isWhiteToMove() == (side == Color.WHITE) ? forMover : 0 - forMover;
  }

  private void tryAllSets() {
    int many = squares.length;
    int[] value = new int[1 << many];
    for (int chosen = 0; chosen < value.length; chosen++) {
      value[chosen] = added(squaresOf(chosen));
    }
    double[] weight = weights(many);
    for (int piece = 0; piece < many; piece++) {
      int own = 1 << piece;
      for (int chosen = 0; chosen < value.length; chosen++) {
        if ((chosen & own) == 0) {
          shares[piece] += weight[Integer.bitCount(chosen)] * (value[chosen | own] - value[chosen]);
        }
      }
    }
  }

  private int squaresOf(int chosen) {
    int set = 0;
    for (int left = chosen; left != 0; left &= left - 1) {
      set |= 1 << squares[Integer.numberOfTrailingZeros(left)];
    }
    return set;
  }

  /** In what part of all orders exactly these pieces, so many, come before a given other one. */
  private static double[] weights(int many) {
    double[] weight = new double[many];
    double sets = 1; // so many sets of this size leave the other one out
    for (int size = 0; size < many; size++) {
      weight[size] = 1 / (many * sets);
      sets = sets * (many - 1 - size) / (size + 1);
    }
    return weight;
  }

  private void drawOrders(SplitMix64 random) {
    int many = squares.length;
    int[] order = new int[many];
    for (int piece = 0; piece < many; piece++) {
      order[piece] = piece;
    }
    double[] sum = new double[many];
    double[] squared = new double[many];
    for (int pair = 0; pair < PAIRS_OF_ORDERS; pair++) {
      shuffle(order, random);
      double[] gained = new double[many];
      walk(order, gained);
      reverse(order);
      walk(order, gained);
      for (int piece = 0; piece < many; piece++) {
        sum[piece] += gained[piece] / 2;
        squared[piece] += gained[piece] * gained[piece] / 4;
      }
    }
    for (int piece = 0; piece < many; piece++) {
      shares[piece] = sum[piece] / PAIRS_OF_ORDERS;
      double variance = squared[piece] / PAIRS_OF_ORDERS - shares[piece] * shares[piece];
      errors[piece] = Math.sqrt(Math.max(0, variance) / (PAIRS_OF_ORDERS - 1));
    }
  }

  private static void shuffle(int[] order, SplitMix64 random) {
    for (int i = order.length - 1; i > 0; i--) {
      swap(order, i, (int) random.below(i + 1L));
    }
  }

  private static void reverse(int[] order) {
    for (int i = 0; i < order.length / 2; i++) {
      swap(order, i, order.length - 1 - i);
    }
  }

  private static void swap(int[] order, int i, int j) {
    int kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }

  /** Lets the pieces come in this order. */
  private void walk(int[] order, double[] gained) {
    int set = 0;
    int before = 0; // with so few pieces the net has no say
    for (int piece : order) {
      set |= 1 << squares[piece];
      int after = added(set);
      gained[piece] += after - before;
      before = after;
    }
  }

  /** What the net adds, exactly; a share of it in whole hundredths on the square of every piece. */
  Part part(Color side) {
    var whites = new Share(Color.WHITE);
    var blacks = new Share(Color.BLACK);
    int[] rounded = rounded();
    for (int piece = 0; piece < squares.length; piece++) {
      boolean isWhite = (white >>> squares[piece] & 1) != 0;
      (isWhite ? whites : blacks)
          .add(Numbering.square(squares[piece] + 1), isWhite ? rounded[piece] : 0 - rounded[piece]);
    }
    return Part.balanced(Messages.termNet().text(), side, whites, blacks);
  }

  /** The shares as whole numbers with the same sum: those cut by most get what is left over. */
  private int[] rounded() {
    int[] rounded = new int[shares.length];
    int left = whole;
    for (int piece = 0; piece < shares.length; piece++) {
      rounded[piece] = (int) Math.floor(shares[piece]);
      left -= rounded[piece];
    }
    for (; left > 0; left--) {
      int next = 0;
      for (int piece = 1; piece < shares.length; piece++) {
        if (shares[piece] - rounded[piece] > shares[next] - rounded[next]) {
          next = piece;
        }
      }
      rounded[next]++;
    }
    return rounded;
  }

  /** How the shares came about, and how exact they are. */
  Message note() {
    long most = (long) Math.ceil(2 * error());
    return most == 0
        ? Messages.evaluateSharesExact()
        : Messages.evaluateSharesDrawn(most, 2 * PAIRS_OF_ORDERS);
  }

  /** The standard error of the share least well known, in hundredths of a man. */
  double error() {
    double most = 0;
    for (double error : errors) {
      most = Math.max(most, error);
    }
    return most;
  }

  /** By piece in the order of the squares, for White. */
  double[] shares() {
    return shares.clone();
  }

  int whole() {
    return whole;
  }
}
