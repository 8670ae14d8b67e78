/** Engines with threads, clocks and files: the standard protocols, parallel search and matches. */
module games.janus.arena {
  requires java.management;
  requires transitive games.janus.play;
  requires static transitive org.jspecify;

  exports games.janus.arena;
  exports games.janus.arena.egdb;
  exports games.janus.arena.hub;
  exports games.janus.arena.match;
  exports games.janus.arena.suite;
  exports games.janus.arena.uci;
}
