package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.Term;
import games.janus.engines.search.Score;
import games.janus.message.Messages;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth at first sight: features of the position times their {@link Weights},
 * one weight for the middle game and one for the endgame, mixed by how many pieces are left. Holds
 * working space and a memory of pawn structures; make one per thread.
 */
final class Evaluation {
  static final int WHOLE_PHASE = 24;
  static final int WHOLE_SCALE = 64;

  /** With fewer pieces than this there is room enough. Untested. */
  private static final int CROWDED_PHASE = 12;

  private final TracedWeights count;
  private final Pawns pawns;
  private final Pieces pieces;
  private final KingSafety kings;
  private final Threats threats;
  private final PassedPawns passers;
  private final Side white = new Side(Men.WHITE);
  private final Side black = new Side(Men.BLACK);
  private int phase;
  private int tempo;

  Evaluation() {
    this(Weights.TAPERED, Weights.DANGER, null);
  }

  /**
   * An evaluation with other weights.
   *
   * @param trace filled at every evaluation, if there is one
   */
  Evaluation(int[] weights, int[] danger, @Nullable Trace trace) {
    count = new TracedWeights(weights, danger, trace);
    pawns = new Pawns(count);
    pieces = new Pieces(count);
    kings = new KingSafety(count, pawns);
    threats = new Threats(count);
    passers = new PassedPawns(count);
  }

  /** The score for the side to move. */
  int evaluate(BoardState board) {
    int known = Endgames.score(board);
    if (known != Score.NONE) {
      return known;
    }
    measure(board);
    int sum =
        material()
            + placement()
            + mobility()
            + ofPieces()
            + pawns.structure()
            + passedPawns()
            + kingSafety()
            + ofThreats()
            + space()
            + tempo;
    int scale = Endgames.scale(board, Packed.end(sum));
    if (count.trace != null) {
      count.trace.phase = phase;
      count.trace.scale = scale;
    }
    int score = mix(sum, phase, scale);
    return board.turn() == Men.WHITE ? score : -score;
  }

  /**
   * The named terms of the score, which they add up to: those of {@link TracedEvaluation}, measured
   * without a {@link Trace}. A search ends with this. Had it ever run with a trace, the compiler
   * could no longer drop the branches that fill one, and chess would lose a tenth of its speed.
   */
  List<Term> terms(BoardState board, Color side) {
    boolean isMover = (board.turn() == Men.WHITE) == (side == Color.WHITE);
    int score = isMover ? evaluate(board) : 0 - evaluate(board);
    if (Endgames.score(board) != Score.NONE) {
      return List.of(new Term(Messages.termKnownEndgame().text(), score));
    }
    var rounding = new SquareTrace.Rounding(phase);
    var terms = new ArrayList<Term>();
    for (Feature.Part part : Feature.Part.values()) {
      int worth = part(part);
      int gain = rounding.growth(Color.WHITE, Packed.middle(worth), Packed.end(worth));
      terms.add(new Term(part.words(), side == Color.WHITE ? gain : 0 - gain));
    }
    int whole = side == Color.WHITE ? rounding.sum() : 0 - rounding.sum();
    terms.add(new Term(Messages.termDrawishEndgame().text(), score - whole));
    return terms;
  }

  /** A part as it was measured last, White's less Black's. */
  private int part(Feature.Part part) {
    return switch (part) {
      case MATERIAL -> material();
      case PLACEMENT -> placement();
      case MOBILITY -> mobility();
      case PIECES -> ofPieces();
      case PAWNS -> pawns.structure();
      case PASSED_PAWNS -> passedPawns();
      case KING_SAFETY -> kingSafety();
      case THREATS -> ofThreats();
      case SPACE -> space();
      case TEMPO -> tempo;
    };
  }

  /** Fills all parts. */
  private void measure(BoardState board) {
    if (count.trace != null) {
      count.trace.clear();
    }
    phase = phase(board);
    white.look(board);
    black.look(board);
    pawns.look(white, black);
    lookAtPieces(board, white, black);
    lookAtPieces(board, black, white);
    compare(board, white, black);
    compare(board, black, white);
    count.at(0);
    boolean isWhite = board.turn() == Men.WHITE;
    int worth = count.one(isWhite ? white : black, Feature.TEMPO);
    tempo = isWhite ? worth : -worth;
  }

  private void lookAtPieces(BoardState board, Side own, Side other) {
    long unmovedRanks = own.isWhite() ? 0xFFFFL << 8 : 0xFFFFL << 40;
    long stuck = own.pawns & (own.behind(board.occupied()) | unmovedRanks);
    own.roaming = ~(stuck | 1L << own.king | other.pawnAttacks);
    pieces.look(board, own, other);
  }

  /** What needs to know what the pieces of both sides attack. */
  private void compare(BoardState board, Side own, Side other) {
    kings.look(board, own, other);
    threats.look(own, other);
    passers.look(own, other, pawns.passed(), board.turn() == own.color);
    if (phase >= CROWDED_PHASE) {
      threats.lookAtSpace(own, other);
    } else {
      own.space = 0;
    }
  }

  // ---- The parts, White's less Black's

  private int material() {
    return white.material - black.material;
  }

  private int placement() {
    return white.placement - black.placement + pawns.placement();
  }

  private int mobility() {
    return white.mobility - black.mobility;
  }

  private int ofPieces() {
    return white.pieces - black.pieces;
  }

  private int passedPawns() {
    return white.passedPawns - black.passedPawns;
  }

  private int kingSafety() {
    return white.kingSafety - black.kingSafety;
  }

  private int ofThreats() {
    return white.threats - black.threats;
  }

  private int space() {
    return white.space - black.space;
  }

  static int phase(BoardState board) {
    long queens = board.queens();
    int phase =
        Long.bitCount(board.knights())
            + Long.bitCount(board.diagonals() & ~queens)
            + 2 * Long.bitCount(board.straights() & ~queens)
            + 4 * Long.bitCount(queens);
    return Math.min(phase, WHOLE_PHASE);
  }

  /** One score out of both, as far as the middle game is over. */
  private static int mix(int packed, int phase, int scale) {
    return mix(Packed.middle(packed), Packed.end(packed), phase, scale);
  }

  static int mix(int middle, int end, int phase, int scale) {
    return (middle * phase + end * (WHOLE_PHASE - phase) * scale / WHOLE_SCALE) / WHOLE_PHASE;
  }
}
