package games.janus.engines.museum.mint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs nobody would write: whatever they do, MINT ends them and is ready for the next. */
class TokenSoupTest {
  private static final Caps TIGHT = new Caps(2_000, 200, 50, 300);
  private static final List<String> SOUP = soup();

  private static List<String> soup() {
    List<String> soup = new ArrayList<>();
    for (Word word : Word.all()) {
      if (word != Word.BYE && word != Word.DEBUG) {
        soup.add(word.symbol());
      }
    }
    for (int i = 0; i < 6; i++) {
      soup.addAll(List.of("(", ")", "1", "2", "a", "b !"));
    }
    soup.addAll(List.of(":A", ":B", ":LONG", ";", ";", "A", "B", "LONG", "A", "B"));
    soup.addAll(
        List.of(
            "0", "-1", "7", "64", "300", "32767", "-32768", "#FF", "1.5", "-0.5", "99999999999"));
    soup.addAll(
        List.of(
            "`x`",
            "`",
            "//",
            "[ 1 2 3 ]",
            "/G",
            "abcd",
            "3x",
            "@",
            "\\",
            "é",
            "\uD83D\uDE00",
            "\uD800"));
    soup.addAll(List.of("/U (", "/T (", ") /E (", "/rand", "/r", "debug"));
    return soup;
  }

  @Test
  void twentyThousandSoupsAllEnd() {
    cook(1, 20_000);
  }

  @Test
  @Tag("slow")
  void threeHundredThousandSoupsAllEnd() {
    cook(1_000_000, 300_000);
  }

  private static void cook(long firstSeed, int soups) {
    int errors = 0;
    for (long seed = firstSeed; seed < firstSeed + soups; seed++) {
      try {
        errors += serve(new SplittableRandom(seed)) ? 1 : 0;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError spilt) {
        throw new AssertionError("soup with seed " + seed, spilt);
      }
    }
    assertThat(errors)
        .as("most soups, but not all, are wrong somewhere")
        .isBetween(soups / 2, soups - 1);
  }

  /** One program of a few lines, and input when it asks; answers whether it went wrong. */
  private static boolean serve(SplittableRandom random) {
    Dialect dialect = random.nextBoolean() ? Dialect.MENDED : Dialect.QUIRKS;
    var talk = new Conversation(dialect, TIGHT, random.nextLong());
    int lines = random.nextInt(1, 6);
    for (int i = 0; i < lines; i++) {
      talk.enter(line(random));
    }
    for (int i = 0; i < 20 && talk.awaits() == Awaits.INPUT; i++) {
      talk.enter(line(random));
    }
    assertThat(talk.length()).isLessThan(200_000);
    talk.end();
    return talk.printed().contains("ERROR: ");
  }

  private static String line(SplittableRandom random) {
    var line = new StringBuilder();
    int words = random.nextInt(0, 25);
    for (int i = 0; i < words; i++) {
      line.append(SOUP.get(random.nextInt(SOUP.size()))).append(random.nextInt(8) == 0 ? "" : " ");
    }
    return line.toString();
  }
}
