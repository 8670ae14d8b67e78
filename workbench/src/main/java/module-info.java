/** Commands for those who work on the players: they build, measure and check. */
module games.janus.workbench {
  requires transitive games.janus.arena;
  requires transitive info.picocli;
  requires static transitive org.jspecify;
  requires jdk.management;

  exports games.janus.workbench;
  exports games.janus.workbench.command;
  exports games.janus.workbench.net;

  opens games.janus.workbench to
      info.picocli;
  opens games.janus.workbench.net to
      info.picocli;
  opens games.janus.workbench.command to
      info.picocli;
}
