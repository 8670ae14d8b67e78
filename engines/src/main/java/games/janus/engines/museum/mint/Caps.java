package games.janus.engines.museum.mint;

/**
 * How much a program may use before it is stopped with an error.
 *
 * @param steps words carried out and characters printed since a person last entered a line
 * @param heap cells for arrays; every array takes one more than it has items
 * @param depth calls and blocks inside one another
 * @param stack numbers on the stack
 */
public record Caps(long steps, int heap, int depth, int stack) {
  /** Ten million steps take a second or less. */
  public static final Caps USUAL = new Caps(10_000_000, 4096, 1000, 10_000);

  public Caps withSteps(long most) {
    return new Caps(most, heap, depth, stack);
  }
}
