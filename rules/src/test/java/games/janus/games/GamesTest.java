package games.janus.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.rules.InvalidTextException;
import games.janus.rules.game.GameKind;
import org.junit.jupiter.api.Test;

class GamesTest {
  @Test
  void aGameIsFoundByItsKindAndRuleSet() {
    assertThat(Games.of(GameKind.CHESS, "")).isSameAs(Games.chess());
    assertThat(Games.of(GameKind.CHESS, "fide")).isSameAs(Games.chess());
    assertThat(Games.of(GameKind.CHECKERS, "").ruleSet()).isEqualTo("acf");
    assertThat(Games.of(GameKind.CHECKERS, "two-player").ruleSet()).isEqualTo("two-player");
    assertThat(GameKind.of("checkers")).contains(GameKind.CHECKERS);
    assertThat(GameKind.of("go")).isEmpty();
  }

  @Test
  void rulesThatAGameDoesNotHaveAreRefused() {
    assertThatThrownBy(() -> Games.of(GameKind.CHESS, "acf"))
        .isInstanceOf(InvalidTextException.class)
        .hasMessage("I cannot read \"acf\". Chess has one rule set: fide.");
    assertThatThrownBy(() -> Games.of(GameKind.CHECKERS, "fide"))
        .isInstanceOf(InvalidTextException.class);
  }
}
