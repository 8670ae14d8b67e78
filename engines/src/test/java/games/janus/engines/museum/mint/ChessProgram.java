package games.janus.engines.museum.mint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The file {@code chess.mint}, and sessions in which it is loaded. */
final class ChessProgram {
  static final List<String> SOURCE = read();

  private ChessProgram() {}

  private static List<String> read() {
    try (InputStream file = Mint.class.getResourceAsStream("chess.mint")) {
      byte[] bytes = Objects.requireNonNull(file, "chess.mint").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static Conversation loaded(long seed) {
    return new Conversation(Dialect.MENDED, Caps.USUAL, seed).enter(SOURCE.toArray(String[]::new));
  }
}
