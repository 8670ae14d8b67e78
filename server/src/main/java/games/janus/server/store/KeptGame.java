package games.janus.server.store;

import java.util.List;

/** A game as it is kept: the sheet and the moves, first move first. */
public record KeptGame(Sheet sheet, List<MadeMove> moves) {
  public KeptGame {
    moves = List.copyOf(moves);
  }
}
