package games.janus.rules;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** How a game ended; while it goes on there is none. */
public sealed interface Outcome {
  Reason reason();

  /** The side that won, if any did. */
  Optional<Color> winner();

  /**
   * The outcome for a reason.
   *
   * @param winner none: nobody won
   */
  static Outcome of(Optional<Color> winner, Reason reason) {
    return winner.<Outcome>map(side -> new Win(side, reason)).orElseGet(() -> new Draw(reason));
  }

  /** One side won. */
  record Win(Color side, Reason reason) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return Optional.of(side);
    }
  }

  /** Nobody won. */
  record Draw(Reason reason) implements Outcome {
    @Override
    public Optional<Color> winner() {
      return Optional.empty();
    }
  }

  /** Why a game ended. */
  enum Reason {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    THREEFOLD_REPETITION,
    FIVEFOLD_REPETITION,
    FIFTY_MOVES,
    SEVENTY_FIVE_MOVES,
    NO_PIECES_LEFT,
    NO_MOVES_LEFT,
    QUIET_MOVES,
    RESIGNATION,
    AGREEMENT,
    ILLEGAL_MOVE,
    FAILURE,
    OVERRUN,
    MOVE_LIMIT,
    TIME,
    ADJUDICATION,
    RECORDED;

    /** Fit to follow "White wins:" or "draw:". */
    public Message message() {
      return switch (this) {
        case CHECKMATE -> Messages.reasonCheckmate();
        case STALEMATE -> Messages.reasonStalemate();
        case DEAD_POSITION -> Messages.reasonDeadPosition();
        case THREEFOLD_REPETITION -> Messages.reasonThreefoldRepetition();
        case FIVEFOLD_REPETITION -> Messages.reasonFivefoldRepetition();
        case FIFTY_MOVES -> Messages.reasonFiftyMoves();
        case SEVENTY_FIVE_MOVES -> Messages.reasonSeventyFiveMoves();
        case NO_PIECES_LEFT -> Messages.reasonNoPiecesLeft();
        case NO_MOVES_LEFT -> Messages.reasonNoMovesLeft();
        case QUIET_MOVES -> Messages.reasonQuietMoves();
        case RESIGNATION -> Messages.reasonResignation();
        case AGREEMENT -> Messages.reasonAgreement();
        case ILLEGAL_MOVE -> Messages.reasonIllegalMove();
        case FAILURE -> Messages.reasonFailure();
        case OVERRUN -> Messages.reasonOverrun();
        case MOVE_LIMIT -> Messages.reasonMoveLimit();
        case TIME -> Messages.reasonTime();
        case ADJUDICATION -> Messages.reasonAdjudication();
        case RECORDED -> Messages.reasonRecorded();
      };
    }

    /** The message in English, as files say it. */
    public String words() {
      return Language.ENGLISH.text(message());
    }
  }
}
