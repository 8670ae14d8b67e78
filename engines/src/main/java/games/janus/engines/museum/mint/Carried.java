package games.janus.engines.museum.mint;

import java.util.List;

/**
 * A word that was carried out, and what it left behind.
 *
 * @param word as it was written; a variable that is stored into is followed by its mark
 * @param line where it stands, counted from 1 over all lines of code that were entered
 * @param column counted from 1
 * @param function the function it belongs to; empty outside of any
 * @param level how many calls and blocks are inside one another now
 * @param stack the numbers on top of the stack now, the topmost last
 * @param depth how many numbers the whole stack holds
 * @param text what it printed
 */
public record Carried(
    String word,
    int line,
    int column,
    String function,
    int level,
    List<String> stack,
    int depth,
    String text) {}
