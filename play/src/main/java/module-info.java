/** Tables, players and referees, and what screens are told. */
module games.janus.play {
  requires transitive games.janus.engines;
  requires static games.janus.wire;
  requires static transitive org.jspecify;

  exports games.janus.play;
  exports games.janus.play.core;
  exports games.janus.play.live;
  exports games.janus.play.museum;
  exports games.janus.play.puzzle;
  exports games.janus.play.xray;
}
