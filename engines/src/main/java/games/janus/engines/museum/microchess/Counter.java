package games.janus.engines.museum.microchess;

import java.util.List;

/**
 * The bytes that JANUS counts in, in the order they lie in memory. B stands for the opponent's
 * replies, X for the candidates, W for the computer's continuation, P for the position before the
 * move. Every one of them wraps at 256.
 */
public enum Counter {
  WCAP0("points of the man the candidate captures"),
  BCAP2("most the opponent captures at exchange level 4"),
  WCAP2("most the computer captures at exchange level 3"),
  BCAP1("most the opponent captures at exchange level 2"),
  WCAP1("most the computer captures at exchange level 1"),
  BCAP0("most the opponent's reply captures, pawns left out"),
  BMOB("replies; a queen's count double"),
  BMAXC("most points a reply can capture"),
  BCC("points of all captures by replies"),
  BMAXP("the man that the best reply captures"),
  XMOB("candidates since the last one analysed"),
  XMAXC("points the candidate captures"),
  XCC("points of all captures by candidates"),
  XMAXP("the man the candidate captures"),
  WMOB("continuations; a queen's count double"),
  WMAXC("most points a continuation can capture"),
  WCC("points of all captures by continuations"),
  WMAXP("the man that the best continuation captures"),
  PMOB("moves before the move; a queen's count double"),
  PMAXC("most points that could be captured before the move"),
  PCC("points of all captures before the move"),
  PMAXP("the man that the best capture before the move takes");

  private static final List<Counter> ALL = List.of(values());

  private final String words;

  Counter(String words) {
    this.words = words;
  }

  /** What is counted, for people. */
  public String words() {
    return words;
  }

  /** Whether it is counted for the opponent. */
  boolean isOpponents() {
    return switch (this) {
      case BCAP0, BCAP1, BCAP2, BMOB, BMAXC, BCC, BMAXP -> true;
      default -> false;
    };
  }

  static int size() {
    return ALL.size();
  }
}
