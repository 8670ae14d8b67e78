package games.janus.play.puzzle;

/** What can be counted about the solution of a puzzle. */
public enum Theme {
  MATE_IN_ONE,
  MATE_IN_TWO,
  MATE_IN_THREE,

  /** In chess: the solution comes out the worth of a knight or more ahead, a piece among it. */
  WIN_PIECE,

  /** In chess: a pawn becomes something else. */
  PROMOTION,

  /** The solution gives something away first. */
  SACRIFICE,

  /** In checkers: the solution comes out a man or more ahead. */
  WIN_MAN,

  /** In checkers: two are jumped in one move. */
  JUMP_TWO,

  /** In checkers: three or more are jumped in one move. */
  JUMP_THREE,

  /** In checkers: a man is crowned. */
  CROWN,

  /** The one move holds the game. */
  SAVE,

  /** Few pieces are left. */
  ENDING,

  /** The endgame tables prove it. */
  PROVEN
}
