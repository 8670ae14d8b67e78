package games.janus.engines.museum.octave;

import static games.janus.engines.museum.octave.Games.blackToMove;
import static games.janus.engines.museum.octave.Games.request;
import static games.janus.engines.museum.octave.Games.think;
import static games.janus.engines.museum.octave.Games.whiteToMove;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** The program as an opponent at any table. */
class OctaveTest {
  private final Octave octave = new Octave();

  @Test
  void asWhiteItPlaysTheBlackMovesOnABoardTurnedOver() {
    Position black =
        blackToMove(
            """
            r n b q k b n r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . . . . .
            P P P P . P P P
            R N B Q K B N R
            """);
    Position white =
        whiteToMove(
            """
            r n b q k b n r
            p p p p . p p p
            . . . . . . . .
            . . . . p . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R N B Q K B N R
            """);
    Thought<Move> asBlack = think(black, Octave.FAITHFUL);
    Thought<Move> asWhite = think(white, Octave.FAITHFUL);
    assertThat(asBlack.line()).hasToString("[e7e6, d1f3, d8g5]");
    assertThat(asWhite.line()).hasToString("[e2e3, d8f6, d1g4]");
    assertThat(asWhite.score()).isEqualTo(asBlack.score());
    assertThat(asWhite.terms()).isEqualTo(asBlack.terms());
    assertThat(asWhite.counters().get(Metric.NODES)).isEqualTo(1799);
  }

  @Test
  void asWhiteItSaysThatItSeesTheBoardTurnedOver() {
    assertThat(Language.ENGLISH.texts(think(Position.initial(), Octave.FAITHFUL).remarks()))
        .containsExactly("it only knows how to play Black, so it sees the board turned over");
  }

  @Test
  void aPawnThatArrivesBecomesAQueen() {
    Position position =
        blackToMove(
            """
            . . . . k . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            p . . . . . . .
            . R . . K . . .
            """);
    assertThat(think(position, Octave.FAITHFUL).move())
        .contains(new Move.Promotion(Square.A2, Square.B1, Role.QUEEN, Optional.of(Role.ROOK)));
  }

  @Test
  void whereOnlyEnPassantIsLeftItIsPlayedForIt() {
    Position position = Position.of(Fen.read("8/8/R7/7k/6Pp/5N2/8/K5R1 b - g3 0 1"));
    Thought<Move> thought = think(position, Octave.FAITHFUL);
    assertThat(thought.move()).contains(new Move.EnPassant(Square.H4, Square.G3));
    assertThat(thought.score()).isEmpty();
    assertThat(thought.remarks()).hasSize(1);
  }

  @Test
  void itDoesNotCastle() {
    Position position = Position.of(Fen.read("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"));
    Thought<Move> thought = recorded(position, Limits.depth(1));
    assertThat(thought.tree().orElseThrow().size() - 1)
        .as("moves tried, of %s", position.legalMoves())
        .isEqualTo(position.legalMoves().size() - 2);
  }

  @Test
  void theDepthCanBeChosen() {
    Thought<Move> thought = recorded(Position.initial(), Limits.depth(2));
    assertThat(thought.line()).hasSize(2);
    assertThat(thought.complete()).isTrue();
  }

  @Test
  void itLooksAtLeastOnePlyAhead() {
    assertThatThrownBy(() -> recorded(Position.initial(), Limits.depth(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Octave looks at least one move ahead, not 0.");
  }

  @Test
  void itHasTwoLevelsAndNoOther() {
    assertThatThrownBy(() -> think(Position.initial(), "expert"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("octave has the levels faithful and repaired");
  }

  @Test
  void everyLimitOfNodesGetsALegalMove() {
    for (int most = 1; most <= 300; most += 7) {
      var limits = Limits.nodes(most);
      Thought<Move> thought = recorded(Position.initial(), limits);
      assertThat(thought.complete()).isFalse();
      // The line it is on is followed to its end.
      assertThat(thought.counters().get(Metric.NODES)).isBetween((long) most, most + 3L);
      assertThat(Position.initial().isLegal(thought.move().orElseThrow()))
          .as("%s after %s nodes", thought.move(), most)
          .isTrue();
    }
  }

  @Test
  void stoppedBeforeItHasWeighedAMoveItPlaysTheFirst() {
    var atOnce = Limits.nodes(1);
    Thought<Move> unweighed = recorded(Position.initial(), atOnce);
    assertThat(unweighed.move().orElseThrow()).hasToString("a2a3");
    assertThat(unweighed.score()).isEmpty();
    assertThat(unweighed.terms()).isEmpty();
  }

  @Test
  void itStopsWhenItIsTold() {
    Thought<Move> thought = octave.think(request(Position.initial(), Octave.FAITHFUL), _ -> true);
    assertThat(thought.complete()).isFalse();
    assertThat(thought.counters().get(Metric.NODES)).isLessThan(1000);
  }

  @Test
  void recordingTheTreeChangesNothing() {
    Thought<Move> plain = think(Position.initial(), Octave.FAITHFUL);
    Thought<Move> recorded = recorded(Position.initial(), Limits.NONE);
    assertThat(recorded.line()).isEqualTo(plain.line());
    for (Metric metric : Metric.values()) {
      assertThat(recorded.counters().get(metric)).isEqualTo(plain.counters().get(metric));
    }
    assertThat(recorded.tree().orElseThrow().size())
        .isEqualTo((int) plain.counters().get(Metric.NODES));
  }

  @Test
  void whateverThePositionItsLineIsLegalAndItsTermsAddUp() {
    for (long seed = 1; seed <= 4; seed++) {
      var random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
      Position position = Position.initial();
      for (int ply = 0; ply < 40 && position.outcome().isEmpty(); ply++) {
        Thought<Move> thought = recorded(position, Limits.depth(2));
        String where = "ply " + ply + " with seed " + seed + "\n" + position;
        if (thought.score().isPresent()) {
          assertThat(Term.sum(thought.terms())).as(where).isEqualTo(thought.score().get());
          Position end = position;
          for (Move move : thought.line()) {
            end = end.play(move); // refuses what is not legal
          }
        }
        assertThat(position.isLegal(thought.move().orElseThrow())).as(where).isTrue();
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private Thought<Move> recorded(Position position, Limits limits) {
    return octave.think(
        new SearchRequest<>(Game.from(Chess.RULES, position), Octave.FAITHFUL, limits, 0, true),
        SearchControl.patient());
  }

  /** docs/museum/octave.md draws this tree. */
  @Test
  void theExampleOfATreeIsTrue() {
    Position position =
        blackToMove(
            """
            . . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . p . . .
            . . . . P . . .
            . . . . . . . .
            . . . . . . . .
            K . . . . . . .
            """);
    SearchTree<Move> tree = recorded(position, Limits.depth(2)).tree().orElseThrow();
    var drawn = new ArrayList<String>();
    for (int i = 1; i < tree.size(); i++) {
      SearchTree.Node<Move> node = tree.node(i);
      drawn.add(node.move().orElseThrow().to() + " " + Tenths.text(node.value()));
    }
    assertThat(String.join(", ", drawn))
        .isEqualTo(
            "h7 -0.3, a2 0.0, b1 0.0, b2 -0.3, g8 -0.3, a2 0.0, b1 0.0, b2 -0.3, g7 0.0, a2 0.3,"
                + " b1 0.3, b2 0.0");
    assertThat(tree.node(5).ending()).isEqualTo(SearchTree.Ending.CUT);
    assertThat(tree.node(0).decidingMove()).map(Move::to).contains(Square.G7);
  }
}
