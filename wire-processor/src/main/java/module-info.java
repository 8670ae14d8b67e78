/** Build only: writes the JSON codec and the page's types from records. */
module games.janus.wire {
  requires transitive java.compiler;
  requires static transitive org.jspecify;

  exports games.janus.wire;

  provides javax.annotation.processing.Processor with
      games.janus.wire.WireProcessor;
}
