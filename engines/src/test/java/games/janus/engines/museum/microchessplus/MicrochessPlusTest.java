package games.janus.engines.museum.microchessplus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MicrochessPlusTest {
  private static final Position AHEAD =
      Diagram.black(
          """
          . . . . . . . k
          . . . . . . . p
          . . . . . . . .
          . . . . . . . .
          p . . . . . . .
          . . . . . . . .
          P . . R . K . .
          . . . . . . . .
          """);

  private static final Position BEHIND =
      Diagram.black(
          """
          . . . . . . k .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          r . . . . . . .
          . . . . . . . .
          . . . . . . K .
          """);

  private final MicrochessPlus program = new MicrochessPlus();

  @Test
  void itGivesMateAtOnce() {
    Position position =
        Diagram.white(
            """
            . . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . . . K .
            """);
    Thought<Move> thought = think(position);
    assertThat(thought.move()).hasToString("Optional[a1a8]");
    assertThat(thought.score()).contains(998.0);
    assertThat(thought.terms()).containsExactly(new Term("checkmate", 998));
  }

  @Test
  void itSeesAMateInTwo() {
    Position position =
        Diagram.black(
            """
            . r . . . . k .
            r . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . K . .
            """);
    Thought<Move> thought = think(position);
    assertThat(thought.score()).contains(996.0);
    assertThat(thought.line()).hasSize(3);
  }

  @Test
  void itTakesStalemateForADraw() {
    Position position =
        Diagram.white(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . Q .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            K . . . . . . .
            """);
    Position stalemate = position.play(Played.move(position, "g6f7"));
    var evaluation = new Evaluation(position.turn(), MicrochessPlus.PER_MOVE);
    assertThat(evaluation.terms(new LookAhead(stalemate, 1, null)))
        .containsExactly(new Term("stalemate", 0));
    assertThat(think(position).score().orElseThrow()).isPositive();
  }

  @Test
  void itDoesNotTakeWhatIsDefended() {
    Position position =
        Diagram.white(
            """
            . . . . . . k .
            . . . . . p . p
            . . . . p . p .
            . . . p . . . .
            . . . . . . . .
            . . . . . . . .
            P P P Q . P P P
            . . . . . . K .
            """);
    Thought<Move> thought = think(position, Limits.depth(1));
    assertThat(thought.move()).isPresent();
    assertThat(thought.move().orElseThrow().captured()).isEmpty();
    assertThat(thought.counters().get(Metric.QUIESCENCE_NODES)).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "e1g1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "e1c1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "e5d6, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "a7a8q, 4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
  })
  void itKnowsTheSpecialMoves(String move, String fen) {
    assertThat(considered(fen)).contains(move);
  }

  @Test
  void aPawnBecomesAQueenAndNothingElse() {
    assertThat(considered("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")).doesNotContain("a7a8n", "a7a8r");
  }

  @Test
  void capturesAreTriedFirstTheFattestByTheLeanest() {
    assertThat(considered("4k3/8/8/2q1p3/3P4/2N2N2/8/4K3 w - - 0 1"))
        .startsWith("d4c5", "d4e5", "f3e5");
  }

  @Test
  void aheadItAvoidsARepetition() {
    Game<Position, Move> game = shuffled(AHEAD, "h8g8", "f2g1", "g8h8", "g1f2");
    Thought<Move> thought = think(game);
    assertThat(think(game.position()).move()).as("without a past").hasToString("Optional[g1f2]");
    assertThat(thought.move()).as("with it").isNotEqualTo(Played.move(game.position(), "g1f2"));
    assertThat(thought.score().orElseThrow()).isPositive();
  }

  @Test
  void behindItSeeksARepetition() {
    Game<Position, Move> game = shuffled(BEHIND, "g8h8", "g1h1", "h8g8", "h1g1");
    assertThat(think(game.position()).score().orElseThrow()).as("without a past").isNegative();
    Thought<Move> thought = think(game);
    assertThat(thought.move()).hasToString("Optional[h1g1]");
    assertThat(thought.terms()).containsExactly(new Term("repetition", 0));
  }

  /** There and back again, until one move would bring the start for the third time. */
  private static Game<Position, Move> shuffled(Position start, String... round) {
    Game<Position, Move> game = Game.from(Chess.RULES, start);
    for (int ply = 0; ply < 2 * round.length - 1; ply++) {
      game = game.play(Played.move(game.position(), round[ply % round.length]));
    }
    return game;
  }

  @Test
  void itSaysItsMoveAsTheProgramPrintsIt() {
    Position position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    Thought<Move> thought = think(position);
    Move move = thought.move().orElseThrow();
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains("Piece " + move.role().letter() + " from " + move.from() + " to " + move.to());
  }

  @Test
  void theCountsAreThoseOfTheTree() {
    Position position =
        position("r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 1 4");
    var request =
        new SearchRequest<>(Game.from(Chess.RULES, position), "3-ply", Limits.NONE, 1, true);
    Thought<Move> recorded = program.think(request, SearchControl.patient());
    SearchTree<Move> tree = recorded.tree().orElseThrow();
    assertThat((long) tree.size()).isEqualTo(recorded.counters().get(Metric.NODES));
    assertThat(endings(tree, Ending.CUT)).isEqualTo(recorded.counters().get(Metric.CUTOFFS));
    assertThat(endings(tree, Ending.STOOD_PAT))
        .isPositive()
        .isEqualTo(recorded.counters().get(Metric.STOOD_PAT));
    assertThat(counts(think(position))).isEqualTo(counts(recorded));
  }

  private static long endings(SearchTree<Move> tree, Ending ending) {
    return IntStream.range(0, tree.size())
        .filter(index -> tree.node(index).ending() == ending)
        .count();
  }

  @ParameterizedTest
  @CsvSource({"3-ply, 0.125", "literal, 1"})
  void whatALegalMoveIsWorthDependsOnTheLevel(String level, double perMove) {
    var game = Game.from(Chess.RULES, position("7k/8/8/8/8/8/8/K5R1 w - - 0 1"));
    var request = new SearchRequest<>(game, level, Limits.depth(1), 1, false);
    Thought<Move> thought = program.think(request, SearchControl.patient());
    var end = new Men(game.position().play(thought.move().orElseThrow()));
    double more = Feature.MOBILITY.of(end, Color.WHITE) - Feature.MOBILITY.of(end, Color.BLACK);
    assertThat(thought.terms()).contains(new Term("mobility", perMove * more));
  }

  @Test
  void stoppedAtOnceItStillMoves() {
    Position position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    var limits = Limits.nodes(1);
    Thought<Move> thought = think(position, limits);
    assertThat(position.legalMoves()).contains(thought.move().orElseThrow());
    assertThat(thought.score()).isEmpty();
    assertThat(thought.complete()).isFalse();
  }

  @Test
  void aLevelItDoesNotHaveIsRefused() {
    var request = SearchRequest.of(Game.of(Chess.RULES), "9-ply", 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> program.think(request, SearchControl.patient()))
        .withMessageContaining("3-ply");
  }

  @Tag("slow")
  @Test
  void inEveryGameTheMovesAreLegalAndTheTermsAddUp() {
    for (int seed = 1; seed <= 10; seed++) {
      Game<Position, Move> game = Game.of(Chess.RULES);
      var random = new Random(seed);
      while (game.outcome().isEmpty() && game.plies() < 120) {
        List<Move> moves = game.position().legalMoves();
        game =
            game.play(
                random.nextInt(3) == 0
                    ? moves.get(random.nextInt(moves.size()))
                    : checked(game, seed).move().orElseThrow());
      }
    }
  }

  private Thought<Move> checked(Game<Position, Move> game, int seed) {
    var request = new SearchRequest<>(game, "3-ply", Limits.depth(2), seed, false);
    Thought<Move> thought = program.think(request, SearchControl.patient());
    if (thought.score().isPresent()) {
      assertThat(Term.sum(thought.terms()))
          .as("seed %s, ply %s", seed, game.plies())
          .isEqualTo(thought.score().orElseThrow());
    }
    return thought;
  }

  private static List<String> considered(String fen) {
    Position position = position(fen);
    var game = new PlusGame(new Evaluation(position.turn(), MicrochessPlus.PER_MOVE));
    return game.moves(new LookAhead(position, 0, null), true).stream().map(Move::toString).toList();
  }

  private static Position position(String fen) {
    return Position.of(Fen.read(fen));
  }

  private Thought<Move> think(Position position) {
    return think(Game.from(Chess.RULES, position));
  }

  private Thought<Move> think(Game<Position, Move> game) {
    return program.think(SearchRequest.of(game, "3-ply", 1), SearchControl.patient());
  }

  private Thought<Move> think(Position position, Limits limits) {
    var request = new SearchRequest<>(Game.from(Chess.RULES, position), "3-ply", limits, 1, false);
    return program.think(request, SearchControl.patient());
  }

  private static List<Long> counts(Thought<Move> thought) {
    return Arrays.stream(Metric.values()).map(thought.counters()::get).toList();
  }
}
