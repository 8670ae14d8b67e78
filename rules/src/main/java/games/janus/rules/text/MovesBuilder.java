package games.janus.rules.text;

import games.janus.message.Messages;
import games.janus.rules.NotationException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** The moves of a game while they are being read; throws {@link Trouble} where they go wrong. */
final class MovesBuilder<P, M> {
  /** Nobody writes so deep by hand, and what walks through a game may use the stack. */
  static final int DEEPEST_VARIATION = 100;

  private final Notation<P, M> notation;
  private final P start;
  private final Remarks remarks;

  /** The line being read and, below it, those it interrupts. */
  private final Deque<LineBuilder<P, M>> lines = new ArrayDeque<>();

  private final List<Integer> earlyNags = new ArrayList<>();

  MovesBuilder(Notation<P, M> notation, P start, Remarks remarks, long line) {
    this.notation = notation;
    this.start = start;
    this.remarks = remarks;
    lines.push(new LineBuilder<>(start, line, 0));
  }

  P start() {
    return start;
  }

  /** The position at the end of the line being read. */
  P position() {
    return line().position();
  }

  int depth() {
    return lines.size() - 1;
  }

  private LineBuilder<P, M> line() {
    return lines.element();
  }

  void comment(Comment comment) {
    line().comment(comment);
  }

  void move(String text, long line) {
    LineBuilder<P, M> current = line();
    try {
      M move = notation.read(current.position(), text);
      P next = notation.play(current.position(), move);
      notation.remark(text, move, next).ifPresent(odd -> remarks.add(line, odd));
      current.play(move, next);
    } catch (NotationException e) {
      MoveNumber number = MoveNumber.at(notation, start, current.ply());
      throw Trouble.with(line, e, (reason, move) -> Messages.fileMove(number, reason, move));
    }
    earlyNags.forEach(current::nag);
    earlyNags.clear();
  }

  /** Before the first move of a line a NAG is kept for that move. */
  void nag(int nag, long line) {
    if (line().hasMoves()) {
      line().nag(nag);
    } else {
      remarks.add(line, Messages.fileNagEarly(nag));
      earlyNags.add(nag);
    }
  }

  void nag(String digits, long line) {
    int nag = digits.isEmpty() || digits.length() > 3 ? -1 : Integer.parseInt(digits);
    if (nag < 0 || nag > Notation.HIGHEST_NAG) {
      throw new Trouble(line, Messages.fileNag(digits));
    }
    nag(nag, line);
  }

  void mark(String mark, long line) {
    OptionalInt known = notation.nag(mark);
    int nag = known.orElseGet(() -> Marks.nearest(mark));
    if (known.isEmpty()) {
      remarks.add(line, Messages.fileMark(mark, nag));
    }
    nag(nag, line);
  }

  void open(long line) {
    if (!line().hasMoves()) {
      throw new Trouble(line, Messages.fileVariationEarly());
    }
    if (depth() == DEEPEST_VARIATION) {
      throw new Trouble(line, Messages.fileVariationDeep(DEEPEST_VARIATION));
    }
    lines.push(line().variation(line));
  }

  void close(long line) {
    if (depth() == 0) {
      throw new Trouble(line, Messages.fileVariationClose());
    }
    dropEarlyNags(line);
    Line<M> variation = lines.pop().close();
    if (variation.isEmpty()) {
      remarks.add(line, Messages.fileVariationEmpty());
    } else {
      line().add(variation);
    }
  }

  Line<M> finish(long line) {
    if (depth() > 0) {
      throw unclosed();
    }
    dropEarlyNags(line);
    return line().close();
  }

  /** The trouble with a game that is over before its last variation is. */
  Trouble unclosed() {
    return new Trouble(line().openedAt(), Messages.fileVariationOpen());
  }

  private void dropEarlyNags(long line) {
    if (!earlyNags.isEmpty()) {
      remarks.add(line, Messages.fileNagAlone());
      earlyNags.clear();
    }
  }
}
