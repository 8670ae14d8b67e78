package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A game while it is being read: first its tags, then its moves, then its result. */
final class GameBuilder<P, M> {
  private final Notation<P, M> notation;
  private final long firstLine;
  private final List<Tag> tags = new ArrayList<>();
  private Set<String> names = Set.of();
  private final List<Comment> opening = new ArrayList<>();
  private final Remarks remarks = new Remarks();
  private long startLine;
  private @Nullable MovesBuilder<P, M> moves;

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
    return moves != null;
  }

  int depth() {
    return moves == null ? 0 : moves.depth();
  }

  void remark(long line, Message odd) {
    remarks.add(line, odd);
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
    if (moves == null) {
      opening.add(comment);
    } else {
      moves.comment(comment);
    }
  }

  /** The moves, which begin with the first call; from then on there are no more tags. */
  MovesBuilder<P, M> moves(long line) {
    if (moves == null) {
      P start = start();
      notation.remark(tags(), start).ifPresent(odd -> remark(startLine, odd));
      moves = new MovesBuilder<>(notation, start, remarks, line);
      opening.forEach(moves::comment);
    }
    return moves;
  }

  private P start() {
    try {
      return notation.start(tags());
    } catch (NotationException e) {
      throw Trouble.with(startLine, e, Messages::fileStart);
    }
  }

  /** The whole game; where no result ends the moves, the tag's is taken. */
  GoodGame<P, M> finish(Optional<Result> found, long line) {
    Line<M> played = moves(line).finish(line);
    P start = moves(line).start();
    if (found.isEmpty()) {
      remark(line, Messages.fileNoResult());
    }
    Result result = found.or(() -> ResultTag.read(notation, start, tags())).orElse(Result.OPEN);
    Tags settled = ResultTag.agreeing(notation, start, tags(), result);
    if (!settled.equals(tags())) {
      remark(line, contradiction(notation.write(start, result)));
    }
    if (found.isPresent() && result != Result.OPEN) {
      notation
          .outcome(moves(line).position())
          .filter(end -> Result.of(Optional.of(end)) != result)
          .ifPresent(end -> remark(line, contradiction(notation.write(start, result), end)));
    }
    return new GoodGame<>(
        new GameRecord<>(settled, start, played, result), firstLine, remarks.all());
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
