package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The five openings of the 1976 manual, each a line of eighteen plies, looked up by position: it
 * does not matter by which moves a position came about.
 */
final class Book {
  /** An opening and what it plays in a position. */
  record Entry(String opening, Move move) {}

  static final Book OF_THE_MANUAL =
      new Book()
          .with(
              "Four Knights",
              "e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 f1b5 f8b4 e1g1 e8g8 d2d3 d7d6 c1g5 b4c3 b2c3 d8e7"
                  + " f1e1 c6d8")
          .with(
              "French Defence",
              "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5 f6d7 g5e7 d8e7 d1d2 e8g8 f2f4 c7c5"
                  + " g1f3 b8c6")
          .with(
              "Ruy Lopez",
              "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4 d2d4 f8e7 d1e2 e4d6 b5c6 b7c6 d4e5 d6b7"
                  + " b1c3 e8g8")
          .with(
              "Queen's Indian",
              "d2d4 g8f6 c2c4 e7e6 g1f3 b7b6 g2g3 c8b7 f1g2 f8e7 e1g1 e8g8 b1c3 f6e4 d1c2 e4c3"
                  + " c2c3 f7f5")
          .with(
              "Giuoco Piano",
              "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4 b1c3 f6e4 e1g1 e4c3"
                  + " b2c3 b4c3");

  private static final int LETTERS_OF_A_MOVE = 4;

  private final Map<Position, List<Entry>> entries = new HashMap<>();

  private Book() {}

  private Book with(String opening, String line) {
    Position position = Position.initial();
    for (int at = 0; at < line.length(); at += LETTERS_OF_A_MOVE + 1) {
      Move move = move(position, line.substring(at, at + LETTERS_OF_A_MOVE));
      entries.computeIfAbsent(position, _ -> new ArrayList<>()).add(new Entry(opening, move));
      position = position.play(move);
    }
    return this;
  }

  private static Move move(Position position, String text) {
    for (Move move : position.legalMoves()) {
      if (move.toString().equals(text)) {
        return move;
      }
    }
    throw new IllegalArgumentException("no legal move " + text + " in\n" + position);
  }

  /** What the openings that reach this position play here; empty outside all of them. */
  List<Entry> at(Position position) {
    return entries.getOrDefault(position, List.of());
  }
}
