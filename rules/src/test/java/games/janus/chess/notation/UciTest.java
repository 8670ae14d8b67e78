package games.janus.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How engines write moves. */
class UciTest {
  private static final Position CASTLING =
      Position.of(Fen.read("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1"));

  /** The king on b1 and rooks on a1 and f1, as a Chess960 game may start. */
  private static final Position CHESS960 =
      Position.of(Fen.read("rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1"));

  private static String written(Position position, String text) {
    return Uci.write(position, Uci.read(position, text));
  }

  @Test
  void twoSquares() {
    assertThat(Uci.read(Position.initial(), "e2e4"))
        .isEqualTo(new Move.Normal(Role.PAWN, Square.E2, Square.E4, Optional.empty()));
    assertThat(written(Position.initial(), "g1f3")).isEqualTo("g1f3");
  }

  @Test
  void aPromotionNamesThePiece() {
    assertThat(written(CASTLING, "b7b8q")).isEqualTo("b7b8q");
    assertThat(Uci.read(CASTLING, "b7a8n"))
        .isEqualTo(new Move.Promotion(Square.B7, Square.A8, Role.KNIGHT, Optional.of(Role.ROOK)));
  }

  @Test
  void castlingIsTheKingsMove() {
    assertThat(written(CASTLING, "e1g1")).isEqualTo("e1g1");
    assertThat(written(CASTLING, "e1h1")).isEqualTo("e1g1");
    assertThat(written(CASTLING, "e1a1")).isEqualTo("e1c1");
    assertThat(Uci.write(Uci.read(CASTLING, "e1c1"), true)).isEqualTo("e1a1");
  }

  @Test
  void inChess960TheKingTakesHisRook() {
    assertThat(written(CHESS960, "b1f1")).isEqualTo("b1f1");
    assertThat(written(CHESS960, "b1g1")).isEqualTo("b1f1");
    assertThat(written(CHESS960, "b1a1")).isEqualTo("b1a1");
    assertThat(Uci.read(CHESS960, "b1c1"))
        .as("a step, not castling")
        .isInstanceOf(Move.Normal.class);
  }

  @Test
  void whatIsNoMoveTextIsInvalid() {
    for (String text :
        List.of(
            "", "e2", "e2e", "e2e9", "i2e4", "e2-e4", "e7e8k", "e7e8Q", "0000", "e2e4q5", "Nf3")) {
      assertThatExceptionOfType(InvalidTextException.class)
          .as(text)
          .isThrownBy(() -> Uci.read(Position.initial(), text));
    }
  }

  @Test
  void whatIsNotLegalSaysWhy() {
    for (String text : List.of("e2e5", "e7e5", "e4e5", "e1g1", "e2e4q")) {
      assertThatExceptionOfType(IllegalMoveException.class)
          .as(text)
          .isThrownBy(() -> Uci.read(Position.initial(), text));
    }
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> Uci.read(Position.initial(), "e7e5"))
        .satisfies(e -> assertThat(e.reason().text()).isEqualTo("The pawn on e7 is Black's."));
  }

  @Test
  void aPawnMustSayWhatItBecomes() {
    assertThatExceptionOfType(AmbiguousMoveException.class)
        .isThrownBy(() -> Uci.read(CASTLING, "b7b8"));
  }
}
