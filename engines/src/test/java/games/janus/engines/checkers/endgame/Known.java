package games.janus.engines.checkers.endgame;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Counts on which an independent program agrees, and our own solutions, each made once. */
final class Known {
  private static final JsonNode COUNTS = readCounts();
  private static final List<Solution> SOLUTIONS = new ArrayList<>();

  private Known() {}

  private static JsonNode readCounts() {
    try (InputStream in = Known.class.getResourceAsStream("/endgames/counts.json")) {
      return new ObjectMapper().readTree(in);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  static JsonNode counts() {
    return COUNTS;
  }

  /** The line of a slice in the file of counts. */
  static JsonNode counts(Slice slice) {
    for (JsonNode row : COUNTS.get("slices")) {
      String name = "" + row.get("bm") + row.get("bk") + row.get("wm") + row.get("wk");
      if (name.equals(slice.toString())) {
        return row;
      }
    }
    throw new IllegalArgumentException("no counts for " + slice);
  }

  /** Everything with up to so many pieces. */
  static synchronized Solution solved(int pieces) {
    while (SOLUTIONS.size() < pieces - 1) {
      SOLUTIONS.add(new Solution(SOLUTIONS.size() + 2));
    }
    return SOLUTIONS.get(pieces - 2);
  }

  /** All slices with up to so many pieces, solved and packed. */
  static final class Solution {
    final SolvedSlices values = new SolvedSlices();
    final byte[] files;
    final EndgameTable table;
    final List<SliceDistances> distances;

    private Solution(int pieces) {
      var all = new ByteArrayOutputStream();
      for (int n = 2; n <= pieces; n++) {
        var ofSlices = new byte[Slice.CODES][];
        for (Slice slice : Slice.withPieces(n)) {
          if (!values.has(slice)) {
            for (SolvedSlice each : new PairSolver(slice, values).solve(_ -> {})) {
              values.add(each.values());
              ofSlices[each.values().slice().code()] = SlicePacker.pack(each);
            }
          }
          all.writeBytes(ofSlices[slice.code()]);
        }
      }
      files = all.toByteArray();
      distances = DistanceSolver.solve(pieces);
      var more = new ByteArrayOutputStream();
      distances.forEach(each -> more.writeBytes(each.pack()));
      table = EndgameTable.empty().with(files).with(more.toByteArray());
    }
  }
}
