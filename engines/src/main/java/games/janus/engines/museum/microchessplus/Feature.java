package games.janus.engines.museum.microchessplus;

import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the program counts for each side, in pawns but for mobility. The first three and the last
 * count always, the others in one phase of the game. Where the proposal names a bonus but no
 * number, ours is small and a whole number of eighths, so that sums are exact.
 */
enum Feature {
  MATERIAL(Messages.termMaterial()) {
    @Override
    double on(Men men, Color side, int square) {
      return men.isMan(square, side) && square != men.king(side) ? men.worthOn(square) : 0;
    }
  },
  /** Legal moves; what one is worth depends on the level. */
  MOBILITY(Messages.termMobility()) {
    @Override
    double of(Men men, Color side) {
      return men.prospects(side).moves();
    }

    @Override
    double on(Men men, Color side, int square) {
      return men.movesFrom(square, side);
    }
  },
  /** What is there to be taken. */
  CAPTURES(Messages.termCaptures()) {
    @Override
    double of(Men men, Color side) {
      return OF_BEST_CAPTURE * men.prospects(side).bestCapture();
    }

    @Override
    double on(Men men, Color side, int square) {
      return square == men.victim(side) ? OF_BEST_CAPTURE * men.worthOn(square) : 0;
    }
  },
  /** Knights and bishops that have left the back rank. */
  DEVELOPMENT(Messages.termDevelopment(), Phase.OPENING) {
    @Override
    double on(Men men, Color side, int square) {
      return isDeveloped(men, side, square) ? PER_DEVELOPED_MAN : 0;
    }
  },
  /** One for each of d4, e4, d5 and e5 that the side occupies or attacks. */
  CENTRE(Messages.termCentre(), Phase.OPENING) {
    @Override
    double on(Men men, Color side, int square) {
      boolean isCentral = square == 27 || square == 28 || square == 35 || square == 36;
      return isCentral && isHeld(men, side, square) ? 1 : 0;
    }
  },
  PAWN_STRUCTURE(Messages.termPawnStructure(), Phase.MIDDLE_GAME) {
    @Override
    double on(Men men, Color side, int square) {
      return new Pawns(men, side).structure(square);
    }
  },
  /** Pawns before the king, and a king who has left the middle of his back rank sideways. */
  KING_SAFETY(Messages.termKingSafety(), Phase.MIDDLE_GAME) {
    @Override
    double on(Men men, Color side, int square) {
      double shield = new Pawns(men, side).isShield(square) ? PER_SHIELD_PAWN : 0;
      return shield + (square == men.king(side) && isCastled(men, side) ? CASTLED : 0);
    }
  },
  /** One for each rook on a file without pawns. */
  OPEN_FILES(Messages.termOpenFiles(), Phase.MIDDLE_GAME) {
    @Override
    double on(Men men, Color side, int square) {
      return men.is(square, side, Role.ROOK) && new Pawns(men, side).isOpen(square & 7) ? 1 : 0;
    }
  },
  /** A king in the centre, counted down with every step he is away from it. */
  KING_ACTIVITY(Messages.termKingActivity(), Phase.END_GAME) {
    @Override
    double on(Men men, Color side, int square) {
      int away = Math.max(fromMiddle(square & 7), fromMiddle(square >> 3));
      return square == men.king(side) ? PER_KING_STEP * (3 - away) : 0;
    }
  },
  PASSED_PAWNS(Messages.termPassedPawns(), Phase.END_GAME) {
    @Override
    double on(Men men, Color side, int square) {
      return new Pawns(men, side).push(square);
    }
  },
  CHECK(Messages.termCheck()) {
    @Override
    double on(Men men, Color side, int square) {
      boolean isChecked = square == men.king(side.opponent()) && men.isInCheck(side.opponent());
      return isChecked ? GIVES_CHECK : 0;
    }
  };

  private static final double OF_BEST_CAPTURE = 0.25;
  private static final double PER_DEVELOPED_MAN = 0.5;
  private static final double PER_SHIELD_PAWN = 0.5;
  private static final double CASTLED = 1;
  private static final double PER_KING_STEP = 0.5;
  private static final double GIVES_CHECK = 0.5;

  private static final List<List<Feature>> BY_PHASE = byPhase();

  private final Message words;

  private final Optional<Phase> only;

  /** Counts always. */
  Feature(Message words) {
    this.words = words;
    this.only = Optional.empty();
  }

  /** Counts in one phase only. */
  Feature(Message words, Phase only) {
    this.words = words;
    this.only = Optional.of(only);
  }

  /** What counts in this phase, in a fixed order. */
  static List<Feature> in(Phase phase) {
    return BY_PHASE.get(phase.ordinal());
  }

  /** The name on screens. */
  String words() {
    return words.text();
  }

  /** What one side has of it. */
  double of(Men men, Color side) {
    double sum = 0;
    for (int square = 0; square < 64; square++) {
      sum += on(men, side, square);
    }
    return sum;
  }

  /** What one side has of it on one square. */
  abstract double on(Men men, Color side, int square);

  private static List<List<Feature>> byPhase() {
    var all = new ArrayList<List<Feature>>();
    for (Phase phase : Phase.values()) {
      var features = new ArrayList<Feature>();
      for (Feature feature : values()) {
        if (feature.only.isEmpty() || feature.only.get() == phase) {
          features.add(feature);
        }
      }
      all.add(features);
    }
    return all;
  }

  private static boolean isDeveloped(Men men, Color side, int square) {
    int home = side == Color.WHITE ? 0 : 7;
    boolean minor = men.is(square, side, Role.KNIGHT) || men.is(square, side, Role.BISHOP);
    return minor && square >> 3 != home;
  }

  private static boolean isHeld(Men men, Color side, int square) {
    return men.isMan(square, side) || men.isAttacked(square, side);
  }

  private static boolean isCastled(Men men, Color side) {
    int king = men.king(side);
    int home = side == Color.WHITE ? 0 : 7;
    return king >> 3 == home && ((king & 7) <= 2 || (king & 7) >= 6);
  }

  /** Steps from the two middle files or ranks. */
  private static int fromMiddle(int coordinate) {
    return coordinate < 4 ? 3 - coordinate : coordinate - 4;
  }
}
