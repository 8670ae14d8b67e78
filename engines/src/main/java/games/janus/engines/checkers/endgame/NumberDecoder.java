package games.janus.engines.checkers.endgame;

/** Reads what {@link NumberEncoder} wrote. */
final class NumberDecoder {
  private final AdaptiveModel model = new AdaptiveModel();
  private final byte[] bytes;
  private int at;
  private int range = -1;
  private int code;

  NumberDecoder(byte[] bytes, int start) {
    this.bytes = bytes;
    this.at = start;
    for (int i = 0; i < 4; i++) {
      code = code << 8 | nextByte();
    }
  }

  private int nextByte() {
    return at < bytes.length ? bytes[at++] & 255 : 0;
  }

  int next() {
    int above = 1;
    while (above >>> AdaptiveModel.BITS == 0) {
      int place = model.place(above);
      int bit = nextBit(model.guess(place));
      model.learn(place, bit);
      above = above << 1 | bit;
    }
    int number = above & ((1 << AdaptiveModel.BITS) - 1);
    model.passed(number);
    return number;
  }

  private int nextBit(int guess) {
    int part = (range >>> AdaptiveModel.SCALE) * guess;
    int bit;
    if (Integer.compareUnsigned(code, part) < 0) {
      range = part;
      bit = 0;
    } else {
      code -= part;
      range -= part;
      bit = 1;
    }
    while (range >>> 24 == 0) {
      range <<= 8;
      code = code << 8 | nextByte();
    }
    return bit;
  }
}
