package games.janus.arena.uci;

import games.janus.chess.Move;
import games.janus.chess.Position;
import java.io.IOException;
import java.util.Optional;

final class PolyglotBook {
  static PolyglotBook open(String file) throws IOException {
    throw new IOException(file);
  }

  Optional<Move> move(Position position, long seed) {
    return Optional.empty();
  }
}
