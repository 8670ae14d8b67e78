package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DefinitionTest {
  @Test
  void aDefinitionGoesOnUntilItsSemicolon() {
    var talk = Conversation.mended();
    assertThat(talk.awaits().prompt()).isEqualTo("> ");
    assertThat(talk.enter(":TWICE").awaits().prompt()).isEqualTo("... ");
    assertThat(talk.enter("2 * // doubled").awaits().prompt()).isEqualTo("... ");
    assertThat(talk.enter(";").awaits().prompt()).isEqualTo("> ");
    assertThat(talk.enter("21 TWICE .").printed()).isEqualTo("42 ");
  }

  @Test
  void anOpenBlockOrArrayGoesOnToo() {
    assertThat(Conversation.mended().enter("2 (").awaits()).isEqualTo(Awaits.MORE);
    assertThat(answer("2 (", "`x`", ")")).isEqualTo("xx");
    assertThat(answer("[ 1", "2 ] /S .")).isEqualTo("2 ");
    assertThat(answer("0 ( `a` ) /E", "( `b` )")).isEqualTo("b");
  }

  @Test
  void bracketsInTextsAndCommentsCloseNothing() {
    assertThat(answer(":A `;)` // ;", "1 . ;", "A")).isEqualTo(";)1 ");
  }

  @Test
  void namesAreKeptInFull() {
    assertThat(answer(":AB 1 ; :AC 2 ; AB . AC .")).isEqualTo("1 2 ");
  }

  @Test
  void aNewDefinitionReplacesTheOldOne() {
    assertThat(answer(":A 1 . ;", ":B A ;", ":A 2 . ;", "B")).isEqualTo("2 ");
  }

  @Test
  void functionsMayCallThemselves() {
    assertThat(answer(":FAC \" 1 > ( \" 1 - FAC * ) ;", "7 FAC .")).isEqualTo("5040 ");
  }
}
