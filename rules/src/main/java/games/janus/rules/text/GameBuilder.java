package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game while it is being read: first its tags, then its moves, then its result. Throws {@link
 * Trouble} where they go wrong.
 */
final class GameBuilder<P, M> {
  /** Nobody writes so deep by hand, and what walks through a game may use the stack. */
  static final int DEEPEST_VARIATION = 100;

  /** A file that is odd throughout says so a few times. */
  private static final int MOST_REMARKS = 20;

  private final Notation<P, M> notation;
  private final long firstLine;
  private final List<Tag> tags = new ArrayList<>();
  private Set<String> names = Set.of();
  private final List<Comment> opening = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>();
  private long startLine;
  private Optional<P> start = Optional.empty();

  /** The line being read and, below it, those it interrupts; empty before the moves. */
  private final Deque<LineBuilder<P, M>> lines = new ArrayDeque<>();

  private final List<Integer> earlyNags = new ArrayList<>();

  GameBuilder(Notation<P, M> notation, long firstLine) {
    this.notation = notation;
    this.firstLine = firstLine;
    this.startLine = firstLine;
  }

  long firstLine() {
    return firstLine;
  }

  Tags tags() {
    return tags.isEmpty() ? Tags.NONE : new Tags(tags);
  }

  /** The comments above the moves. */
  List<Comment> opening() {
    return opening;
  }

  boolean hasTag(String name) {
    return names.contains(name);
  }

  /** Whether the moves, or anything that belongs among them, have begun. */
  boolean hasMoves() {
    return !lines.isEmpty();
  }

  int depth() {
    return Math.max(0, lines.size() - 1);
  }

  void remark(long line, Message odd) {
    if (remarks.size() <= MOST_REMARKS) {
      remarks.add(new Remark(line, remarks.size() < MOST_REMARKS ? odd : Messages.fileMore()));
    }
  }

  void tag(String name, String value, long line) {
    boolean isStart = name.equals("FEN");
    names = tags.isEmpty() ? new HashSet<>() : names;
    if (!names.add(name)) {
      if (isStart) {
        throw new Trouble(line, Messages.fileSecondFen());
      }
      remark(line, Messages.fileTagAgain(name));
    }
    if (isStart) {
      startLine = line;
    }
    tags.add(new Tag(name, value));
  }

  /** Comments above the moves lead up to the first of them. */
  void comment(String text) {
    Optional<Comment> comment = Comment.of(text);
    if (comment.isPresent()) {
      comment(comment.get());
    }
  }

  void comment(Comment comment) {
    if (hasMoves()) {
      line().comment(comment);
    } else {
      opening.add(comment);
    }
  }

  /** This game with its moves begun, if they were not; from then on there are no more tags. */
  GameBuilder<P, M> moves(long line) {
    if (!hasMoves()) {
      P first = readStart();
      notation.remark(tags(), first).ifPresent(odd -> remark(startLine, odd));
      start = Optional.of(first);
      lines.push(new LineBuilder<>(first, line, 0));
      opening.forEach(this::comment);
    }
    return this;
  }

  private P readStart() {
    try {
      return notation.start(tags());
    } catch (NotationException e) {
      throw Trouble.with(startLine, e, Messages::fileStart);
    }
  }

  P start() {
    return start.orElseThrow();
  }

  private LineBuilder<P, M> line() {
    return lines.element();
  }

  void move(String text, long line) {
    LineBuilder<P, M> current = line();
    try {
      M move = notation.read(current.position(), text);
      P next = notation.play(current.position(), move);
      notation.remark(text, move, next).ifPresent(odd -> remark(line, odd));
      current.play(move, next);
    } catch (NotationException e) {
      MoveNumber number = MoveNumber.at(notation, start(), current.ply());
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
      remark(line, Messages.fileNagEarly(nag));
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
    Optional<Integer> known = notation.nag(mark);
    int nag = known.orElseGet(() -> Marks.nearest(mark));
    if (known.isEmpty()) {
      remark(line, Messages.fileMark(mark, nag));
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
      remark(line, Messages.fileVariationEmpty());
    } else {
      line().add(variation);
    }
  }

  /** The whole game; where no result ends the moves, the tag's is taken. */
  GoodGame<P, M> finish(Optional<Result> found, long line) {
    P first = moves(line).start();
    if (depth() > 0) {
      throw unclosed();
    }
    dropEarlyNags(line);
    P last = line().position();
    Line<M> played = line().close();
    if (found.isEmpty()) {
      remark(line, Messages.fileNoResult());
    }
    Result result = found.or(() -> ResultTag.read(notation, first, tags())).orElse(Result.OPEN);
    Tags settled = ResultTag.agreeing(notation, first, tags(), result);
    if (!settled.equals(tags())) {
      remark(line, contradiction(notation.write(first, result)));
    }
    if (found.isPresent() && result != Result.OPEN) {
      notation
          .outcome(last)
          .filter(end -> Result.of(Optional.of(end)) != result)
          .ifPresent(end -> remark(line, contradiction(notation.write(first, result), end)));
    }
    return new GoodGame<>(new GameRecord<>(settled, first, played, result), firstLine, remarks);
  }

  /** The trouble with a game that is over before its last variation is. */
  Trouble unclosed() {
    return new Trouble(line().openedAt(), Messages.fileVariationOpen());
  }

  private void dropEarlyNags(long line) {
    if (!earlyNags.isEmpty()) {
      remark(line, Messages.fileNagAlone());
      earlyNags.clear();
    }
  }

  private static Message contradiction(String result, Outcome end) {
    Message reason = end.reason().message();
    return end.winner()
        .map(side -> Messages.fileResultWon(reason, result, side.message()))
        .orElseGet(() -> Messages.fileResultDrawn(reason, result));
  }

  private Message contradiction(String result) {
    String claimed = tags().value(ResultTag.NAME).orElse("");
    return Messages.fileResultTag(result, Excerpt.of(claimed));
  }
}
