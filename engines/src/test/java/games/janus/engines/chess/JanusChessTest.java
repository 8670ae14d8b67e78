package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.StaticTerms;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Language;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JanusChessTest {
  private static Game<Position, Move> game(String fen) {
    return Game.from(Chess.RULES, Position.of(Fen.read(fen)));
  }

  private static Thought<Move> think(Game<Position, Move> game, int depth) {
    return new JanusChess()
        .think(
            new SearchRequest<>(game, "full", Limits.depth(depth), 1, false),
            SearchControl.patient());
  }

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1, a1a8, 1",
    "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1, d5f6, 2",
    "4r1k1/pQ3pp1/7p/4q3/4r3/P7/1P2nPPP/2BR1R1K b - - 0 1, e5h2, 2"
  })
  void itFindsTheShortestMate(String fen, String move, int moves) {
    Game<Position, Move> game = game(fen);
    Thought<Move> thought = think(game, 12);

    assertThat(thought.move()).contains(Uci.read(game.position(), move));
    assertThat(Language.ENGLISH.texts(thought.remarks())).contains("mates in " + moves);
    assertThat(thought.line()).hasSize(2 * moves - 1);
  }

  @Test
  void equalQuestionsGetEqualAnswers() {
    Game<Position, Move> game =
        game("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    Thought<Move> one = think(game, 8);
    Thought<Move> other = think(game, 8);

    assertThat(other.line()).isEqualTo(one.line());
    assertThat(other.score()).isEqualTo(one.score());
    for (Metric metric : Metric.values()) {
      assertThat(other.counters().get(metric))
          .as(metric.id())
          .isEqualTo(one.counters().get(metric));
    }
  }

  /** At every level: noise changes the score, never what the boards are said to be worth. */
  @Test
  void theTermsAtBothEndsOfTheLineAddUpToWhatEachBoardIsWorth() {
    var random = new Random(20261118);
    var janus = new JanusChess(new TranspositionTable(1), 0);
    int thoughts = 0;
    for (int i = 0; i < 40; i++) {
      Game<Position, Move> game = Game.of(Chess.RULES);
      for (int ply = 0; ply < 120 && game.outcome().isEmpty(); ply++) {
        String level = thoughts % 3 == 0 ? "1" : "full";
        Thought<Move> thought =
            janus.think(
                new SearchRequest<>(game, level, Limits.depth(1 + ply % 3), i, false),
                SearchControl.patient());
        checkStaticTerms(game, thought);
        thoughts++;
        List<Move> legal = game.position().legalMoves();
        game = game.play(legal.get(random.nextInt(legal.size())));
      }
    }
    assertThat(thoughts).isGreaterThan(3000);
  }

  private static void checkStaticTerms(Game<Position, Move> game, Thought<Move> thought) {
    assertThat(thought.score()).isPresent();
    assertThat(thought.terms()).as("the score comes from the search").isEmpty();
    StaticTerms worth = thought.staticTerms().orElseThrow();
    Color side = game.position().turn();
    assertThat(worth.side()).isEqualTo(side);
    Game<Position, Move> end = game;
    for (Move move : thought.line()) {
      if (end.outcome().isEmpty()) {
        end = end.play(move);
      }
    }
    String at = Fen.write(game.position()) + " " + thought.line();
    assertThat(Term.sum(worth.now())).as(at).isEqualTo(staticScore(game, side));
    assertThat(Term.sum(worth.end())).as(at).isEqualTo(staticScore(end, side));
  }

  private static double staticScore(Game<Position, Move> game, Color side) {
    if (game.outcome().isPresent()) {
      return game.outcome()
          .get()
          .winner()
          .map(winner -> winner == side ? Score.wonIn(0) : Score.lostIn(0))
          .orElse(Score.DRAW);
    }
    var board = new BoardState();
    game.position().copyTo(board);
    int score = new Evaluation().evaluate(board);
    return game.position().turn() == side ? score : 0 - score;
  }

  @Test
  void itTellsEveryDepthAndStopsWhenThatIsEnough() {
    var depths = new ArrayList<Integer>();
    var control =
        new SearchControl<Move>() {
          @Override
          public boolean shouldStop(SearchCounters counters) {
            return false;
          }

          @Override
          public boolean isEnough(Finding<Move> finding) {
            if (finding.isSettled()) {
              depths.add(finding.depth());
            }
            return finding.depth() == 6;
          }
        };
    Game<Position, Move> game = Game.of(Chess.RULES);
    Thought<Move> thought = new JanusChess().think(SearchRequest.of(game, "full", 1), control);

    assertThat(depths).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(thought.complete()).isTrue();
  }

  @Test
  void itStopsWhenToldAndStillAnswers() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    Thought<Move> thought = new JanusChess().think(SearchRequest.of(game, "full", 1), _ -> true);

    assertThat(thought.move()).isPresent();
    assertThat(thought.complete()).isFalse();
    assertThat(thought.counters().get(Metric.NODES)).isLessThanOrEqualTo(1024);
  }

  /**
   * What a level sets out to look at is all it wants to see; the gentlest has a score to show, too.
   */
  @Test
  void aLevelThatHasSeenItsMeasureIsNotInterrupted() {
    for (String level : List.of("1", "5", "10")) {
      Thought<Move> thought =
          new JanusChess()
              .think(SearchRequest.of(Game.of(Chess.RULES), level, 3), SearchControl.patient());
      assertThat(thought.complete()).as(level).isTrue();
      assertThat(thought.score()).as(level).isPresent();
      assertThat(thought.staticTerms()).as(level).isPresent();
    }
  }

  @Test
  void severalLinesComeBestFirstWithDifferentMoves() {
    for (int depth = 1; depth <= 9; depth++) {
      var lines = new TreeMap<Integer, Finding<Move>>();
      Thought<Move> thought = fourLines(depth, lines);
      List<Finding<Move>> told = List.copyOf(lines.values());
      assertThat(told)
          .extracting(line -> line.line().getFirst())
          .hasSize(4)
          .doesNotHaveDuplicates();
      assertThat(told)
          .as("depth %s", depth)
          .extracting(Finding::score)
          .isSortedAccordingTo(Comparator.reverseOrder());
      assertThat(thought.line()).isEqualTo(told.getFirst().line());
      assertThat(thought.score()).contains((double) told.getFirst().score());
    }
  }

  /** Keeps what was last told of each of the four best lines. */
  private static Thought<Move> fourLines(int depth, Map<Integer, Finding<Move>> lines) {
    var request =
        new SearchRequest<>(
            Game.of(Chess.RULES), "full", Limits.depth(depth), 1, false, List.of(), 4);
    return new JanusChess()
        .think(
            request,
            new SearchControl<>() {
              @Override
              public boolean shouldStop(SearchCounters counters) {
                return false;
              }

              @Override
              public boolean isEnough(Finding<Move> finding) {
                if (finding.depth() == depth && finding.bound() == Finding.Bound.EXACT) {
                  lines.put(finding.rank(), finding);
                }
                return false;
              }
            });
  }

  @Test
  void onlyTheMovesAskedForAreThoughtAbout() {
    Game<Position, Move> game = Game.of(Chess.RULES);
    Move only = Uci.read(game.position(), "h2h3");
    Thought<Move> thought =
        new JanusChess()
            .think(
                new SearchRequest<>(game, "full", Limits.depth(6), 1, false, List.of(only), 1),
                SearchControl.patient());
    assertThat(thought.move()).contains(only);
  }

  /** The black king shuttles; going back a third time would be a draw, and White is winning. */
  @Test
  void itDoesNotRepeatAWonPositionIntoADraw() {
    Game<Position, Move> game = game("7k/8/8/8/8/8/QK6/8 w - - 0 1");
    for (String move : List.of("a2a3", "h8g8", "a3a2", "g8h8", "a2a3", "h8g8", "a3a2", "g8h8")) {
      game = game.play(Uci.read(game.position(), move));
    }
    Thought<Move> thought = think(game, 8);
    assertThat(thought.move().orElseThrow()).isNotEqualTo(Uci.read(game.position(), "a2a3"));
    assertThat(thought.score().orElseThrow()).isGreaterThan(1000.0);
  }

  @Test
  void aPlayerWithAMemoryNeedsFewerPositionsTheSecondTime() {
    var player = new JanusChess(new TranspositionTable(16), 0);
    var request = new SearchRequest<>(Game.of(Chess.RULES), "full", Limits.depth(9), 1, false);
    long first = player.think(request, SearchControl.patient()).counters().get(Metric.NODES);
    long second = player.think(request, SearchControl.patient()).counters().get(Metric.NODES);
    assertThat(second).isLessThan(first / 2);
  }
}
