package games.janus.engines.checkers.endgame;

import games.janus.message.Message;
import games.janus.message.Messages;

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

  static void require(boolean condition, Message otherwise) {
    if (!condition) {
      throw new BrokenTableException(Messages.endgameBroken(otherwise));
    }
  }

  /** There must be this many bytes. */
  void require(int size) {
    require(bytes.length - start >= size, Messages.endgameShort());
  }

  void requireVersion(int known) {
    int version = bytes[start + 4];
    require(version == known, Messages.endgameVersion(known, version));
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
      throw new BrokenTableException(Messages.endgameBroken("" + wrong.getMessage()));
    }
  }

  /** Compares the checksum after a header and a body; where the file ends. */
  int checked(int header, int body) {
    require(body >= 0 && body <= bytes.length - start - header - 4, Messages.endgameShort());
    int size = header + body;
    require(intAt(size) == Checksum.of(bytes, start, start + size), Messages.endgameChecksum());
    return start + size + 4;
  }
}
