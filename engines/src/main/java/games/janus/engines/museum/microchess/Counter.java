package games.janus.engines.museum.microchess;

import java.util.List;

/**
 * The bytes that JANUS counts in, in the order they lie in memory. B stands for the opponent's
 * replies, X for the candidates, W for the computer's continuation, P for the position before the
 * move. Every one of them wraps at 256.
 */
public enum Counter {
  WCAP0("points of the man the candidate captures", "captured by this move"),
  BCAP2("most the opponent captures at exchange level 4", "opponent's later captures in exchanges"),
  WCAP2("most the computer captures at exchange level 3", "own later captures in exchanges"),
  BCAP1("most the opponent captures at exchange level 2", "opponent's captures in exchanges"),
  WCAP1("most the computer captures at exchange level 1", "own captures in exchanges"),
  BCAP0(
      "most the opponent's reply captures, pawns left out",
      "opponent's first captures in exchanges"),
  BMOB("replies; a queen's count double", "opponent's mobility"),
  BMAXC("most points a reply can capture", "opponent's best capture"),
  BCC("points of all captures by replies", "opponent's captures"),
  BMAXP("the man that the best reply captures"),
  XMOB("candidates since the last one analysed"),
  XMAXC("points the candidate captures"),
  XCC("points of all captures by candidates"),
  XMAXP("the man the candidate captures"),
  WMOB("continuations; a queen's count double", "own mobility"),
  WMAXC("most points a continuation can capture", "own best capture"),
  WCC("points of all captures by continuations", "own captures"),
  WMAXP("the man that the best continuation captures"),
  PMOB("moves before the move; a queen's count double", "own mobility before"),
  PMAXC("most points that could be captured before the move", "own best capture before"),
  PCC("points of all captures before the move", "own captures before"),
  PMAXP("the man that the best capture before the move takes");

  private static final List<Counter> ALL = List.of(values());

  private final String words;
  private final String term;

  /** A counter that no value is the sum of. */
  Counter(String words) {
    this(words, words);
  }

  Counter(String words, String term) {
    this.words = words;
    this.term = term;
  }

  /** What is counted, for people. */
  public String words() {
    return words;
  }

  /** How a part of a value is called that is as large as this counter. */
  String term() {
    return term;
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
