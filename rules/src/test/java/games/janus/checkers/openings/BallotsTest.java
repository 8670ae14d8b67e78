package games.janus.checkers.openings;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.rules.Color;
import games.janus.rules.Game;
import org.junit.jupiter.api.Test;

class BallotsTest {
  @Test
  void theDeckHas156CardsAndNoTwoLeadToTheSamePosition() {
    assertThat(Ballots.deck()).hasSize(156);
    assertThat(Ballots.deck().stream().map(card -> card.game().position())).doesNotHaveDuplicates();
  }

  @Test
  void everyCardIsThreeLegalMovesAfterWhichWhiteIsToMove() {
    for (Ballot card : Ballots.deck()) {
      assertThat(card.game().plies()).as(card.toString()).isEqualTo(3);
      assertThat(card.game().position().turn()).isEqualTo(Color.WHITE);
    }
  }

  @Test
  void cardsAreFoundByTheirNumber() {
    Ballot doctor = Ballots.numbered(68).orElseThrow();
    assertThat(doctor.name()).contains("White Doctor");
    assertThat(Fen.write(doctor.game().position().setup()))
        .isEqualTo("W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,14,16");
  }

  @Test
  void cardsAreFoundByThePositionTheyLeadTo() {
    for (Ballot card : Ballots.deck()) {
      Game<Position, Move> game = card.game();
      assertThat(Ballots.at(game.position())).contains(card);
      assertThat(Ballots.at(game.before().orElseThrow().position())).isEmpty();
    }
    assertThat(Ballots.at(Position.initial(RuleSet.ACF))).isEmpty();
  }

  @Test
  void otherRulesHaveNoCards() {
    Position reached = Ballots.deck().getFirst().game().position();
    assertThat(Ballots.at(Position.of(reached.setup(), RuleSet.TWO_PLAYER))).isEmpty();
  }

  @Test
  void barredOpeningsAreNotInTheDeck() {
    assertThat(Ballots.numbered(3)).isEmpty();
  }
}
