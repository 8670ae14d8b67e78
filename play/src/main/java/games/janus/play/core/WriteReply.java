package games.janus.play.core;

/** A game as the text of a file. */
public record WriteReply(String text) implements Reply {}
