package games.janus.engines.museum.microchess;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;

/**
 * The bytes that JANUS counts in, in the order they lie in memory. B stands for the opponent's
 * replies, X for the candidates, W for the computer's continuation, P for the position before the
 * move. Every one of them wraps at 256.
 */
public enum Counter {
  WCAP0(Messages.counterWcap0(), Messages.counterWcap0Term()),
  BCAP2(Messages.counterBcap2(), Messages.counterBcap2Term()),
  WCAP2(Messages.counterWcap2(), Messages.counterWcap2Term()),
  BCAP1(Messages.counterBcap1(), Messages.counterBcap1Term()),
  WCAP1(Messages.counterWcap1(), Messages.counterWcap1Term()),
  BCAP0(Messages.counterBcap0(), Messages.counterBcap0Term()),
  BMOB(Messages.counterBmob(), Messages.counterBmobTerm()),
  BMAXC(Messages.counterBmaxc(), Messages.counterBmaxcTerm()),
  BCC(Messages.counterBcc(), Messages.counterBccTerm()),
  BMAXP(Messages.counterBmaxp()),
  XMOB(Messages.counterXmob()),
  XMAXC(Messages.counterXmaxc()),
  XCC(Messages.counterXcc()),
  XMAXP(Messages.counterXmaxp()),
  WMOB(Messages.counterWmob(), Messages.counterWmobTerm()),
  WMAXC(Messages.counterWmaxc(), Messages.counterWmaxcTerm()),
  WCC(Messages.counterWcc(), Messages.counterWccTerm()),
  WMAXP(Messages.counterWmaxp()),
  PMOB(Messages.counterPmob(), Messages.counterPmobTerm()),
  PMAXC(Messages.counterPmaxc(), Messages.counterPmaxcTerm()),
  PCC(Messages.counterPcc(), Messages.counterPccTerm()),
  PMAXP(Messages.counterPmaxp());

  private static final List<Counter> ALL = List.of(values());

  private final Message words;

  private final Message term;

  /** A counter that no value is the sum of. */
  Counter(Message words) {
    this(words, words);
  }

  Counter(Message words, Message term) {
    this.words = words;
    this.term = term;
  }

  /** What is counted, for people. */
  public String words() {
    return words.text();
  }

  /** How a part of a value is called that is as large as this counter. */
  String term() {
    return term.text();
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
