package games.janus.chess;

import static games.janus.chess.Diagram.after;
import static games.janus.chess.Diagram.diagram;
import static games.janus.chess.Diagram.movesFrom;
import static games.janus.rules.Square.A1;
import static games.janus.rules.Square.A8;
import static games.janus.rules.Square.B1;
import static games.janus.rules.Square.C1;
import static games.janus.rules.Square.D1;
import static games.janus.rules.Square.E1;
import static games.janus.rules.Square.F1;
import static games.janus.rules.Square.G1;
import static games.janus.rules.Square.H1;
import static games.janus.rules.Square.H8;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.notation.Fen;
import games.janus.rules.Color;
import org.junit.jupiter.api.Test;

/** Castling in ordinary chess and in Chess960: FIDE 3.8.2 and guidelines II. */
class CastlingTest {
  private static final Piece ROOK = new Piece(Color.WHITE, Role.ROOK);
  private static final Piece KING = new Piece(Color.WHITE, Role.KING);

  private static Position bothSides(String eighthRank) {
    return diagram(
        eighthRank
            + """

            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . R
            """,
        A1,
        H1);
  }

  @Test
  void theKingGoesTwoSquaresAndTheRookPassesHim() {
    Position position = bothSides(". . . . k . . .");
    assertThat(movesFrom(position, E1)).contains("e1g1", "e1c1");

    Position kingSide = after(position, "e1g1");
    assertThat(kingSide.at(G1)).contains(KING);
    assertThat(kingSide.at(F1)).contains(ROOK);

    Position queenSide = after(position, "e1c1");
    assertThat(queenSide.at(C1)).contains(KING);
    assertThat(queenSide.at(D1)).contains(ROOK);
  }

  @Test // FIDE 3.8.2.2.1
  void theKingDoesNotCastleOutOfCheck() {
    Position position = bothSides(". . . k r . . .");
    assertThat(movesFrom(position, E1)).doesNotContain("e1g1", "e1c1");
  }

  @Test // FIDE 3.8.2.2.1
  void theKingDoesNotCastleAcrossOrIntoAttack() {
    assertThat(movesFrom(bothSides(". . . . k r . ."), E1)).contains("e1c1").doesNotContain("e1g1");
    assertThat(movesFrom(bothSides(". . r . k . . ."), E1)).contains("e1g1").doesNotContain("e1c1");
  }

  @Test
  void theRookMayPassAnAttackedSquare() {
    assertThat(movesFrom(bothSides(". r . . k . . ."), E1)).contains("e1c1");
  }

  @Test // FIDE 3.8.2.2.2
  void nothingMayStandBetweenKingAndRook() {
    Position position =
        diagram(
            """
            . . . . k . . .
            . . . . . . . .
            . . . . . . . .
            R N . . K . N R
            """,
            A1,
            H1);
    assertThat(movesFrom(position, E1)).doesNotContain("e1g1", "e1c1");
  }

  @Test // FIDE 3.8.2.1
  void theRightIsLostWhenTheKingHasMoved() {
    Position position = after(bothSides(". . . . k . . ."), "e1e2", "e8e7", "e2e1", "e7e8");
    assertThat(position.castlingRooks()).isEmpty();
    assertThat(movesFrom(position, E1)).doesNotContain("e1g1", "e1c1");
  }

  @Test // FIDE 3.8.2.1
  void theRightIsLostWithTheRookThatMoved() {
    Position position = after(bothSides(". . . . k . . ."), "h1h2", "e8e7", "h2h1", "e7e8");
    assertThat(movesFrom(position, E1)).contains("e1c1").doesNotContain("e1g1");
  }

  @Test
  void theRightIsLostWhenTheRookIsTaken() {
    Position position =
        diagram(
            """
            r . . . k . . r
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . R
            """,
            A1,
            H1,
            A8,
            H8);
    assertThat(after(position, "a1a8").castlingRooks()).containsExactlyInAnyOrder(H1, H8);
  }

  @Test
  void inChess960TheKingMayJumpFarOrNotAtAll() {
    Position far = Position.of(Fen.read("4k3/8/8/8/8/8/8/RK5R w AH - 0 1"));
    assertThat(far.isChess960()).isTrue();
    assertThat(movesFrom(far, B1)).contains("b1g1", "b1c1");

    Position still = Position.of(Fen.read("4k3/8/8/8/8/8/8/R5KR w AH - 0 1"));
    Position castled =
        still.play(
            still.legalMoves().stream()
                .filter(move -> move instanceof Move.Castle castle && castle.isKingSide())
                .findFirst()
                .orElseThrow());
    assertThat(castled.at(G1)).contains(KING);
    assertThat(castled.at(F1)).contains(ROOK);
    assertThat(castled.at(H1)).isEmpty();
  }

  @Test
  void inChess960TheRookMayBeTheKingsOnlyShield() {
    // After castling on the queen side the rook from b1 would no longer hide the king on c1.
    Position position = Position.of(Fen.read("7k/8/8/8/8/8/8/qRK5 w B - 0 1"));
    assertThat(position.legalMoves()).noneMatch(Move.Castle.class::isInstance);
  }

  @Test
  void theOrdinaryStartIsNumber518() {
    assertThat(Chess960.start(518)).isEqualTo(Position.initial());
    assertThat(Fen.write(Chess960.start(0)))
        .isEqualTo("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    assertThat(Fen.write(Chess960.start(959)))
        .isEqualTo("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1");
  }

  @Test
  void thereAre960DifferentStarts() {
    assertThat(java.util.stream.IntStream.range(0, 960).mapToObj(Chess960::start).distinct())
        .hasSize(960);
  }
}
