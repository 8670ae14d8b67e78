package games.janus.engines.museum.microchess;

import games.janus.engine.EngineInfo;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/**
 * The three levels of play: two bytes of the program that the manual tells the player to change.
 */
public enum Level {
  /** Replies are looked at, exchanges are not followed. */
  SUPER_BLITZ("superblitz", 0x00, 0xFF),
  /** Exchanges are followed, but no move is tested for check. */
  BLITZ("blitz", 0x00, 0xFB),
  /** As loaded from tape: candidates and replies that leave the king to be taken are refused. */
  NORMAL("normal", 0x08, 0xFB);

  private static final List<Level> ALL = List.of(values());

  private final String label;
  private final int checkLimit;
  private final int turn;

  Level(String label, int checkLimit, int turn) {
    this.label = label;
    this.checkLimit = checkLimit;
    this.turn = turn;
  }

  /** The level's name in one word, in lower case. */
  public String label() {
    return label;
  }

  /** CHKLIM, at 02F2: moves are tested for check in states from 0 up to below this byte. */
  public int checkLimit() {
    return checkLimit;
  }

  /** TURN, at 018B: the state in which the exchange tree turns back. */
  public int turn() {
    return turn;
  }

  /** The level that these two bytes make; none if the manual knows no such pair. */
  static Optional<Level> of(int checkLimit, int turn) {
    return Lists.first(ALL, level -> level.checkLimit == checkLimit && level.turn == turn);
  }

  /** The level of this name, in one word, with a hyphen or a blank; none if there is none. */
  public static Optional<Level> labelled(String label) {
    String oneWord = EngineInfo.Level.inOneWord(label);
    return Lists.first(ALL, level -> level.label.equals(oneWord));
  }
}
