package games.janus.engines.museum.microchess;

/**
 * A move tried in thought, always told as the player at the keyboard sees the board, however often
 * the program has turned it meanwhile.
 *
 * @param man 00 to 0F for the computer's men, 10 to 1F for the player's
 * @param from the square it leaves
 * @param to the square it goes to
 */
public record TrialMove(int man, int from, int to) {
  static TrialMove of(boolean computers, int man, int from, int to) {
    return computers
        ? new TrialMove(man, from, to)
        : new TrialMove(man + 0x10, 0x77 - from & 0xFF, 0x77 - to & 0xFF);
  }
}
