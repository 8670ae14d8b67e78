package games.janus.rules;

import java.util.Optional;

/** How a game ended; while it goes on there is none. */
public sealed interface Outcome {
  Reason reason();

  /** The side that won, if any did. */
  Optional<Color> winner();

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

  /** Why a game ended, in the words shown to players. */
  enum Reason {
    CHECKMATE("checkmate"),
    STALEMATE("stalemate"),
    DEAD_POSITION("neither side can give mate"),
    THREEFOLD_REPETITION("the same position for the third time"),
    FIVEFOLD_REPETITION("the same position for the fifth time"),
    FIFTY_MOVES("fifty moves without a capture or pawn move"),
    SEVENTY_FIVE_MOVES("seventy-five moves without a capture or pawn move"),
    NO_PIECES_LEFT("no pieces left"),
    NO_MOVES_LEFT("pieces left, but no move"),
    QUIET_MOVES("too many moves without a capture or an advancing man"),
    RESIGNATION("resignation"),
    AGREEMENT("agreement"),
    ILLEGAL_MOVE("an illegal move"),
    FAILURE("the program failed"),
    OVERRUN("the program did not keep to its limits"),
    MOVE_LIMIT("the game went on for too long"),
    TIME("out of time"),
    ADJUDICATION("both players agreed on who stood better for long enough");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** For people, in lower case, fit to follow "White wins:" or "draw:". */
    public String words() {
      return words;
    }
  }
}
