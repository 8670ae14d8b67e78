package games.janus.engines.museum.microchessplus;

import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Square;
import java.util.Optional;

/** How far the game has come, told by the men that are left besides the kings: 30 at the start. */
public enum Phase {
  OPENING(Messages.phaseOpening()),
  MIDDLE_GAME(Messages.phaseMiddleGame()),
  END_GAME(Messages.phaseEndGame());

  private final Message words;

  Phase(Message words) {
    this.words = words;
  }

  static Phase of(int menBesidesKings) {
    if (menBesidesKings > 20) {
      return OPENING;
    }
    return menBesidesKings < 10 ? END_GAME : MIDDLE_GAME;
  }

  public static Phase of(Position position) {
    int men = 0;
    for (Square square : Square.all()) {
      Optional<Piece> piece = position.at(square);
      if (piece.isPresent() && piece.get().role() != Role.KING) {
        men++;
      }
    }
    return of(men);
  }

  /** For people, in lower case. */
  public String words() {
    return words.text();
  }
}
