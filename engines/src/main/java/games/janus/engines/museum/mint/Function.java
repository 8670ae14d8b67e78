package games.janus.engines.museum.mint;

import java.util.List;

/**
 * A word of the programmer's own.
 *
 * @param source how it was defined, on one line
 */
record Function(String name, List<Step> body, String source) {}
