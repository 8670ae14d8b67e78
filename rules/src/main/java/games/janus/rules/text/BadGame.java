package games.janus.rules.text;

import games.janus.message.Message;

/**
 * A game that could not be read.
 *
 * @param firstLine where it begins
 * @param line where the trouble is
 * @param reason the trouble in a sentence
 * @param tags the tags read before it
 */
public record BadGame<P, M>(long firstLine, long line, Message reason, Tags tags)
    implements Entry<P, M> {}
