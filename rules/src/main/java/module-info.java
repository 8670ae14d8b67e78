/** The complete rules of chess and checkers, and their notations. */
module games.janus.rules {
  requires static transitive org.jspecify;

  exports games.janus.checkers;
  exports games.janus.checkers.notation;
  exports games.janus.chess;
  exports games.janus.chess.notation;
  exports games.janus.rules;
  exports games.janus.rules.text;
}
