package games.janus.engines.museum.octave;

import static games.janus.engines.museum.octave.Games.blackToMove;
import static games.janus.engines.museum.octave.Games.octave;
import static games.janus.engines.museum.octave.Games.think;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The program never gives a mate that it can see, unless it is repaired. */
class MateTest {
  private static final Position BACK_RANK =
      blackToMove(
          """
          . r . . . . k .
          . . . . . p p p
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          r . . . . P P P
          . . . . . . K .
          """);

  private static final Position FOOLS_MATE =
      blackToMove(
          """
          r n b q k b n r
          p p p p . p p p
          . . . . p . . .
          . . . . . . . .
          . . . . . . P .
          . . . . . P . .
          P P P P P . . P
          R N B Q K B N R
          """);

  /** After the castle's check on a1 the queen must take it, and that is mate. */
  private static final String FORCED_MATE =
      """
      k r . . . . . .
      . p . . . . . .
      . . p . . q . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . P P
      R . . . . . . K
      """;

  @Test
  void itWalksPastAMateOnTheBackRow() {
    Thought<Move> thought = think(BACK_RANK, Octave.FAITHFUL);
    assertThat(thought.move().orElseThrow()).hasToString("b8b4");
    assertThat(Tenths.text(thought.score().orElseThrow())).isEqualTo("13.6");
  }

  @Test
  void itSaysWhichMatesItWalksPast() {
    assertThat(Language.ENGLISH.texts(think(BACK_RANK, Octave.FAITHFUL).remarks()))
        .containsExactly(
            "a2a1 is mate, but it takes every mate for a loss",
            "b8b1 is mate, but it takes every mate for a loss");
  }

  @Test
  void itDeclinesFoolsMate() {
    assertThat(think(FOOLS_MATE, Octave.FAITHFUL).move().orElseThrow()).hasToString("d8f6");
  }

  @Test
  void repairedItMatesOnTheBackRow() {
    Thought<Move> thought = think(BACK_RANK, Octave.REPAIRED);
    assertThat(thought.move().orElseThrow()).hasToString("a2a1");
    assertThat(thought.line()).hasSize(1);
    assertThat(thought.terms()).containsExactly(new Term("mate", 9999));
    assertThat(thought.remarks()).isEmpty();
  }

  @Test
  void repairedItGivesFoolsMate() {
    assertThat(think(FOOLS_MATE, Octave.REPAIRED).move().orElseThrow()).hasToString("d8h4");
  }

  @Test
  void aMateItCannotAvoidGivingIsALossToIt() {
    Thought<Move> thought = think(blackToMove(FORCED_MATE), Octave.FAITHFUL);
    assertThat(thought.move().orElseThrow()).hasToString("f6a1");
    assertThat(thought.score()).contains(-9999.0);
    assertThat(thought.terms()).isEqualTo(List.of(new Term("mate", -9999)));
  }

  @Test
  void repairedItStillFearsItsOwnMate() {
    OctavePosition mated =
        octave(
            """
            . . . R . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . K .
            """,
            Men.BLACK);
    assertThat(new Chess1(true).valueWhenOver(mated, 1)).hasValue(-9999);
    assertThat(new Chess1(false).valueWhenOver(mated, 1)).hasValue(-9999);
  }

  @Test
  void withoutAKingASideIsMated() {
    OctavePosition noWhiteKing =
        octave(
            """
            . . . . . . k .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . P P P
            . . . . . . . .
            """,
            Men.BLACK);
    assertThat(new Chess1(false).valueWhenOver(noWhiteKing, 1)).hasValue(9999);
  }

  @Test
  void stalemateIsWorthNothing() {
    Thought<Move> thought =
        think(
            blackToMove(
                """
                . r . . . . . k
                . . . . . . Q .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                P . . . . . . .
                K . . . . . . .
                """),
            Octave.FAITHFUL);
    assertThat(thought.move().orElseThrow()).hasToString("h8g7");
    assertThat(thought.terms()).containsExactly(new Term("stalemate", 0));
  }
}
