package games.janus.engines.checkers.endgame;

/** A file that begins somewhere among bytes: what both kinds of endgame file have in common. */
final class FileBytes {
  private final byte[] bytes;
  private final int start;

  FileBytes(byte[] bytes, int start) {
    this.bytes = bytes;
    this.start = start;
    require(4);
  }

  byte[] bytes() {
    return bytes;
  }

  int start() {
    return start;
  }

  static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new BrokenTableException("not an endgame file: " + otherwise);
    }
  }

  /** There must be this many bytes. */
  void require(int size) {
    require(bytes.length - start >= size, "it is cut short");
  }

  void requireVersion(int known) {
    int version = bytes[start + 4];
    require(
        version == known,
        "it has version " + version + ", and this program knows version " + known);
  }

  int intAt(int offset) {
    int at = start + offset;
    return bytes[at] << 24
        | (bytes[at + 1] & 255) << 16
        | (bytes[at + 2] & 255) << 8
        | (bytes[at + 3] & 255);
  }

  Slice slice(int offset) {
    int at = start + offset;
    try {
      return Slice.of(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]);
    } catch (IllegalArgumentException wrong) {
      throw new BrokenTableException("not an endgame file: " + wrong.getMessage());
    }
  }

  /** Compares the checksum after a header and a body; where the file ends. */
  int checked(int header, int body) {
    require(body >= 0 && body <= bytes.length - start - header - 4, "it is cut short");
    int size = header + body;
    require(
        intAt(size) == Checksum.of(bytes, start, start + size),
        "it is damaged, for its checksum differs");
    return start + size + 4;
  }
}
