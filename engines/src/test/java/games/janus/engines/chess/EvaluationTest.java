package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.Appraisal;
import games.janus.engines.search.Score;
import games.janus.rules.Color;
import games.janus.rules.Square;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private final Evaluation evaluation = new Evaluation();

  @Test
  void theNamedTermsAddUpToTheScore() {
    Walk.through(
        1,
        100,
        (board, place) ->
            assertThat(TracedEvaluation.of(board, mover(board)).score())
                .as(place)
                .isEqualTo(evaluation.evaluate(board)));
  }

  @Test
  void theTermsMeasuredWithoutATraceAreTheSame() {
    Walk.through(
        7,
        100,
        (board, place) -> {
          for (Color side : Color.values()) {
            assertThat(evaluation.terms(board, side))
                .as(place)
                .isEqualTo(TracedEvaluation.of(board, side).terms());
          }
        });
  }

  private static Color mover(BoardState board) {
    return board.turn() == Men.WHITE ? Color.WHITE : Color.BLACK;
  }

  @Test
  void everyManIsWorthTheSameToBothColours() {
    Walk.through(
        6,
        20,
        (board, place) -> {
          Appraisal seen = TracedEvaluation.of(board, Color.WHITE);
          Appraisal mirror = TracedEvaluation.of(mirrored(board), Color.BLACK);
          assertThat(mirror.score()).as(place).isEqualTo(seen.score());
        });
    Appraisal start = TracedEvaluation.of(Walk.board(START), Color.WHITE);
    for (Appraisal.Spot spot : start.parts().get(1).spots()) {
      var twin =
          new Appraisal.Spot(
              Square.at(spot.square().index() ^ 56), spot.side().opponent(), spot.value());
      assertThat(start.parts().get(1).spots()).contains(twin);
    }
  }

  @Test
  void bothColoursAreJudgedAlike() {
    Walk.through(
        2,
        100,
        (board, place) ->
            assertThat(evaluation.evaluate(mirrored(board)))
                .as(place)
                .isEqualTo(evaluation.evaluate(board)));
  }

  @Test
  void whatWasRememberedOfPawnsIsWhatWouldBeFoundAfresh() {
    Walk.through(
        3,
        20,
        (board, place) ->
            assertThat(evaluation.evaluate(board))
                .as(place)
                .isEqualTo(new Evaluation().evaluate(board)));
  }

  @Test
  void aTraceIsEnoughToEvaluateAgain() {
    var trace = new Trace();
    var traced = new Evaluation(Weights.TAPERED, Weights.DANGER, trace);
    Walk.through(
        4,
        40,
        (board, place) -> {
          int score = traced.evaluate(board);
          assertThat(score).as(place).isEqualTo(evaluation.evaluate(board));
          if (Endgames.score(board) == Score.NONE) {
            int again = evaluateAgain(trace);
            assertThat(board.turn() == Men.WHITE ? again : -again).as(place).isEqualTo(score);
          }
        });
  }

  /** White's score, from what was counted alone. */
  private static int evaluateAgain(Trace trace) {
    int middle = 0;
    int end = 0;
    for (int feature = 0; feature < Feature.COUNT; feature++) {
      middle += trace.counts[feature] * Packed.middle(Weights.TAPERED[feature]);
      end += trace.counts[feature] * Packed.end(Weights.TAPERED[feature]);
    }
    for (int color = Men.WHITE; color <= Men.BLACK; color++) {
      int units = 0;
      for (int feature = 0; feature < Feature.DANGER_COUNT; feature++) {
        units += trace.danger[color][feature] * Weights.DANGER[feature];
      }
      units = Math.max(0, units);
      middle -= (1 - 2 * color) * (units * units / 1024);
      end -= (1 - 2 * color) * (units / 16);
    }
    return Evaluation.mix(middle, end, trace.phase, trace.scale);
  }

  @Test
  void twoScoresInOneIntAreAddedTogether() {
    int[][] pairs = {{5, -7}, {-5, 7}, {-300, -400}, {300, 400}, {0, -1}, {-1, 0}};
    int sum = 0;
    int middle = 0;
    int end = 0;
    for (int[] pair : pairs) {
      sum += Packed.of(pair[0], pair[1]);
      middle += pair[0];
      end += pair[1];
      assertThat(Packed.middle(sum)).isEqualTo(middle);
      assertThat(Packed.end(sum)).isEqualTo(end);
    }
  }

  @Test
  void thereIsAWeightForEveryFeature() {
    assertThat(Weights.TAPERED).hasSize(Feature.COUNT);
    assertThat(Weights.DANGER).hasSize(Feature.DANGER_COUNT);
  }

  /** The same position with the colours exchanged. */
  private static BoardState mirrored(BoardState board) {
    var mirror = new BoardState();
    mirror.clear();
    for (int square = 0; square < 64; square++) {
      int man = board.man(square);
      if (man != Men.NONE) {
        int color = (board.men(Men.WHITE) >>> square & 1) != 0 ? Men.BLACK : Men.WHITE;
        mirror.put(color, man, square ^ 56);
      }
    }
    int enPassant = board.enPassant() == BoardState.NO_SQUARE ? 0 : board.enPassant() ^ 56;
    mirror.complete(
        board.turn() ^ 1,
        Long.reverseBytes(board.castlingRooks()),
        enPassant,
        board.halfmoves(),
        board.fullmoves());
    return mirror;
  }
}
