package games.janus.play.live;

import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.wire.Wire;
import java.util.Optional;

/** What can be done in a game. */
@Wire(tag = "action", suffix = "Action")
public sealed interface Action {
  /** How many sentences there are to say. */
  int PHRASES = 12;

  /**
   * A move. Sent again, it is accepted and changes nothing.
   *
   * @param ply the number of moves made before it, so that a late answer is not taken for a new one
   */
  record Move(int ply, String id) implements Action {}

  /** Offers a draw; an offer to somebody who has offered one is an agreement. */
  record OfferDraw() implements Action {}

  record AnswerDraw(boolean accept) implements Action {}

  /**
   * An engine answers an offer by what it thinks of its own side.
   *
   * @param score what it said when it last moved; none if it did not say
   */
  record WeighDraw(Optional<Double> score) implements Action {}

  /**
   * Claims the draw that the rules give.
   *
   * @param intended the move after which it can be claimed, not yet made (FIDE 9.2.1, 9.3.1)
   */
  record ClaimDraw(Optional<String> intended) implements Action {}

  /** Claims the game because the opponent has not moved for a week; only where no clock decides. */
  record ClaimWin() implements Action {}

  /** Wants to go back to the asker's own last move; asked by the host, back by one move. */
  record AskTakeback() implements Action {}

  record AnswerTakeback(boolean accept) implements Action {}

  /** Makes the moves again that were taken back, up to the next turn of the one who asks. */
  record Redo() implements Action {}

  /** Gives the opponent fifteen seconds. */
  record GiveTime() implements Action {}

  /**
   * Says a sentence.
   *
   * @param phrase its number
   */
  record Say(@Wire.Range(from = 1, to = PHRASES) int phrase) implements Action {}

  record Resign() implements Action {}

  record Abort() implements Action {}

  /** Takes back a resignation or an agreement, and no move. */
  record Reopen() implements Action {}

  record Pause() implements Action {}

  record Resume() implements Action {}

  /** Only looks whether a flag has fallen, as every action does. */
  record CheckClock() implements Action {}

  /** A side loses for a reason that the board does not show; for the host. */
  record Forfeit(Color side, Outcome.Reason reason, Message detail) implements Action {}

  /**
   * The game ends with this result; for the host.
   *
   * @param winner none: it is a draw
   */
  record Adjudicate(Optional<Color> winner, Outcome.Reason reason) implements Action {
    public Adjudicate(Outcome outcome) {
      this(outcome.winner(), outcome.reason());
    }
  }

  /** Somebody else plays a side from now on; for the host. */
  record ChangePlayer(Color side, Player player) implements Action {}

  /**
   * Once more.
   *
   * @param swap whether the players change colours
   */
  record Rematch(boolean swap) implements Action {}
}
