package games.janus.engines.museum.microchess;

import java.util.List;

/** What the original could not do, and what the player did instead. */
public final class MissingRules {
  private static final List<String> SENTENCES =
      List.of(
          "It does not check the player's moves: any man may go to any square, and take any man.",
          "It does not know whose turn it is: PC makes it move again, as often as it is pressed.",
          "It does not castle, except where its opening says so, and then it moves only the king:"
              + " the player moves the rook for it.",
          "It does not see en passant. The player who captures so moves the pawn sideways onto the"
              + " other pawn, and then forward.",
          "It does not promote. A pawn on the last rank stays a pawn and never moves again; the"
              + " player changes the man in memory, for either side.",
          "It says neither check nor mate. FFFFFF means that it resigns, be it mated, stalemated or"
              + " only without a move worth making.",
          "It takes stalemate for mate, when it is the opponent who cannot move.",
          "It knows no draw: not by repetition, not by fifty moves, not for want of men.",
          "It does not look at a pawn's double step when the single step would leave its king in"
              + " check.",
          "It takes nothing back, and it plays the same game again against the same moves.",
          "At blitz and super blitz it does not test moves for check, so it may try illegal ones;"
              + " they are worth nothing to it, because a reply takes the king.");

  private MissingRules() {}

  /** One sentence for each. */
  public static List<String> sentences() {
    return SENTENCES;
  }
}
