package games.janus.cli.kim1;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The machine played through a pipe. */
class PlainSessionTest {
  private final List<Long> waits = new ArrayList<>();

  @Test
  void eachKeyIsAnsweredWithTheSixDigits() throws IOException {
    assertThat(played("C PC\n6 3 4 3 F\nPC\n"))
        .containsExactly(
            "C   CC CC CC  set up; the computer has White",
            "PC  0F 13 33  from the book",
            "6   0F 33 36",
            "3   0F 33 63",
            "4   FF 36 34",
            "3   1F 63 43",
            "F   FF 63 43",
            "PC  06 01 22  from the book");
  }

  @Test
  void aMoveNeedsNoBlanksAndKeysNoCapitals() throws IOException {
    assertThat(played("c pc 6343f p")).last().isEqualTo("PC  06 01 22  from the book");
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "ECFP", "PCPC", "63-43", "e2e4", "F6343", "6343FF"})
  void aWordThatIsNoKeyIsRefusedWholeAndPressesNothing(String word) throws IOException {
    assertThat(played("C " + word))
        .hasSize(2)
        .last()
        .asString()
        .endsWith(
            "CC CC CC  there is no key " + word.toUpperCase(Locale.ROOT) + "; H lists the keys");
  }

  @ParameterizedTest
  @ValueSource(strings = {"s", "superblitz", "super-blitz", "super blitz", "Super Blitz"})
  void superBlitzMayBeSpeltInEveryWay(String level) throws IOException {
    assertThat(played("l " + level)).last().asString().endsWith("level superblitz");
  }

  @Test
  void aThoughtTellsItsValueAndItsTimeOfOld() throws IOException {
    assertThat(played("C PC 6252F PC"))
        .last()
        .asString()
        .matches("PC  \\S\\S \\S\\S \\S\\S  score \\S\\S, best of 30 moves; \\d+\\.\\d s in 1976");
  }

  @Test
  void aResignationIsSaid() throws IOException {
    var keys = new StringBuilder("C ");
    for (int man = 0; man < 32; man++) {
      keys.append("m ").append(man < 16 ? "0" : "1").append(Integer.toHexString(man & 15));
      keys.append("CC ");
    }
    // A king in the corner, mated by a queen that her king protects.
    assertThat(played(keys + "m 0000 m 1022 m 1111 l s E E PC"))
        .last()
        .asString()
        .startsWith("PC  FF FF FF  it resigns, none of ");
  }

  @Test
  void theBoardIsDrawnWhenItIsOut() throws IOException {
    assertThat(played("C B"))
        .endsWith(
            "B   CC CC CC  the board is shown",
            "    0  R N B K Q B N R",
            "    1  P P P P P P P P",
            "    2  . . . . . . . .",
            "    3  . . . . . . . .",
            "    4  . . . . . . . .",
            "    5  . . . . . . . .",
            "    6  p p p p p p p p",
            "    7  r n b k q b n r",
            "       0 1 2 3 4 5 6 7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "9", "A", "D", "AD", "DA", "+", "GO", "ST", "RS", "g", "s", "r"})
  void theOtherKeysOfThePadChangeNothing(String key) throws IOException {
    assertThat(played("C " + key)).hasSize(2).last().asString().contains(" CC CC CC ");
  }

  @ParameterizedTest
  @CsvSource({
    "x, there is no key X; H lists the keys",
    "é, there is no key É; H lists the keys",
    "-, there is no key -; H lists the keys",
    "'\u0001', there is no key \\u0001; H lists the keys",
    "m 2F 77, 'there is no piece 2F, they are numbered 00 to 1F; nothing changed'",
    "m 0F 3, nothing changed",
    "m, nothing changed",
    "m zz, nothing changed",
    "l x, there is no such level; it stays normal",
    "l, nothing changed",
    "o 77, there is no such opening; it stays the Giuoco Piano for White",
    "o x, there is no such opening; it stays the Giuoco Piano for White",
  })
  void whatCannotBeDoneIsSaidKindlyAndChangesNothing(String keys, String kindly)
      throws IOException {
    List<String> lines = played("C B\n" + keys);
    assertThat(lines).anyMatch(line -> line.endsWith(kindly));
    assertThat(lines)
        .endsWith("       0 1 2 3 4 5 6 7")
        .filteredOn("    0  R N B K Q B N R"::equals)
        .hasSizeGreaterThanOrEqualTo(2);
    assertThat(String.join("", lines)).doesNotContain("\u0001");
  }

  @Test
  void aLetterThatIsNoDigitIsSaidAndTheQuestionStays() throws IOException {
    assertThat(played("C\nm 0z F CC"))
        .anyMatch(line -> line.contains("Z is not a hexadecimal digit"))
        .last()
        .asString()
        .endsWith("piece 0F is now on CC");
  }

  @Test
  void aPawnIsPromotedByWritingToMemory() throws IOException {
    assertThat(played("C\nm 0FCC m 01 45\nb"))
        .contains("    CC CC CC  piece 0F is now on CC", "    CC CC CC  piece 01 is now on 45")
        .contains("    1  P P P . P P P P", "    4  . . . . . Q . .");
  }

  @Test
  void levelAndOpeningAreChosenByKey() throws IOException {
    assertThat(played("l blitz\no 6\nC PC"))
        .contains("    00 00 D8  level blitz")
        .contains("    00 00 D8  Queen's Indian for White is loaded; C begins it")
        .last()
        .isEqualTo("PC  0E 14 34  from the book");
  }

  @Test
  void atPeriodSpeedItWaitsAsLongAsTheOriginalThought() throws IOException {
    List<String> lines = played(new Kim1Game(false, true), "C PC 6252F PC");
    assertThat(lines).contains("PC  0F 13 33  from the book");
    assertThat(waits)
        .singleElement()
        .satisfies(wait -> assertThat(wait).isBetween(20_000L, 60_000L));
    assertThat(lines.get(lines.size() - 2))
        .isEqualTo("    thinking as in 1976: " + (waits.getFirst() + 999) / 1000 + " s");
  }

  @Test
  void qEndsItAndNothingAfterwardsCounts() throws IOException {
    assertThat(played("C q PC\nPC"))
        .containsExactly("C   CC CC CC  set up; the computer has White");
  }

  @Test
  void theEndOfTheInputEndsIt() throws IOException {
    assertThat(played("")).isEmpty();
    assertThat(played("C\nm 0F")).endsWith("    CC CC CC  nothing changed");
  }

  @Test
  void pressedBeforeKeyCItPlaysWithWhateverMemoryHolds() throws IOException {
    assertThat(played("PC")).singleElement().asString().startsWith("PC  07 00 21");
  }

  private List<String> played(String keys) throws IOException {
    return played(new Kim1Game(false, false), keys);
  }

  private List<String> played(Kim1Game game, String keys) throws IOException {
    var out = new StringWriter();
    new PlainSession(game, new Kim1Screen(false, true), new PrintWriter(out), waits::add)
        .run(new BufferedReader(new StringReader(keys)));
    return out.toString().lines().toList();
  }
}
