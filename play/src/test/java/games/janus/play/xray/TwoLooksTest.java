package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Pgn;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.search.Score;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.xray.Review.ReviewedMove;
import games.janus.rules.Color;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a review spends its effort, and whom it charges with what comes to light later. */
class TwoLooksTest {
  private static final Engine<Position, Move> JANUS =
      EngineSource.knowing(EndgameTable.empty()).engines(Games.chess()).getLast();

  /** Réti and Tartakower, Vienna 1910. */
  private static final String VIENNA =
      """
      1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5
      8. O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5+ Kc7 11. Bd8# 1-0

      """;

  /** Scores that are written down for both looks, by ply and for White. */
  private static final class Script implements Engine<Position, Move> {
    private final int[] first;
    private final int[] second;
    final List<Integer> asked = new ArrayList<>();
    final List<Limits> limits = new ArrayList<>();
    final List<Integer> withoutPlayed = new ArrayList<>();

    /** What it chooses where it looks at all moves. */
    private List<Move> line = List.of();

    Script(int[] first, int[] second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public EngineInfo info() {
      return JANUS.info();
    }

    @Override
    public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
      int ply = request.game().plies();
      int forWhite = asked.contains(ply) ? second[ply] : first[ply];
      asked.add(ply);
      if (!request.among().isEmpty()) {
        withoutPlayed.add(ply);
        assertThat(request.among())
            .hasSize(request.position().legalMoves().size() - 1)
            .doesNotContain(moves(VIENNA).get(ply));
      }
      limits.add(request.limits());
      double score = request.position().turn() == Color.WHITE ? forWhite : -forWhite;
      return new Thought<>(
          Optional.empty(),
          Optional.of(score),
          request.among().isEmpty() ? line : request.among().subList(0, 1),
          List.of(),
          new SearchCounters(),
          List.of(),
          Optional.empty(),
          true);
    }

    Review<Move> review(Limits usual) {
      return review(usual, Integer.MAX_VALUE);
    }

    /** Stopped while it thinks for so many times. */
    Review<Move> review(Limits usual, int stop) {
      return new Reviewer<>(
              Games.chess(), this, "full", usual, _ -> Optional.empty(), () -> asked.size() >= stop)
          .review(
              Position.initial(),
              moves(VIENNA).subList(0, first.length - 1),
              (_, done, of) -> assertThat(done).isBetween(1, of));
    }

    long nodes() {
      return limits.stream().mapToLong(limit -> limit.nodes().orElseThrow()).sum();
    }
  }

  private static List<Move> moves(String text) {
    return ((GoodGame<Position, Move>) Pgn.reader(TextSource.of(text)).next().orElseThrow())
        .game()
        .moves();
  }

  private static List<Swing> swings(Review<?> review) {
    return review.moves().stream().<Swing>map(ReviewedMove::swing).toList();
  }

  /** At first Black's third move seems to win something; in truth White's third had lost it. */
  @Test
  void whatIsSeenLaterIsChargedToTheGuiltyMove() {
    var script =
        new Script(
            new int[] {0, 0, 0, 0, 0, 0, -400, -400, -400},
            new int[] {0, 0, 0, 0, 0, -400, -400, -400, -400});
    assertThat(swings(script.review(Limits.nodes(1000))))
        .containsExactly(
            Swing.NONE,
            Swing.NONE,
            Swing.NONE,
            Swing.NONE,
            Swing.BLUNDER,
            Swing.NONE,
            Swing.NONE,
            Swing.NONE);
    assertThat(script.asked)
        .as("the second look goes backwards over the change and the position before it")
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 5, 4);
  }

  /** It chose Black's third move itself, and sees only afterwards what that leads to. */
  @Test
  void theOwnChoiceIsChargedIfItWasWrongAboutIt() {
    var script =
        new Script(
            new int[] {0, 0, 0, 0, 0, 0, 400, 400, 400},
            new int[] {0, 0, 0, 0, 0, 20, 400, 400, 400});
    script.line = moves(VIENNA).subList(5, 6);
    Review<Move> review = script.review(Limits.nodes(1000));
    assertThat(script.withoutPlayed).as("only the others are searched").containsExactly(5);
    assertThat(review.moves().get(5).swing()).isEqualTo(Swing.BLUNDER);
    assertThat(review.moves().get(5).before().score()).isEqualTo(-20);
    assertThat(script.nodes()).isEqualTo(9000);
  }

  /** Nothing else would have helped: the blame goes to what Black played before. */
  @Test
  void theOwnChoiceIsNotChargedIfAllElseIsWorse() {
    var script =
        new Script(
            new int[] {0, 0, 0, 0, 0, 0, 400, 400, 400},
            new int[] {0, 0, 0, 0, 0, 500, 400, 400, 400});
    script.line = moves(VIENNA).subList(5, 6);
    Review<Move> review = script.review(Limits.nodes(1000));
    assertThat(review.moves().get(5).swing()).isEqualTo(Swing.NONE);
    assertThat(review.moves().get(3).swing()).isEqualTo(Swing.BLUNDER);
    assertThat(review.moves().get(5).before().score()).isEqualTo(-400);
  }

  /** Even its deeper look at the position before does not find what was played. */
  @Test
  void aMateThatWasPlayedCountsAlsoWhereItWasNotFound() {
    int mate = Score.wonIn(3);
    int[] found = {0, 0, 0, 0, 0, mate, mate, mate, mate};
    var review = new Script(found, found).review(Limits.nodes(1000));
    assertThat(review.moves().get(3).swing()).isEqualTo(Swing.BLUNDER);
    assertThat(review.moves().get(4).before().score()).isEqualTo(mate - 1);
    assertThat(review.moves().get(4).before().isBest(moves(VIENNA).get(4))).isTrue();
  }

  @Test
  void whatTheFirstLookThoughtOfAMoveIsTakenBack() {
    int[] blunder = {0, 0, 0, -400, 0, 0, 0, 0, 0};
    var script = new Script(blunder, new int[9]);
    assertThat(swings(script.review(Limits.nodes(1000))).get(2))
        .as("deeper, what it leads to is even")
        .isEqualTo(Swing.NONE);
  }

  @Test
  void allOfTheEffortIsSpentWhereTheChancesChanged() {
    int[] change = {0, 0, 0, 0, 0, 0, -400, -400, -400};
    var script = new Script(change, change);
    script.review(Limits.nodes(1000));
    assertThat(script.limits.subList(0, 9)).containsOnly(Limits.nodes(250));
    assertThat(script.limits.subList(9, 12)).containsOnly(Limits.nodes(2250));
    assertThat(script.nodes()).as("1000 for each of the nine positions").isEqualTo(9000);
  }

  @Test
  void whereEverythingChangesAllPositionsShareTheEffort() {
    int[] wild = {0, 400, -400, 400, -400, 400, -400, 400, -400};
    var script = new Script(wild, wild);
    script.review(Limits.nodes(1000));
    assertThat(script.asked).hasSize(18);
    assertThat(script.nodes()).isEqualTo(9000);
  }

  @Test
  void noPositionGetsMoreThanFourTimesTheEffort() {
    int[] late = new int[21];
    late[20] = -400;
    var script = new Script(late, late);
    script.review(Limits.nodes(1000));
    assertThat(script.limits.subList(21, 24)).containsOnly(Limits.nodes(4000));
    assertThat(script.nodes()).isLessThan(21 * 1000);
  }

  @Test
  void aQuietGameIsLookedAtOnce() {
    var script = new Script(new int[9], new int[9]);
    script.review(Limits.nodes(1000));
    assertThat(script.nodes()).isEqualTo(9 * 250);
  }

  @Test
  void aDepthIsRaisedWhereTheChancesChanged() {
    int[] change = {0, 0, 0, -400, -400, -400, -400, -400, -400};
    var script = new Script(change, change);
    script.review(Limits.depth(5));
    assertThat(script.limits.subList(0, 9)).containsOnly(Limits.depth(5));
    assertThat(script.limits.subList(9, 12)).containsOnly(Limits.depth(7));
  }

  /** Of White's first move: what was known before it, and after. */
  @ParameterizedTest
  @CsvSource({
    "mate,     0,      BLUNDER",
    "mate,     -500,   BLUNDER",
    "mate,     1000,   MISTAKE",
    "mate,     1200,   DUBIOUS",
    "mate,     mate,   NONE",
    "0,        mated,  BLUNDER",
    "-1000,    mated,  MISTAKE",
    "-1200,    mated,  DUBIOUS",
    "mated,    mated,  NONE",
    "mate,     mated,  BLUNDER",
    "0,        -60,    NONE",
    "0,        -70,    DUBIOUS",
    "0,        -130,   MISTAKE",
    "0,        -200,   BLUNDER"
  })
  void matesThatSlipOrAreWalkedIntoAreMarkedByWhatTheyChange(
      String before, String after, Swing swing) {
    int[] scores = {score(before), score(after)};
    assertThat(swings(new Script(scores, scores).review(Limits.nodes(100)))).containsExactly(swing);
  }

  private static int score(String text) {
    return switch (text) {
      case "mate" -> Score.wonIn(5);
      case "mated" -> Score.lostIn(6);
      default -> Integer.parseInt(text);
    };
  }

  @Test
  void stoppedInItsSecondLookAReviewKeepsTheFirst() {
    int[] first = {0, 0, 0, 0, 0, 0, -400, -400, -400};
    int[] second = {0, 0, 0, 0, 0, -400, -400, -400, -400};
    Review<Move> stopped = new Script(first, second).review(Limits.nodes(1000), 11);
    assertThat(stopped.isComplete()).isTrue();
    assertThat(swings(stopped))
        .as("what came of White's third was not heard")
        .containsOnly(Swing.NONE);
    Review<Move> earlier = new Script(first, second).review(Limits.nodes(1000), 6);
    assertThat(earlier.moves()).hasSize(4);
    assertThat(earlier.isComplete()).isFalse();
  }

  /** The player itself, and a game whose mistakes nobody doubts. */
  @Test
  void aFamousGameIsLostByTheMoveThatEverybodyNames() {
    Review<Move> review =
        new Reviewer<>(
                Games.chess(),
                JANUS,
                "full",
                Limits.nodes(20_000),
                _ -> Optional.empty(),
                () -> false)
            .review(Position.initial(), moves(VIENNA), (_, _, _) -> {});
    List<Swing> swings = swings(review);
    assertThat(swings.get(15)).as("8… Nxe4").isEqualTo(Swing.BLUNDER);
    assertThat(review.moments()).contains(review.moves().get(15));
    for (int ply = 16; ply < swings.size(); ply++) {
      assertThat(swings.get(ply))
          .as("from the queen's sacrifice on, ply %d", ply)
          .isEqualTo(Swing.NONE);
    }
  }
}
