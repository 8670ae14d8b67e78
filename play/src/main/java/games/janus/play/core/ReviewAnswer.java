package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Review.Assessment;
import games.janus.play.core.Reply.Review.ExactResult;
import games.janus.play.core.Reply.Review.PhaseReview;
import games.janus.play.core.Reply.Review.ReviewedMove;
import games.janus.play.core.Reply.Review.SideReview;
import games.janus.play.xray.Accuracy;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Phase;
import games.janus.play.xray.Review;
import games.janus.play.xray.ReviewNotes;
import games.janus.play.xray.Reviewer;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import games.janus.rules.game.Opening;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game with every move checked by the strong player, told move by move. */
final class ReviewAnswer<P, M> {
  private final GameType<P, M> type;
  private final GameRecord<P, M> game;
  private final List<P> positions = new ArrayList<>();
  private final List<String> texts;
  private final List<Optional<Opening>> openings = new ArrayList<>();

  private ReviewAnswer(GameType<P, M> type, GameRecord<P, M> game) {
    this.type = type;
    this.game = game;
    this.texts = Lines.texts(type, game.start(), game.moves());
    positions.add(game.start());
    game.moves().forEach(move -> positions.add(type.rules().play(positions.getLast(), move)));
    findOpenings();
  }

  /** The name after each move, up to the last position that has one. */
  private void findOpenings() {
    int known = 0;
    Optional<Opening> opening = Optional.empty();
    for (P position : positions.subList(1, positions.size())) {
      Optional<Opening> here = type.opening(position);
      opening = here.isPresent() ? here : opening;
      openings.add(opening);
      known = here.isPresent() ? openings.size() : known;
    }
    for (int ply = known; ply < openings.size(); ply++) {
      openings.set(ply, Optional.empty());
    }
  }

  static <P, M> Reply.Review to(
      Request.Review asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    GameRecord<P, M> game =
        asked.file().isPresent()
            ? inFile(asked.file().get(), type)
            : WriteAnswer.record(asked.header(), GameSoFar.of(asked.game(), type));
    if (game.moves().isEmpty() && asked.file().isEmpty()) {
      throw RefusedException.request(Messages.requestNoReview());
    }
    return new ReviewAnswer<>(type.of(game.start()), game).review(asked, engines, control);
  }

  private static <P, M> GameRecord<P, M> inFile(String text, GameType<P, M> type) {
    GameReader<P, M> games = type.notation().reader(TextSource.of(text));
    Optional<Entry<P, M>> first = games.next();
    if (first.isEmpty() || games.next().isPresent()) {
      throw RefusedException.request(Messages.requestFileGames());
    }
    return switch (first.get()) {
      case GoodGame<P, M> good -> good.game();
      case BadGame<P, M> bad ->
          throw RefusedException.request(Messages.requestFileLine(bad.line(), bad.reason()));
    };
  }

  private Reply.Review review(Request.Review asked, EngineSource engines, ThinkControl control) {
    int plies = game.moves().size();
    Engine<P, M> reviewer = engines.strongest(type);
    Review<M> review =
        new Reviewer<>(
                type,
                reviewer,
                reviewer.info().fullLevel(),
                limits(asked),
                engines.known(type),
                control::shouldStop)
            .review(
                game.start(),
                game.moves(),
                (move, done, of) ->
                    control.progress(
                        new Progress.Review(done, of, reviewed(move), control.millis())));
    var notes = new ReviewNotes<>(review);
    return new Reply.Review(
        About.of(type, game.start()),
        review.by().text(),
        plies,
        review.isComplete(),
        Lists.map(review.moves(), this::reviewed),
        Lists.map(review.moments(), move -> move.ply() + 1),
        sides(review),
        notes.summary().text(),
        type.opening(game),
        type.notation().write(notes.annotate(type.withOpening(game))));
  }

  private List<SideReview> sides(Review<M> review) {
    List<Phase> phases = Phase.of(type, positions);
    var sides = new ArrayList<SideReview>();
    for (Color side : Color.values()) {
      review.accuracy(side).ifPresent(all -> sides.add(side(review, phases, side, all)));
    }
    return sides;
  }

  private SideReview side(Review<M> review, List<Phase> phases, Color side, Accuracy all) {
    var parts = new ArrayList<PhaseReview>();
    var words = new ArrayList<Message>();
    for (Phase phase : Phase.values()) {
      Optional<Accuracy> played =
          Accuracy.of(
              Lists.filter(
                  review.moves(), move -> move.side() == side && phases.get(move.ply()) == phase));
      if (played.isPresent()) {
        Accuracy part = played.get();
        parts.add(new PhaseReview(phase, part.moves(), part.share(), part.lost()));
        words.add(phase.played(part.word()));
      }
    }
    return new SideReview(
        side,
        all.moves(),
        all.share(),
        all.lost(),
        parts,
        Messages.reviewPhases(Listing.joined(words, Messages::listComma), type.side(side)));
  }

  private static Limits limits(Request.Review asked) {
    boolean isUsual = asked.depth().isEmpty() && asked.nodes().isEmpty();
    return new Limits(asked.depth(), isUsual ? Optional.of(Reviewer.USUAL_NODES) : asked.nodes());
  }

  private ReviewedMove reviewed(Review.ReviewedMove<M> move) {
    P before = positions.get(move.ply());
    return new ReviewedMove(
        move.ply() + 1,
        move.side(),
        type.notation().moveId(before, move.move()),
        texts.get(move.ply()),
        move.swing().mark(),
        move.lost(),
        move.before().isBest(move.move()),
        assessed(before, move.before()),
        assessed(positions.get(move.ply() + 1), move.after()),
        openings.get(move.ply()),
        move.facts());
  }

  private Assessment assessed(P position, Review.Assessment<M> assessment) {
    return new Assessment(
        assessment.score(),
        assessment.expected(),
        Lines.ids(type, position, assessment.line()),
        Lines.texts(type, position, assessment.line()),
        assessment.known().map(ExactResult::of));
  }
}
