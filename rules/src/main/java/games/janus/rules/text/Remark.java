package games.janus.rules.text;

/** Something odd in a game that can be read all the same. */
public record Remark(long line, String text) {}
