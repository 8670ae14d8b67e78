package games.janus.chess;

import java.util.ArrayList;
import java.util.List;

/** A reason why an arrangement of men is not a legal position. */
public enum Flaw {
  NO_WHITE_KING("White has no king"),
  NO_BLACK_KING("Black has no king"),
  SEVERAL_WHITE_KINGS("White has more than one king"),
  SEVERAL_BLACK_KINGS("Black has more than one king"),
  TOO_MUCH_WHITE_MATERIAL("White has more men than any game leads to"),
  TOO_MUCH_BLACK_MATERIAL("Black has more men than any game leads to"),
  PAWN_ON_BACK_RANK("a pawn stands on the first or last rank"),
  OPPONENT_IN_CHECK("the side that just moved is in check"),
  IMPOSSIBLE_CHECK("the king is checked by men that cannot all check at once"),
  CASTLING_WITHOUT_KING("a side may castle, but its king is not on its back rank"),
  CASTLING_WITHOUT_ROOK("a side may castle, but there is no rook to castle with"),
  CASTLING_TWICE_ON_ONE_SIDE("a king may castle with two rooks on the same side"),
  EN_PASSANT_ON_WRONG_RANK("the en passant square is not on the rank that was passed"),
  EN_PASSANT_WITHOUT_PAWN("no pawn can just have passed over the en passant square");

  private final String words;

  Flaw(String words) {
    this.words = words;
  }

  static List<String> words(List<Flaw> flaws) {
    var words = new ArrayList<String>();
    for (Flaw flaw : flaws) {
      words.add(flaw.words);
    }
    return words;
  }

  /** The reason as a clause for people. */
  public String words() {
    return words;
  }
}
