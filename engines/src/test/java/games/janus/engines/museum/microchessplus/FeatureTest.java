package games.janus.engines.museum.microchessplus;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import org.junit.jupiter.api.Test;

class FeatureTest {
  private static final Men CASTLED =
      new Men(
          Diagram.white(
              """
              . . . . k . . .
              p p p . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . N . .
              . . . . . P P P
              . . . R . R K .
              """));

  private static final Men PAWNS =
      new Men(
          Diagram.white(
              """
              . . . . k . . .
              . . . . . . p .
              . P . . . . . .
              . . . . . . . .
              . . . p . . . .
              . . . . . P . .
              . . . P . P . .
              . . . . K . . .
              """));

  @Test
  void moreThanTwentyMenIsTheOpeningAndFewerThanTenTheEnd() {
    assertThat(Phase.of(30)).isEqualTo(Phase.OPENING);
    assertThat(Phase.of(21)).isEqualTo(Phase.OPENING);
    assertThat(Phase.of(20)).isEqualTo(Phase.MIDDLE_GAME);
    assertThat(Phase.of(10)).isEqualTo(Phase.MIDDLE_GAME);
    assertThat(Phase.of(9)).isEqualTo(Phase.END_GAME);
  }

  @Test
  void everyPhaseHasItsTerms() {
    assertThat(Feature.in(Phase.OPENING))
        .extracting(Feature::words)
        .containsExactly("material", "mobility", "captures", "development", "centre", "check");
    assertThat(Feature.in(Phase.MIDDLE_GAME))
        .extracting(Feature::words)
        .containsExactly(
            "material",
            "mobility",
            "captures",
            "pawn structure",
            "king safety",
            "open files",
            "check");
    assertThat(Feature.in(Phase.END_GAME))
        .extracting(Feature::words)
        .containsExactly(
            "material", "mobility", "captures", "king activity", "passed pawns", "check");
  }

  @Test
  void aPawnIsOneAndAQueenNine() {
    assertThat(Role.all()).extracting(Men::worth).containsExactly(1, 3, 3, 5, 9, 999);
    assertThat(Feature.MATERIAL.of(new Men(Position.initial()), Color.WHITE)).isEqualTo(39);
  }

  @Test
  void aMoveIsAnEighth() {
    assertThat(Feature.MOBILITY.of(new Men(Position.initial()), Color.BLACK)).isEqualTo(20);
  }

  @Test
  void theBestCaptureCountsAQuarter() {
    var men =
        new Men(
            Diagram.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . q . . . .
                . . . . P . . .
                . . . . . n . .
                . . . . . . . .
                K . . . . . . .
                """));
    assertThat(Feature.CAPTURES.of(men, Color.WHITE)).isEqualTo(9 / 4.0);
    assertThat(Feature.CAPTURES.of(men, Color.BLACK)).isEqualTo(1 / 4.0);
  }

  @Test
  void knightsAndBishopsOffTheBackRankAreDeveloped() {
    assertThat(Feature.DEVELOPMENT.of(new Men(Position.initial()), Color.WHITE)).isZero();
    assertThat(Feature.DEVELOPMENT.of(CASTLED, Color.WHITE)).isEqualTo(0.5);
    assertThat(Feature.DEVELOPMENT.of(CASTLED, Color.BLACK)).isZero();
  }

  @Test
  void theCentreIsHeldByStandingThereOrAttackingIt() {
    assertThat(Feature.CENTRE.of(CASTLED, Color.WHITE))
        .as("d4 and e5 by the knight, d5 by the rook")
        .isEqualTo(3);
    assertThat(Feature.CENTRE.of(PAWNS, Color.BLACK)).as("a pawn on d4").isEqualTo(1);
    assertThat(Feature.CENTRE.of(PAWNS, Color.WHITE)).as("e4, attacked from f3").isEqualTo(1);
  }

  /**
   * White: b6 is passed and alone, d2 alone, f2 and f3 doubled and alone. Black: both are alone.
   */
  @Test
  void pawnsArePassedIsolatedAndDoubled() {
    assertThat(Feature.PAWN_STRUCTURE.of(PAWNS, Color.WHITE)).isEqualTo(2 - 1 - 1 + 2 * (-1 - 0.5));
    assertThat(Feature.PAWN_STRUCTURE.of(PAWNS, Color.BLACK)).isEqualTo(-2);
  }

  @Test
  void aKingIsSafeBehindPawnsAndAtTheSide() {
    assertThat(Feature.KING_SAFETY.of(CASTLED, Color.WHITE)).isEqualTo(3 * 0.5 + 1);
    assertThat(Feature.KING_SAFETY.of(CASTLED, Color.BLACK)).isZero();
  }

  @Test
  void aRookOnAFileWithoutPawnsIsOne() {
    assertThat(Feature.OPEN_FILES.of(CASTLED, Color.WHITE)).as("d1, not f1").isEqualTo(1);
  }

  @Test
  void inTheEndTheKingBelongsInTheMiddle() {
    assertThat(Feature.KING_ACTIVITY.of(PAWNS, Color.WHITE)).as("on the edge").isZero();
    var men =
        new Men(
            Diagram.white(
                """
                . . . . . . . .
                . . . . . . . .
                . . k . . . . .
                . . . . . . . .
                . . . . K . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """));
    assertThat(Feature.KING_ACTIVITY.of(men, Color.WHITE)).isEqualTo(1.5);
    assertThat(Feature.KING_ACTIVITY.of(men, Color.BLACK)).isEqualTo(1);
  }

  @Test
  void aPassedPawnIsWorthMoreTheFartherItIs() {
    assertThat(Feature.PASSED_PAWNS.of(PAWNS, Color.WHITE)).as("b6").isEqualTo(4 * 0.5);
    assertThat(Feature.PASSED_PAWNS.of(PAWNS, Color.BLACK)).as("none is passed").isZero();
  }

  @Test
  void givingCheckIsHalfAPawn() {
    var men =
        new Men(
            Diagram.black(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . R . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """));
    assertThat(Feature.CHECK.of(men, Color.WHITE)).isEqualTo(0.5);
    assertThat(Feature.CHECK.of(men, Color.BLACK)).isZero();
  }
}
