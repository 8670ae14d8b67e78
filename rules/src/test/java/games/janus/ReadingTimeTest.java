package games.janus;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.notation.Pdn;
import games.janus.chess.notation.Pgn;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No 64 kilobytes keep a reader busy: the time grows with the length of a text and no faster. */
@Tag("slow")
class ReadingTimeTest {
  private static final int SIZE = 1 << 16;

  /** On a quiet machine every shape stays under 50 ms (2026-11-16); others may be busier. */
  private static final double LIMIT = 100;

  /** The best of so many counts, for others may want the processor too. */
  private static final int TRIES = 20;

  /** A text repeated without end behind another. */
  private record Text(String head, String body) {
    String whole() {
      return (head + body.repeat(SIZE / body.length() + 1)).substring(0, SIZE);
    }
  }

  private static final List<Text> SHAPES =
      List.of(
          new Text("", "{"),
          new Text("", "("),
          new Text("", "["),
          new Text("", ")"),
          new Text("", "\""),
          new Text("", "*"),
          new Text("", "\0"),
          new Text("", "x "),
          new Text("", "%\n"),
          new Text("", ";\n"),
          new Text("", "[Event \"\"]"),
          new Text("", "[a \"\"\"\""),
          new Text("", "[                                             "),
          new Text("[a \"", "\"                                        "),
          new Text("", "\n[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
          new Text("{", "\n[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
          new Text("", "[FEN \"\"] *\n"),
          new Text("", "a".repeat(254) + " "));

  private static final List<Text> CHESS =
      List.of(
          new Text("", "Nf3 Nf6 Ng1 Ng8 "),
          new Text("1. ", "e4 ("),
          new Text("1. e4 ", "(d4)"),
          new Text("1. e4 ", "{a}"),
          new Text("1. e4 ", "$1"),
          new Text("1. e4 ", "!"),
          new Text("", "e5 * "),
          new Text("", "O-O*"),
          new Text("", "[FEN \"8/8/8/8/8/8/8/8 w\"] *\n"),
          new Text("", "[FEN \"7k/8/8/QQQ5/Q1Q5/QQQ5/8/K7 w\"] Qb4 *\n"));

  private static final List<Text> CHECKERS =
      List.of(
          new Text("[FEN \"B:WK32:BK1\"] ", "1-6 32-27 6-1 27-32 "),
          new Text("1. 11-15 ", "(9-14)"),
          new Text("", "9-13 22-18 13x22 * "),
          new Text("", "11-15 *\n"),
          new Text("", "[FEN \"B:W6,7,8,14,15,16,22,23,24:BK2\"] 2x4 *\n"));

  @Test
  void chessFilesOfAnyShapeAreReadAtOnce() {
    SHAPES.forEach(text -> check(Pgn::reader, text));
    CHESS.forEach(text -> check(Pgn::reader, text));
  }

  @Test
  void checkersFilesOfAnyShapeAreReadAtOnce() {
    SHAPES.forEach(text -> check(Pdn::reader, text));
    CHECKERS.forEach(text -> check(Pdn::reader, text));
  }

  private static void check(Function<TextSource, GameReader<?, ?>> readers, Text text) {
    String whole = text.whole();
    double best = Double.MAX_VALUE;
    for (int turn = 0; turn < TRIES && best > LIMIT / 5; turn++) {
      best = Math.min(best, milliseconds(() -> readToTheEnd(readers.apply(TextSource.of(whole)))));
    }
    assertThat(best).as("milliseconds for %s", text).isLessThan(LIMIT);
  }

  private static void readToTheEnd(GameReader<?, ?> reader) {
    while (reader.next().isPresent()) {}
  }

  private static double milliseconds(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / 1e6;
  }
}
