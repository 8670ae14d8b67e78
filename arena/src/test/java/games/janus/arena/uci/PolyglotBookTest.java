package games.janus.arena.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.San;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PolyglotBookTest {
  @TempDir Path folder;

  @Test
  void theNumbersOfTheFormatComeOutOfTheGenerator() {
    assertThat(PolyglotKey.NUMBERS[0]).isEqualTo(0x9D39247E33776D41L);
    assertThat(PolyglotKey.NUMBERS[1]).isEqualTo(0x2AF7398005AAA5C7L);
    assertThat(PolyglotKey.NUMBERS[780]).isEqualTo(0xF8D626AAAF278509L);
  }

  /** The examples of the format's description. */
  @Test
  void keysAreThoseOfTheFormat() {
    assertThat(key("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
        .isEqualTo(0x463B96181691FC9CL);
    assertThat(key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"))
        .isEqualTo(0x823C9B50FD114196L);
    assertThat(key("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"))
        .isEqualTo(0x22A48B5A8E47FF78L);
    assertThat(key("rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4"))
        .isEqualTo(0x00FDD303C946BDD9L);
    assertThat(key("rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3"))
        .isEqualTo(0x3C8123EA7B067637L);
  }

  private static long key(String fen) {
    return PolyglotKey.of(Position.of(Fen.read(fen)));
  }

  @Test
  void aMoveIsDrawnByItsWeight() {
    Position start = Position.initial();
    var bytes = ByteBuffer.allocate(32);
    put(bytes, start, "e2e4", 3);
    put(bytes, start, "d2d4", 1);
    PolyglotBook book = PolyglotBook.of(bytes.array());
    int kingsPawn = 0;
    for (int seed = 0; seed < 1000; seed++) {
      if (San.write(start, book.move(start, seed).orElseThrow()).equals("e4")) {
        kingsPawn++;
      }
    }
    assertThat(kingsPawn).isBetween(700, 800);
  }

  @Test
  void castlingIsTheKingTakingHisRook() {
    Position position = Position.of(Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    var bytes = ByteBuffer.allocate(16);
    put(bytes, position, "e1h1", 1);
    assertThat(PolyglotBook.of(bytes.array()).move(position, 1)).hasToString("Optional[e1g1]");
  }

  @Test
  void aPositionThatIsNotInItHasNoMove() {
    var bytes = ByteBuffer.allocate(16);
    put(bytes, Position.initial(), "e2e4", 1);
    Position other = Position.of(Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    assertThat(PolyglotBook.of(bytes.array()).move(other, 1)).isEmpty();
  }

  @Test
  void whatIsNoBookIsRefused() throws IOException {
    Path file = folder.resolve("book.bin");
    Files.writeString(file, "not a book");
    assertThatThrownBy(() -> PolyglotBook.open(file.toString())).hasMessageContaining("16 bytes");
    assertThatThrownBy(() -> PolyglotBook.open(folder.resolve("none").toString()))
        .isInstanceOf(IOException.class);
  }

  private static void put(ByteBuffer bytes, Position position, String move, int weight) {
    int from = (move.charAt(1) - '1') * 8 + move.charAt(0) - 'a';
    int to = (move.charAt(3) - '1') * 8 + move.charAt(2) - 'a';
    bytes.putLong(PolyglotKey.of(position)).putShort((short) (from << 6 | to));
    bytes.putShort((short) weight).putInt(0);
  }
}
