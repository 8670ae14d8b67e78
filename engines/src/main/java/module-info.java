/** The machine players, old and new, and how they show their thinking. */
module games.janus.engines {
  requires transitive games.janus.rules;
  requires static transitive org.jspecify;

  exports games.janus.engine;
  exports games.janus.engines;
  exports games.janus.engines.chess;
  exports games.janus.engines.checkers;
  exports games.janus.engines.checkers.endgame;
  exports games.janus.engines.museum.flowchart;
  exports games.janus.engines.museum.microchess;
  exports games.janus.engines.museum.octave;
  exports games.janus.engines.museum.mint;
  exports games.janus.engines.museum.microchessplus;
  exports games.janus.engines.search;
  exports games.janus.engines.textbook;
}
