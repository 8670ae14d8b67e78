package games.janus.engines.chess;

import games.janus.message.Message;
import games.janus.message.Messages;

/**
 * Where the weight of each feature of a position stands in the table of {@link Weights}. A group of
 * features counts on from its first; {@link #of} says which named term a feature belongs to.
 */
final class Feature {
  /** Pawn, knight, bishop, rook, queen. */
  static final int MATERIAL = 0;

  /** Six kinds of men by 32 squares: the board folded down the middle, a1 first. */
  static final int PLACEMENT = MATERIAL + 5;

  static final int KNIGHT_MOBILITY = PLACEMENT + 6 * 32;
  static final int BISHOP_MOBILITY = KNIGHT_MOBILITY + 9;
  static final int ROOK_MOBILITY = BISHOP_MOBILITY + 14;
  static final int QUEEN_MOBILITY = ROOK_MOBILITY + 15;

  static final int BISHOP_PAIR = QUEEN_MOBILITY + 28;

  /** A bishop, by the number of own pawns on squares of its colour. */
  static final int BISHOP_PAWNS = BISHOP_PAIR + 1;

  /** A bishop that sees both squares of a long diagonal's middle. */
  static final int LONG_DIAGONAL = BISHOP_PAWNS + 1;

  /** A knight, then a bishop: on a square no pawn can attack, without and with a pawn's support. */
  static final int OUTPOST = LONG_DIAGONAL + 1;

  /** A minor piece with a pawn right in front of it. */
  static final int BEHIND_PAWN = OUTPOST + 4;

  /** A minor piece, by its distance from the king, knight then bishop. */
  static final int KING_PROTECTOR = BEHIND_PAWN + 1;

  /** A rook on a file without own pawns, then without any. */
  static final int ROOK_FILE = KING_PROTECTOR + 2;

  static final int ROOK_ON_SEVENTH = ROOK_FILE + 2;

  static final int DOUBLED = ROOK_ON_SEVENTH + 1;

  /** Isolated, then isolated on a file without enemy pawns. */
  static final int ISOLATED = DOUBLED + 1;

  /** Backward, then backward on a file without enemy pawns. */
  static final int BACKWARD = ISOLATED + 2;

  /** A pawn supported by a pawn, by rank. */
  static final int SUPPORTED = BACKWARD + 2;

  /** A pawn with a neighbour beside it, by rank. */
  static final int PHALANX = SUPPORTED + 8;

  /** A pawn that would be passed once pawns are exchanged, by rank. */
  static final int CANDIDATE = PHALANX + 8;

  /** A passed pawn, by rank. */
  static final int PASSED = CANDIDATE + 8;

  /** More for a passed pawn that can step forward, by rank. */
  static final int PASSED_FREE = PASSED + 8;

  /** More if nobody attacks the square in front of it, by rank. */
  static final int PASSED_SAFE = PASSED_FREE + 8;

  /** For each step between the own king and the square in front, by rank. */
  static final int PASSED_OWN_KING = PASSED_SAFE + 8;

  /** For each step between the other king and the square in front, by rank. */
  static final int PASSED_ENEMY_KING = PASSED_OWN_KING + 8;

  /** Supported by a pawn; then by a rook behind it. */
  static final int PASSED_SUPPORTED = PASSED_ENEMY_KING + 8;

  static final int PASSED_ROOK_BEHIND = PASSED_SUPPORTED + 1;

  /** Nobody can stop it: the other side has only pawns and its king is too far. */
  static final int PASSED_UNSTOPPABLE = PASSED_ROOK_BEHIND + 1;

  /** Own pawn in front of the king, by distance of file from the king and rank of the pawn. */
  static final int SHELTER = PASSED_UNSTOPPABLE + 1;

  /** Enemy pawn storming the king, free or blocked, by rank. */
  static final int STORM = SHELTER + 2 * 8;

  /** A king on a file without own pawns. */
  static final int KING_FILE = STORM + 2 * 8;

  static final int PAWN_HITS_MINOR = KING_FILE + 1;
  static final int PAWN_HITS_ROOK = PAWN_HITS_MINOR + 1;
  static final int PAWN_HITS_QUEEN = PAWN_HITS_ROOK + 1;
  static final int MINOR_HITS_MINOR = PAWN_HITS_QUEEN + 1;
  static final int MINOR_HITS_ROOK = MINOR_HITS_MINOR + 1;
  static final int MINOR_HITS_QUEEN = MINOR_HITS_ROOK + 1;
  static final int ROOK_HITS_QUEEN = MINOR_HITS_QUEEN + 1;
  static final int ROOK_HITS_MINOR = ROOK_HITS_QUEEN + 1;
  static final int HANGING_PAWN = ROOK_HITS_MINOR + 1;
  static final int HANGING_PIECE = HANGING_PAWN + 1;
  static final int KING_HITS = HANGING_PIECE + 1;
  static final int PUSH_THREAT = KING_HITS + 1;
  static final int RESTRICTED = PUSH_THREAT + 1;

  /** Safe squares behind and between the own centre pawns. */
  static final int SPACE = RESTRICTED + 1;

  static final int TEMPO = SPACE + 1;

  static final int COUNT = TEMPO + 1;

  // What endangers a king, in units of its own: they add up, and the sum counts by its square.

  /** An attacker near the king: knight, bishop, rook, queen. */
  static final int DANGER_ATTACKER = 0;

  /** Each square beside the king that is attacked. */
  static final int DANGER_HIT = 4;

  /** Each square near the king that only he or his queen defends. */
  static final int DANGER_WEAK = 5;

  /** A check that costs nothing: by knight, bishop, rook, queen. */
  static final int DANGER_CHECK = 6;

  /** The attacker has no queen. */
  static final int DANGER_NO_QUEEN = 10;

  /** A knight defends the king. */
  static final int DANGER_KNIGHT_DEFENDS = 11;

  /** A man pinned to the king. */
  static final int DANGER_PINNED = 12;

  /** Always. */
  static final int DANGER_BASE = 13;

  static final int DANGER_COUNT = 14;

  private Feature() {}

  /** The named parts an evaluation is shown in, in their order. */
  enum Part {
    MATERIAL(Messages.termMaterial()),
    PLACEMENT(Messages.termPieceSquares()),
    MOBILITY(Messages.termMobility()),
    PIECES(Messages.termPieces()),
    PAWNS(Messages.termPawns()),
    PASSED_PAWNS(Messages.termPassedPawns()),
    KING_SAFETY(Messages.termKingSafety()),
    THREATS(Messages.termThreats()),
    SPACE(Messages.termSpace()),
    TEMPO(Messages.termTempo());

    @SuppressWarnings("ImmutableEnumChecker") // a message never changes
    private final Message words;

    Part(Message words) {
      this.words = words;
    }

    String words() {
      return words.text();
    }
  }

  /** The part a feature belongs to. */
  static Part of(int feature) {
    if (feature < PLACEMENT) {
      return Part.MATERIAL;
    }
    if (feature < KNIGHT_MOBILITY) {
      return Part.PLACEMENT;
    }
    if (feature < BISHOP_PAIR) {
      return Part.MOBILITY;
    }
    if (feature < DOUBLED) {
      return Part.PIECES;
    }
    if (feature < PASSED) {
      return Part.PAWNS;
    }
    if (feature < SHELTER) {
      return Part.PASSED_PAWNS;
    }
    if (feature < PAWN_HITS_MINOR) {
      return Part.KING_SAFETY;
    }
    if (feature < SPACE) {
      return Part.THREATS;
    }
    return feature < TEMPO ? Part.SPACE : Part.TEMPO;
  }
}
