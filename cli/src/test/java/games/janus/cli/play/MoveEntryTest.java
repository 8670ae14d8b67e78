package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves as people type them. */
class MoveEntryTest {
  private static final Path NOWHERE = Path.of(".");

  private static <P, M> String read(HostedGame<P, M> live, String text) {
    MoveEntry.Reading<M> reading = new MoveEntry<>(live.type()).read(live.game(), text);
    return reading
        .move()
        .map(move -> live.type().notation().moveText(live.game().position(), move))
        .orElse(reading.answer());
  }

  @ParameterizedTest
  @CsvSource({
    "e4, e4",
    "e2e4, e4",
    "e2-e4, e4",
    "e2 e4, e4",
    "E2E4, e4",
    "Nf3, Nf3",
    "nf3, Nf3",
    "NF3, Nf3",
    "g1f3, Nf3",
    "Ng1-f3, Nf3",
    "Nf3!?, Nf3"
  })
  void chessMovesAreReadInManyForms(String typed, String meant) {
    assertThat(read(Evening.chess(NOWHERE).live(), typed)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"O-O, O-O", "0-0, O-O", "o-o, O-O", "e1g1, O-O", "O-O-O, O-O-O", "e1c1, O-O-O"})
  void castlingToo(String typed, String meant) {
    var live = Evening.chess(NOWHERE).from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").live();
    assertThat(read(live, typed)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"e7e8q, e8=Q+", "e8=n, e8=N", "e8R, e8=R+"})
  void promotionsToo(String typed, String meant) {
    var live = Evening.chess(NOWHERE).from("k7/4P3/8/8/8/8/8/K7 w - - 0 1").live();
    assertThat(read(live, typed)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"11-15, 11-15", "11 15, 11-15", "11x15, 11-15", "11:15, 11-15", "11 - 15, 11-15"})
  void checkersMovesAreReadInManyForms(String typed, String meant) {
    assertThat(read(Evening.checkers(NOWHERE, RuleSet.ACF).live(), typed)).isEqualTo(meant);
  }

  @Test
  void aManThatCannotMoveIsToldWhy() {
    var live = Evening.checkers(NOWHERE, RuleSet.ACF).from("W:W22,27,32:B17,18").live();
    assertThat(read(live, "27")).isEqualTo("27? You must jump: 22x13 or 22x15.");
    assertThat(read(live, "1")).contains("There is no piece on 1.");
    assertThat(read(live, "17-21")).contains("The piece on 17 is Dark's");
    assertThat(read(live, "40-41")).contains("1 to 32");
  }

  @Test
  void twoRoutesAreNamedInFull() {
    var live = Evening.checkers(NOWHERE, RuleSet.ACF).from("W:W31:B26,27,18,19").live();
    assertThat(read(live, "31x15")).contains("31x22x15").contains("31x24x15");
    assertThat(read(live, "31x24x15")).startsWith("31x24x15");
  }

  @Test
  void aMoveThatIsPartOfTheEntryDoesNotCountAsNamed() {
    var live = Evening.chess(NOWHERE).live(); // g4 is a move, bg4 is not
    assertThat(read(live, "bg4")).endsWith("Possible: b3 or b4.");
  }

  @Test
  void inCheckThePossibleMovesAreNamed() {
    var live = Evening.chess(NOWHERE).from("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").live();
    assertThat(read(live, "Kd2")).contains("Possible: ").contains("Kxe2");
  }
}
