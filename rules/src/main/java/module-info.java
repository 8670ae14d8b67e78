/** The complete rules of chess and checkers, and their notations. */
@SuppressWarnings("module") // the engines are built after the rules they stand on
module games.janus.rules {
  requires static transitive org.jspecify;

  exports games.janus.checkers;
  exports games.janus.checkers.kernel to
      games.janus.engines;
  exports games.janus.checkers.notation;
  exports games.janus.checkers.openings;
  exports games.janus.chess;
  exports games.janus.chess.kernel to
      games.janus.engines;
  exports games.janus.chess.notation;
  exports games.janus.games;
  exports games.janus.message;
  exports games.janus.rules;
  exports games.janus.rules.game;
  exports games.janus.rules.text;
}
