package games.janus.rules.text;

import static games.janus.rules.text.Alphabet.bad;
import static games.janus.rules.text.Alphabet.good;
import static games.janus.rules.text.Alphabet.readAll;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import games.janus.rules.text.Alphabet.Said;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is too deep, too long or too odd costs a game at most, and never the reader. */
class ReaderLimitsTest {
  private static final int TEN_MILLION = 10_000_000;

  /** A text repeated without being held in memory. */
  private static TextSource repeated(String text, int times) {
    return new TextSource() {
      private int at;
      private int done;

      @Override
      public int read(char[] into, int offset, int length) {
        if (done == times) {
          return -1;
        }
        int count = Math.min(length, text.length() - at);
        text.getChars(at, at + count, into, offset);
        at = (at + count) % text.length();
        done += at == 0 ? 1 : 0;
        return count;
      }
    };
  }

  @Test
  void tenThousandNestedVariationsAreRefused() {
    String text = "a (".repeat(10_000) + "a" + ")".repeat(10_000) + " *\n1. b *";
    assertThat(readAll(text)).extracting(Alphabet::moves).containsExactly("bad", "b");
  }

  @Test
  void tenThousandUnclosedVariationsAreRefused() {
    assertThat(bad("a (".repeat(10_000)).reason().text())
        .isEqualTo("Variations are nested more than 100 deep.");
  }

  @Test
  @Tag("slow")
  void aCommentOrTagOrGapOfTenMillionCharactersIsNoTrouble() {
    assertThat(good("a {" + "x".repeat(TEN_MILLION) + "} *").remarks()).isEmpty();
    assertThat(good("[Event \"" + "x".repeat(TEN_MILLION) + "\"] *").remarks()).isEmpty();
    assertThat(good(" ".repeat(TEN_MILLION) + "a *").remarks()).isEmpty();
  }

  @Test
  void aWordOfTenMillionCharactersIsRefused() {
    assertThat(bad("1. " + "x".repeat(TEN_MILLION)).reason().text())
        .isEqualTo("A word has more than 255 characters.");
  }

  @Test
  @Tag("slow")
  void aLineOfAMillionMovesIsRefusedAndSkipped() {
    var reader = new GameReader<>(Alphabet.GAME, repeated("a b ".repeat(1000), 2500));
    assertThat(reader.next())
        .get()
        .isInstanceOfSatisfying(
            BadGame.class,
            game ->
                assertThat(game.reason().text()).isEqualTo("A game has more than 1000000 words."));
    assertThat(reader.next()).isEmpty();
  }

  @Test
  @Tag("slow")
  void commentsWithoutEndAreRefusedAndSkippedWhereverTheyStand() {
    for (String before : List.of("", "1. a *\n", "1. a * ", "title 1-0\n")) {
      TextSource comments = repeated("{x} ".repeat(1000), 10_000);
      var reader = new GameReader<>(Alphabet.GAME, after(before, comments));
      int bad = 0;
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        bad += next.get() instanceof BadGame ? 1 : 0;
      }
      assertThat(bad).as(before).isPositive();
    }
  }

  private static TextSource after(String text, TextSource rest) {
    TextSource first = TextSource.of(text);
    return (into, offset, length) -> {
      int count = first.read(into, offset, length);
      return count < 0 ? rest.read(into, offset, length) : count;
    };
  }

  @Test
  @Tag("slow")
  void aMillionCommentsAboveAGameCostOnlyThatGame() {
    String text = "{x}".repeat(1_000_005) + "1. a *\n\n[Event \"2\"]\n1. b *";
    assertThat(readAll(text)).extracting(Alphabet::moves).containsExactly("bad", "b");
    assertThat(((BadGame<?, ?>) readAll(text).getFirst()).reason().text())
        .isEqualTo("A game has more than 1000000 words.");
  }

  @Test
  void aCommentThatNeverEndsIsRefused() {
    TextSource source = repeated("{a b ".repeat(1000), 5000);
    var reader = new GameReader<>(Alphabet.GAME, source);
    assertThat(reader.next()).get().isInstanceOf(BadGame.class);
    assertThat(reader.next()).isEmpty();
  }

  @Test
  @Tag("slow")
  void aMillionGamesAreReadInTheMemoryOfOne() {
    String game = "[Event \"one of many\"]\n[Result \"1-0\"]\n\n1. a b {why} (1... c) 2. d 1-0\n\n";
    var reader = new GameReader<>(Alphabet.GAME, repeated(game, 1_000_000));
    int games = 0;
    long most = 0;
    for (var next = reader.next(); next.isPresent(); next = reader.next()) {
      games++;
      if (games % 100_000 == 0) {
        System.gc();
        most =
            Math.max(most, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
      }
    }
    assertThat(games).isEqualTo(1_000_000);
    assertThat(most).as("bytes in use").isLessThan(100L << 20);
  }

  @Test
  void nothingButDeclaredAnswersComesOut() {
    spoil(20_000);
  }

  @Test
  @Tag("slow")
  void nothingButDeclaredAnswersComesOutOfManyMore() {
    spoil(300_000);
  }

  private static void spoil(int times) {
    List<String> texts =
        List.of(
            "[Event \"1\"]\n[FEN \"q7\"]\n\n4... a {x} (4... b $3 c!) 5. d 1-0\n",
            "{hello} 1. a b (1... c) 2. d ; rest\n e *\n\n[Event \"2\"]\n%x\n1. a *\n",
            "title\n[White \"A \\\"B\\\"\"] 1. a! b?? 1/2-1/2 {end}\n");
    for (int seed = 0; seed < times; seed++) {
      String text = new Mutations(seed).of(texts);
      assertThatCode(() -> readToTheEnd(text))
          .as("seed %d: %s", seed, text)
          .doesNotThrowAnyException();
    }
  }

  private static void readToTheEnd(String text) {
    GameReader<Said, Character> reader = Alphabet.reader(text);
    int entries = 0;
    for (Optional<Entry<Said, Character>> next = reader.next();
        next.isPresent();
        next = reader.next()) {
      entries++;
      if (entries > text.length()) {
        throw new AssertionError("the reader does not come to an end");
      }
      if (next.get() instanceof GoodGame<Said, Character> good) {
        Alphabet.write(good.game());
      }
    }
  }
}
