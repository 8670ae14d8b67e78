package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Pdn;
import games.janus.chess.notation.Pgn;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.xray.Review.Assessment;
import games.janus.play.xray.Review.Known;
import games.janus.play.xray.Review.ReviewedMove;
import games.janus.rules.Color;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReviewerTest {
  private static final String SCHOLARS_MATE =
      """
      [Event "A lesson"]
      [White "Teacher"]
      [Black "Pupil"]
      [Result "1-0"]

      {A short one.} 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {Looks good.} (3... g6 4. Qf3) 4. Qxf7# 1-0

      """;

  private static <P, M> GameRecord<P, M> only(GameReader<P, M> reader) {
    var entry = reader.next().orElseThrow();
    assertThat(entry).isInstanceOf(GoodGame.class);
    assertThat(((GoodGame<P, M>) entry).remarks()).isEmpty();
    return ((GoodGame<P, M>) entry).game();
  }

  private static GameRecord<games.janus.chess.Position, games.janus.chess.Move> pgn(String text) {
    return only(Pgn.reader(TextSource.of(text)));
  }

  private static <P, M> Review<M> review(
      GameType<P, M> type, GameRecord<P, M> game, int stopAfter) {
    return review(type, game, 4, stopAfter);
  }

  private static <P, M> Review<M> review(
      GameType<P, M> type, GameRecord<P, M> game, int depth, int stopAfter) {
    Engine<P, M> strong = EngineSource.knowing(EndgameTable.empty()).engines(type).getLast();
    int[] done = new int[1];
    return new Reviewer<>(
            type,
            strong,
            "full",
            Limits.depth(depth),
            _ -> Optional.empty(),
            () -> done[0] >= stopAfter)
        .review(game.start(), game.moves(), (_, _, _) -> done[0]++);
  }

  @Test
  void theMoveThatAllowsMateIsTheBlunder() {
    var game = pgn(SCHOLARS_MATE);
    var review = review(Games.chess(), game, 100);
    assertThat(review.isComplete()).isTrue();
    ReviewedMove<games.janus.chess.Move> blunder = review.moves().get(5);
    assertThat(blunder.swing()).isEqualTo(Swing.BLUNDER);
    assertThat(blunder.side()).isEqualTo(Color.BLACK);
    assertThat(review.moments()).contains(blunder);
    assertThat(review.moves().get(6).lost()).as("mate is best").isZero();
  }

  /** Looked at alone so shortly, the queen's quiet move would not be seen. */
  @Test
  void aMateThatWasFoundIsNotDoubtedAgain() {
    var review = review(Games.chess(), pgn("1. f3 e5 2. g4 Qh4# 0-1\n\n"), 1, 100);
    assertThat(review.moves().get(2).swing()).isEqualTo(Swing.BLUNDER);
  }

  @Test
  void whatIsWrittenReadsBackCleanlyWithAllThatWasThere() {
    var game = pgn(SCHOLARS_MATE);
    var review = review(Games.chess(), game, 100);
    var noted = new ReviewNotes<>(review).annotate(game);
    String text = Pgn.write(noted);
    var again = pgn(text);
    assertThat(again.moves()).isEqualTo(game.moves());
    assertThat(Pgn.write(again)).isEqualTo(text);
    String unfolded = text.replace('\n', ' ');
    assertThat(unfolded).contains("A short one.").contains("Looks good.").contains("g6");
    assertThat(text)
        .contains("$4")
        .contains("[%eval -0.")
        .doesNotContain("−")
        .contains("Janus: moment ");
    assertThat(unfolded).contains("Janus: exact: White wins");
  }

  @Test
  void aSecondReviewReplacesTheFirst() {
    var game = pgn(SCHOLARS_MATE);
    var review = review(Games.chess(), game, 100);
    var notes = new ReviewNotes<>(review);
    var once = notes.annotate(game);
    assertThat(Pgn.write(notes.annotate(pgn(Pgn.write(once))))).isEqualTo(Pgn.write(once));
  }

  @Test
  void aStoppedReviewKeepsWhatIsDone() {
    var game = pgn(SCHOLARS_MATE);
    var review = review(Games.chess(), game, 3);
    assertThat(review.moves()).hasSize(3);
    assertThat(review.isComplete()).isFalse();
    String text = Pgn.write(new ReviewNotes<>(review).annotate(game));
    assertThat(text).contains("the first 3 of 7 moves reviewed");
    assertThat(pgn(text).moves()).isEqualTo(game.moves());
  }

  @Test
  void theThreeThatCostMostAreTheMoments() {
    var moves = new ArrayList<ReviewedMove<String>>();
    var nothing = new Assessment<String>(0, 0.5, List.of(), Optional.empty());
    double[] lost = {0.025, 0.1, 0.2, 0.1, 0.15, 0.045, 0.1};
    for (int i = 0; i < lost.length; i++) {
      Color side = i % 2 == 0 ? Color.WHITE : Color.BLACK;
      moves.add(
          new ReviewedMove<>(
              i, side, "m" + i, nothing, nothing, lost[i], Swing.of(lost[i]), List.of()));
    }
    var review = new Review<>(Messages.reviewBy("nobody", "full"), moves, 7);
    assertThat(review.moments().stream().map(ReviewedMove::ply)).containsExactly(1, 2, 4);
    assertThat(review.count(Color.WHITE, Swing.BLUNDER)).isEqualTo(2);
    assertThat(review.count(Color.BLACK, Swing.MISTAKE)).isEqualTo(2);
    assertThat(review.count(Color.BLACK, Swing.NONE)).isEqualTo(1);
  }

  /** Tables that call every position a win for the side that has more men. */
  @Test
  void whatTheTablesKnowIsExact() {
    var type = Games.checkers(RuleSet.ACF);
    var game =
        only(
            Pdn.reader(
                TextSource.of(
                    "[SetUp \"1\"]\n[FEN \"B:WK32:BK14,K15\"]\n\n1. 15-18 32-28 2. 18-23 *\n\n")));
    double[] share = {0};
    var review =
        new Reviewer<>(
                type,
                EngineSource.knowing(EndgameTable.empty()).engines(type).getLast(),
                "full",
                Limits.depth(4),
                position -> {
                  boolean black = position.turn() == Color.BLACK;
                  return Optional.of(
                      new Known<games.janus.checkers.Move>(
                          black ? 1 : 0, Optional.of(9), position.legalMoves()));
                },
                () -> false)
            .review(game.start(), game.moves(), (_, done, of) -> share[0] = (double) done / of);
    assertThat(review.moves()).allMatch(move -> move.lost() == 0);
    assertThat(share[0]).as("nothing was doubtful, and the work is done").isEqualTo(1);
    String text = Pdn.write(new ReviewNotes<>(review).annotate(game));
    assertThat(text).contains("Janus: exact: Black wins in 9 moves");
    assertThat(only(Pdn.reader(TextSource.of(text))).moves()).isEqualTo(game.moves());
  }

  @Test
  void aGameWithoutMovesIsReviewedAtOnce() {
    var game = pgn("[Event \"none\"]\n\n*\n\n");
    var review = review(Games.chess(), game, 100);
    assertThat(review.isComplete()).isTrue();
    assertThat(new ReviewNotes<>(review).annotate(game)).isEqualTo(game);
  }
}
