package games.janus.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.Position;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
  @Test
  void theStartPositionIsWrittenAsEverybodyWritesIt() {
    assertThat(Fen.write(Position.initial()))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 13 57",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "PPPPPPPP/kkkkkkkk/8/8/8/8/8/8 b KQkq h8 77 9999",
        "4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1",
      })
  void whatIsReadIsWrittenAgain(String fen) {
    assertThat(Fen.write(Fen.read(fen))).isEqualTo(fen);
  }

  @Test
  void theLastFourFieldsMayBeLeftOut() {
    assertThat(Fen.write(Fen.read("4k3/8/8/8/8/8/8/4K3 b")))
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
  }

  @Test
  void spacesAroundAndBetweenFieldsDoNotMatter() {
    assertThat(Fen.read("  4k3/8/8/8/8/8/8/4K3 \t w   -  - 0 1 "))
        .isEqualTo(Fen.read("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  }

  @Test
  void kAndQMeanTheOutermostRook() {
    assertThat(Fen.read("4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 0 1").castlingRooks())
        .containsExactlyInAnyOrder(Square.B1, Square.H1);
  }

  @Test
  void aFileLetterNamesAnInnerRook() {
    assertThat(Fen.read("4k3/8/8/8/8/8/8/1RR1K1RR w CG - 0 1").castlingRooks())
        .containsExactlyInAnyOrder(Square.C1, Square.G1);
  }

  @Test
  void shredderRightsAreUnderstoodAndWritten() {
    String shredder = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
    assertThat(Fen.writeShredder(Fen.read(shredder))).isEqualTo(shredder);
    assertThat(Fen.write(Fen.read(shredder)))
        .isEqualTo("nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"                                        | A FEN needs at least a board and a side to move.",
        "8/8/8/8/8/8/8/8                             | A FEN needs at least a board and a side to move.",
        "8/8/8/8/8/8/8 w                             | It has 7 ranks instead of eight.",
        "8/8/8/8/8/8/8/8/8 w                         | It has more than eight ranks.",
        "9/8/8/8/8/8/8/8 w                           | '9' is neither a piece",
        "0/8/8/8/8/8/8/8 w                           | '0' is neither a piece",
        "7/8/8/8/8/8/8/8 w                           | Rank 8 has 7 squares instead of eight.",
        "8/8/8/8/8/8/8/K8 w                          | Rank 1 has 9 squares instead of eight.",
        "ppppppppp/8/8/8/8/8/8/8 w                   | Rank 8 has 9 squares instead of eight.",
        "8/8/8/8/8/8/8/7x w                          | 'x' is neither a piece",
        "8/8/8/8/8/8/8/8 x                           | The side to move must be w or b.",
        "8/8/8/8/8/8/8/8 w KQkqX                     | The castling rights must be",
        "4k3/8/8/8/8/8/8/4K2R w KK                   | name the same rook twice",
        "8/8/8/8/8/8/8/8 w - e9                      | The en passant square must be",
        "8/8/8/8/8/8/8/8 w - - -1 1                  | The number of halfmoves must be",
        "8/8/8/8/8/8/8/8 w - - 0 1000000000000       | The move number must be",
        "8/8/8/8/8/8/8/8 w - - 0 1.5                 | The move number must be",
        "8/8/8/8/8/8/8/8 w - - 0 1 bm Qh5            | It has 8 fields.",
      })
  void badTextSaysWhatToMend(String fen, String reason) {
    assertThatThrownBy(() -> Fen.read(fen))
        .isInstanceOf(InvalidTextException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aMegabyteIsRefusedAtOnceAndNotRepeated() {
    assertThatThrownBy(() -> Fen.read("8/".repeat(500_000)))
        .isInstanceOf(InvalidTextException.class)
        .satisfies(error -> assertThat(error.getMessage()).hasSizeLessThan(200));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"8/8/8/8/8/8/8/7\0 w", "8/8/8/8/8/8/8/\uD83D\uDE00 w", "\u202E8/8/8/8/8/8/8/8 w"})
  void charactersThatSteerTheScreenAreShownAsCodes(String fen) {
    assertThatThrownBy(() -> Fen.read(fen))
        .isInstanceOf(InvalidTextException.class)
        .satisfies(error ->
            assertThat(error.toString().chars())
                .noneMatch(c -> Character.isISOControl(c) || c == '\u202E'));
  }
}
