package games.janus.play.xray;

import games.janus.engines.search.Score;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.xray.Review.Known;
import games.janus.play.xray.Review.ReviewedMove;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a review into the margin of a game: a value behind every move, a mark and the better line
 * where points were lost, and a summary in front. What others wrote stays; what an earlier review
 * wrote is replaced.
 */
public final class ReviewNotes<M> {
  private static final String OURS = "Janus:";
  private static final String VALUE = "[%eval ";

  /** Longer lines teach nobody. */
  private static final int LONGEST_LINE = 8;

  private final Review<M> review;
  private final List<ReviewedMove<M>> moments;

  public ReviewNotes(Review<M> review) {
    this.review = review;
    this.moments = review.moments();
  }

  /** The game with the notes. */
  public <P> GameRecord<P, M> annotate(GameRecord<P, M> game) {
    var plies = new ArrayList<Ply<M>>();
    List<Ply<M>> old = game.line().plies();
    for (int i = 0; i < old.size(); i++) {
      Ply<M> ply = withoutOurs(old.get(i), i);
      ply = i < review.moves().size() ? noted(ply, review.moves().get(i)) : ply;
      plies.add(i == 0 ? headed(ply) : ply);
    }
    return new GameRecord<>(
        game.tags(), game.start(), new Line<>(plies, game.line().closing()), game.result());
  }

  private Ply<M> withoutOurs(Ply<M> ply, int index) {
    if (index >= review.moves().size() || !isReviewed(ply)) {
      return new Ply<>(ply.move(), ply.nags(), others(ply.before()), ply.after(), ply.variations());
    }
    List<Line<M>> variations = Lists.filter(ply.variations(), variation -> !isOurs(variation));
    return new Ply<>(
        ply.move(),
        withoutMarks(ply.nags()),
        others(ply.before()),
        others(ply.after()),
        variations);
  }

  private static List<Integer> withoutMarks(List<Integer> nags) {
    var kept = new ArrayList<>(nags);
    for (Swing swing : Swing.values()) {
      swing.nag().ifPresent(nag -> kept.removeIf(nag::equals));
    }
    return kept;
  }

  private static <M> boolean isReviewed(Ply<M> ply) {
    return others(ply.after()).size() < ply.after().size();
  }

  private static List<Comment> others(List<Comment> comments) {
    return Lists.filter(comments, comment -> !isOurs(comment));
  }

  private static boolean isOurs(Comment comment) {
    return comment.text().startsWith(OURS) || comment.text().startsWith(VALUE);
  }

  private static <M> boolean isOurs(Line<M> line) {
    return !line.plies().isEmpty() && isReviewed(line.plies().getFirst());
  }

  private Ply<M> noted(Ply<M> ply, ReviewedMove<M> move) {
    var nags = new ArrayList<>(ply.nags());
    move.swing().nag().ifPresent(nag -> addNew(nags, nag));
    var after = new ArrayList<Comment>();
    after.add(new Comment(value(move)));
    var variations = new ArrayList<>(ply.variations());
    if (move.swing() != Swing.NONE) {
      after.add(new Comment(cost(move)));
      move.facts().forEach(fact -> after.add(new Comment(ours(fact))));
      betterLine(move).ifPresent(variations::add);
    }
    after.addAll(ply.after());
    return new Ply<>(ply.move(), nags, ply.before(), after, variations);
  }

  private static void addNew(List<Integer> nags, int nag) {
    if (!nags.contains(nag)) {
      nags.add(nag);
    }
  }

  /** What the position after a move is worth to White, or how it must end. */
  private String value(ReviewedMove<M> move) {
    Optional<Known<M>> known = move.after().known();
    if (known.isPresent()) {
      double points = move.side() == Color.WHITE ? 1 - known.get().points() : known.get().points();
      return ours(exact(points, known.get().plies().orElse(0)));
    }
    double forWhite = move.side() == Color.WHITE ? 0 - move.after().score() : move.after().score();
    return VALUE + evaluation(forWhite) + "]";
  }

  private static Message exact(double points, int plies) {
    if (points == 0.5) {
      return Messages.reviewDraw();
    }
    Message winner = (points > 0.5 ? Color.WHITE : Color.BLACK).message();
    return plies > 0 ? Messages.reviewWinsIn(plies, winner) : Messages.reviewWins(winner);
  }

  private static String ours(Message note) {
    return OURS + " " + Language.ENGLISH.text(note); // it stands in a file
  }

  private static String evaluation(double score) {
    if (!Score.isDecided((int) score)) {
      return Figures.plain(score / 100);
    }
    int moves = (Score.pliesToEnd((int) score) + 1) / 2;
    return (score > 0 ? "#" : "#-") + moves;
  }

  private String cost(ReviewedMove<M> move) {
    int moment = moments.indexOf(move) + 1;
    Message cost =
        Messages.reviewCost(
            Figures.percent(move.before().expected() - move.lost()), Figures.percent(move.lost()));
    return ours(moment > 0 ? Messages.reviewMoment(cost, moments.size(), moment) : cost);
  }

  private Optional<Line<M>> betterLine(ReviewedMove<M> move) {
    List<M> line = move.before().line();
    if (line.isEmpty() || line.getFirst().equals(move.move())) {
      return Optional.empty();
    }
    var plies = new ArrayList<Ply<M>>();
    for (M better : line.subList(0, Math.min(LONGEST_LINE, line.size()))) {
      plies.add(Ply.of(better));
    }
    double forWhite =
        move.side() == Color.WHITE ? move.before().score() : 0 - move.before().score();
    var first =
        new Ply<>(
            line.getFirst(),
            List.of(),
            List.of(),
            List.of(new Comment(VALUE + evaluation(forWhite) + "]")),
            List.of());
    plies.set(0, first);
    return Optional.of(new Line<>(plies, List.of()));
  }

  private Ply<M> headed(Ply<M> ply) {
    var before = new ArrayList<Comment>();
    before.add(new Comment(ours(summary())));
    before.addAll(ply.before());
    return new Ply<>(ply.move(), ply.nags(), before, ply.after(), ply.variations());
  }

  /** Who reviewed, how far, and what was marked. */
  public Message summary() {
    Message white = tally(Color.WHITE);
    Message black = tally(Color.BLACK);
    return review.isComplete()
        ? Messages.reviewSummary(black, review.by(), white)
        : Messages.reviewSummaryPart(
            black, review.by(), review.moves().size(), review.plies(), white);
  }

  private Message tally(Color side) {
    Optional<Accuracy> accuracy = review.accuracy(side);
    if (accuracy.isEmpty()) {
      return Messages.reviewNoMove();
    }
    return Messages.reviewTally(
        Figures.percent(accuracy.get().share()),
        review.count(side, Swing.BLUNDER),
        review.count(side, Swing.DUBIOUS),
        review.count(side, Swing.MISTAKE));
  }
}
