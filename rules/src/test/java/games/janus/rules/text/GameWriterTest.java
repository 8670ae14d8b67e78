package games.janus.rules.text;

import static games.janus.rules.text.Alphabet.good;
import static games.janus.rules.text.Alphabet.rewritten;
import static games.janus.rules.text.Alphabet.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.rules.text.Alphabet.Said;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a game is written for export, shown with a game of letters. */
class GameWriterTest {
  @Test
  void tagsThenMovesThenTheResultThenAnEmptyLine() {
    assertThat(rewritten("[White \"Anna\"] [Black \"Otto\"] a b c 1-0"))
        .isEqualTo(
            """
            [White "Anna"]
            [Black "Otto"]

            1. a b 2. c 1-0

            """);
  }

  @Test
  void aGameWithoutTagsBeginsWithItsMoves() {
    assertThat(rewritten("a b *")).isEqualTo("1. a b *\n\n");
  }

  @Test
  void theSecondSideHasItsNumberAfterACommentAVariationOrAtTheStart() {
    assertThat(rewritten("a {x} b c (d e) f g $1 h *"))
        .isEqualTo("1. a {x} 1... b 2. c (2. d e) 2... f 3. g $1 h *\n\n");
    assertThat(rewritten("[FEN \"q7\"] a b *")).contains("4... a 5. b *");
  }

  @Test
  void variationsOfVariationsAreNumberedFromWhereTheyStart() {
    assertThat(rewritten("a b (c d (e {x} f) g) (h) i *"))
        .isEqualTo("1. a b (1... c 2. d (2. e {x} 2... f) 2... g) (1... h) 2. i *\n\n");
  }

  @Test
  void everyCommentKeepsItsPlace() {
    String text =
        "{0} 1. a {1} {2} ({3} 1. b {4} (1. c) {5}) {6} 1... d ({7}) 2. e (2. f) {8} *\n\n";
    assertThat(rewritten(text)).isEqualTo(text);
  }

  @Test
  void noLineIsLongerThan79Characters() {
    String text = "a b ".repeat(40) + "{" + "a few words ".repeat(20) + "} *";
    assertThat(rewritten(text).lines()).allMatch(line -> line.length() <= 79);
    assertThat(rewritten(text).lines()).anyMatch(line -> line.length() == 79);
  }

  @Test
  void aWordLongerThanALineStandsAlone() {
    String longWord = "w".repeat(100);
    assertThat(rewritten("a {see " + longWord + " for more} b *"))
        .isEqualTo("1. a {see\n" + longWord + "\nfor more} 1... b *\n\n");
  }

  @Test
  void aCommentWithAClosingBraceStandsBehindASemicolon() {
    assertThat(rewritten("a ; set {1} of 2\n b *")).isEqualTo("1. a ; set {1} of 2\n1... b *\n\n");
    assertThat(rewritten("a (b ; } \n) c *")).isEqualTo("1. a (1. b ; }\n) 1... c *\n\n");
  }

  @Test
  void noLineOfACommentBeginsLikeATagOrAnEscape() {
    String text = "a {" + "w".repeat(76) + " [Event \"x\"] " + "w".repeat(60) + " %x} *";
    assertThat(rewritten(text).lines()).noneMatch(line -> line.startsWith("["));
    assertThat(rewritten(text).lines()).noneMatch(line -> line.startsWith("%"));
    assertThat(good(rewritten(text)).game()).isEqualTo(good(text).game());
  }

  @Test
  void spacesWithinACommentAreKept() {
    String text = "1. a {two  spaces and a\ttab} *\n\n";
    assertThat(rewritten(text)).isEqualTo(text);
  }

  @Test
  void quotesAndBackslashesInTagsAreEscaped() {
    var tags = new Tags(List.of(new Tag("Event", "the \"big\" \\ one\"]\n")));
    var game =
        new GameRecord<Said, Character>(tags, Alphabet.START, Line.of(List.of()), Result.OPEN);
    assertThat(write(game)).startsWith("[Event \"the \\\"big\\\" \\\\ one\\\"] \"]\n");
    assertThat(good(write(game)).game()).isEqualTo(game);
  }

  @Test
  void marksAreWrittenAsNags() {
    assertThat(rewritten("a! b?? *")).isEqualTo("1. a $1 b $4 *\n\n");
  }

  @Test
  void aLineHasOneWayToHoldItsComments() {
    var split =
        new Line<>(
            List.of(
                Ply.of('a'),
                new Ply<>('b', List.of(), List.of(new Comment("x")), List.of(), List.of())),
            List.of(new Comment("y")));
    assertThat(split.plies().get(0).after()).containsExactly(new Comment("x"));
    assertThat(split.plies().get(1).after()).containsExactly(new Comment("y"));
    assertThat(split.closing()).isEmpty();
  }

  @Test
  void whatCannotBeWrittenCannotBeMade() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Comment(" \n"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Tag("two words", ""));
    assertThatIllegalArgumentException().isThrownBy(() -> new Tag("", ""));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Ply<>('a', List.of(256), List.of(), List.of(), List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            new Ply<>(
                'a', List.of(), List.of(), List.of(), List.of(Line.<Character>of(List.of()))));
  }
}
