package games.janus.play.core.codec;

import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/** One of everything that can cross the border. */
@Wire(tag = "type", in = true, out = true)
sealed interface Sample {
  record AllKinds(
      String text,
      boolean truth,
      @Wire.Range(from = 1, to = 9) int digit,
      long large,
      @Wire.AsText long seed,
      double real,
      Mood mood,
      Optional<String> perhaps,
      @Wire.LeftOut Optional<Mood> rare,
      List<String> texts,
      List<Optional<String>> gaps,
      List<List<Integer>> table,
      @Wire.Flat Place place,
      List<Sample> inside)
      implements Sample {}

  record Empty() implements Sample {}

  record Place(String square, Optional<Integer> rank) {}

  enum Mood {
    GOOD,
    VERY_BAD
  }
}
