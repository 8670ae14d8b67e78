package games.janus.engines.checkers.endgame;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The slices solved so far, every position with its value, pending captures included: what solving
 * the next slices looks things up in. Slices may be added while others read.
 */
public final class SolvedSlices {
  private final @Nullable SliceValues[] byCode = new SliceValues[Slice.CODES];

  public void add(SliceValues values) {
    byCode[values.slice().code()] = values;
  }

  /** Lets go of a slice that nobody will ask for again. */
  public void remove(Slice slice) {
    byCode[slice.code()] = null;
  }

  public boolean has(Slice slice) {
    return byCode[slice.code()] != null;
  }

  public List<Slice> slices() {
    var slices = new ArrayList<Slice>();
    for (SliceValues values : byCode) {
      if (values != null) {
        slices.add(values.slice());
      }
    }
    return slices;
  }

  /** The value for the side to move of a position whose slice is here. Black is to move. */
  int value(int men, int kings, int theirMen, int theirKings) {
    if ((men | kings) == 0) {
      return EndgameOracle.LOSS;
    }
    SliceValues values = byCode[Slice.codeOf(men, kings, theirMen, theirKings)];
    if (values == null) {
      throw new IllegalStateException("a slice that is needed has not been solved yet");
    }
    return values.get(values.slice().index(men, kings, theirMen, theirKings));
  }

  /** The same with White to move: the board is turned around. */
  int valueForWhite(int whiteMen, int whiteKings, int blackMen, int blackKings) {
    return value(
        Integer.reverse(whiteMen),
        Integer.reverse(whiteKings),
        Integer.reverse(blackMen),
        Integer.reverse(blackKings));
  }
}
