package games.janus.rules.text;

import games.janus.message.Message;

/** Something odd in a game that can be read all the same. */
public record Remark(long line, Message message) {}
