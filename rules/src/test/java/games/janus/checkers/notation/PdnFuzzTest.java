package games.janus.checkers.notation;

import static games.janus.Seeded.forSeed;
import static games.janus.checkers.notation.PdnFiles.readAll;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Mutations;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the text, only good games and bad games come out. */
class PdnFuzzTest {
  private static final List<String> FILES =
      List.of(
          """
          [Event "Club evening"]
          [Result "1-0"]
          [GameType "21,B,8,8,N1,0"]

          1. 11-15 {the old way} 1... 22-18 (1... 23-19! 2. 8-11) 2. 15x22* 25x18 3. 8-11 1-0

          1. 9-14 22-18 2. 5-9?? 1-1
          """,
          """
          [FEN "B:W6,7,8,14,15,16,22,23,24:BK2"]
          1. 2x9x18x11x4 $3 2-0 {done}

          [Rules "two-player"] [SetUp "1"] [FEN "W:W21-32,K1:B2,K10."]
          1. 22-18 (1. 23-19 ; or
          ) 1... 10-15 0-0
          """);

  @Test
  void spoiltFilesGiveGoodGamesAndBadGames() {
    spoilFiles(3_000);
  }

  @Test
  @Tag("long")
  void manySpoiltFilesGiveGoodGamesAndBadGames() {
    spoilFiles(300_000);
  }

  private static void spoilFiles(int times) {
    for (long seed = 1; seed <= times; seed++) {
      String text = new Mutations(seed).of(FILES);
      forSeed(seed, _ -> check(text));
    }
  }

  private static void check(String text) {
    for (Entry<Position, Move> entry : readAll(text)) {
      if (entry instanceof GoodGame<Position, Move> good) {
        String written = Pdn.write(good.game());
        assertThat(Pdn.write(PdnFiles.good(written).game())).isEqualTo(written);
      }
    }
  }
}
