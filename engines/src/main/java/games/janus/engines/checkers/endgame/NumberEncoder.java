package games.janus.engines.checkers.endgame;

/** Writes small numbers in few bits: the better the {@link AdaptiveModel} guesses, the fewer. */
final class NumberEncoder {
  private final AdaptiveModel model = new AdaptiveModel();
  private final ByteSink out = new ByteSink();
  private long low;
  private int range = -1; // unsigned: all of 32 bits
  private int held;
  private int heldCount;
  private boolean hasHeld;

  void put(int number) {
    assert number >>> AdaptiveModel.BITS == 0 : "a small number";
    int above = 1;
    for (int shift = AdaptiveModel.BITS - 1; shift >= 0; shift--) {
      int bit = (number >>> shift) & 1;
      int place = model.place(above);
      putBit(bit, model.guess(place));
      model.learn(place, bit);
      above = above << 1 | bit;
    }
    model.passed(number);
  }

  /** Narrows the range to the part that stands for the bit. */
  private void putBit(int bit, int guess) {
    int part = (range >>> AdaptiveModel.SCALE) * guess;
    if (bit == 0) {
      range = part;
    } else {
      low += part & 0xFFFF_FFFFL;
      range -= part;
    }
    while (range >>> 24 == 0) {
      range <<= 8;
      shiftOut();
    }
  }

  /** Writes the highest byte, once it is sure that no carry will change it. */
  private void shiftOut() {
    if (low < 0xFF00_0000L || low > 0xFFFF_FFFFL) {
      int carry = (int) (low >>> 32);
      if (hasHeld) {
        out.put(held + carry);
      }
      for (; heldCount > 0; heldCount--) {
        out.put(0xFF + carry);
      }
      held = (int) (low >>> 24) & 255;
      hasHeld = true;
    } else {
      heldCount++;
    }
    low = (low << 8) & 0xFFFF_FFFFL;
  }

  /** Everything that was put; nothing more may be. */
  ByteSink finish() {
    for (int i = 0; i < 5; i++) {
      shiftOut();
    }
    return out;
  }
}
