package games.janus.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.Position;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import org.junit.jupiter.api.Test;

class EpdTest {
  @Test
  void aPositionAndWhatIsToBeKnownAboutIt() {
    Epd epd = Epd.read("7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - bm Rb7 Rb8+; id \"a; b\"; c0 \"\"; draw;");
    assertThat(epd.operation("bm")).contains("Rb7 Rb8+");
    assertThat(epd.operation("id")).contains("a; b");
    assertThat(epd.operation("c0")).contains("");
    assertThat(epd.operation("draw")).contains("");
    assertThat(epd.operation("am")).isEmpty();
  }

  @Test
  void aWholeFenIsReadToo() {
    String fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assertThat(Epd.read(fen).position()).isEqualTo(Position.initial());
    assertThat(Epd.read(fen + " bm e4;").operation("bm")).contains("e4");
  }

  @Test
  void whatIsNoPositionIsRefused() {
    for (String text : new String[] {"", "bm e4", "x".repeat(1_000_000)}) {
      assertThatThrownBy(() -> Epd.read(text)).isInstanceOf(InvalidTextException.class);
    }
    assertThatThrownBy(() -> Epd.read("8/8/8/8/8/8/8/8 w - -"))
        .isInstanceOf(IllegalSetupException.class);
  }
}
