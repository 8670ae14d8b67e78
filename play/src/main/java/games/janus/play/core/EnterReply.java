package games.janus.play.core;

/** A move that somebody typed. */
public record EnterReply(String id, String text) implements Reply {}
