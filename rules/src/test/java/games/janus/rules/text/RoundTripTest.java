package games.janus.rules.text;

import static games.janus.Seeded.forSeeds;
import static games.janus.rules.text.Alphabet.good;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.text.Alphabet.Said;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What is written reads back as it was. */
class RoundTripTest {
  @Test
  void anyGameReadsBackAsItself() {
    forSeeds(
        300,
        random -> {
          var trees = new GameTrees<Said, Character>(Alphabet.GAME, RoundTripTest::letters, random);
          var tags = new Tags(List.of(new Tag("White", trees.text()), new Tag("FEN", "-7")));
          GameRecord<Said, Character> game = trees.grow(tags, new Said('-', 7));
          String written = Alphabet.write(game);
          assertThat(good(written)).as(written).isEqualTo(new GoodGame<>(game, 1, List.of()));
          assertThat(Alphabet.write(good(written).game())).isEqualTo(written);
        });
  }

  private static List<Character> letters(Said position, RandomGenerator random) {
    char letter = (char) ('a' + random.nextInt(20));
    return letter == position.last() ? List.of() : List.of(letter);
  }
}
