package games.janus.arena.uci;

import games.janus.arena.Allowance;
import games.janus.engine.Limits;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code go} asks for.
 *
 * @param isInfinite think until told to stop
 * @param isPonder think on the other side's time
 * @param mate the number of moves within which a mate is wanted; 0 for none
 * @param perft count the moves so deep instead of thinking; 0 for no, {@link #NO_SUCH_TREE} if the
 *     depth asked for makes no sense
 * @param searchMoves the texts of the only moves to choose from; empty for all
 * @param complaints about what was not understood, each a sentence
 */
record Go(
    Allowance allowance,
    boolean isInfinite,
    boolean isPonder,
    int mate,
    int perft,
    List<String> searchMoves,
    List<String> complaints) {

  static final int NO_SUCH_TREE = -1;

  private static final List<String> WORDS =
      List.of(
          "searchmoves",
          "ponder",
          "wtime",
          "btime",
          "winc",
          "binc",
          "movestogo",
          "depth",
          "nodes",
          "mate",
          "movetime",
          "infinite",
          "perft");

  static Go read(List<String> words) {
    return new Reader(words).read();
  }

  private static final class Reader {
    private final List<String> words;
    private final Map<String, Long> numbers = new HashMap<>();
    private final List<String> searchMoves = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private boolean isInfinite;
    private boolean isPonder;
    private boolean isCount;

    /** Whether there was a limit, but none that could be read. */
    private boolean missesNumber;

    Reader(List<String> words) {
      this.words = words;
    }

    Go read() {
      int at = 0;
      while (at < words.size()) {
        String word = words.get(at++);
        switch (word) {
          case "infinite" -> isInfinite = true;
          case "ponder" -> isPonder = true;
          case "searchmoves" -> {
            while (at < words.size() && !WORDS.contains(words.get(at))) {
              searchMoves.add(words.get(at++));
            }
          }
          default -> {
            isCount |= word.equals("perft");
            if (!WORDS.contains(word)) {
              complaints.add(Messages.uciGoWord(word).text());
            } else if (at == words.size()) {
              complaints.add(Messages.uciNeedsNumber(word).text());
              missesNumber = true;
            } else {
              take(word, words.get(at++));
            }
          }
        }
      }
      return finish();
    }

    private void take(String word, String text) {
      try {
        // A clock may show less than nothing; everything else counts something.
        long least = word.equals("wtime") || word.equals("btime") ? -86_400_000L : 0;
        numbers.put(word, Math.max(least, Long.parseLong(text)));
      } catch (NumberFormatException _) {
        complaints.add(Messages.uciNeedsNumberNot(text, word).text());
        missesNumber = true;
      }
    }

    private boolean has(String word) {
      return numbers.containsKey(word);
    }

    private long number(String word, long most) {
      return Math.min(numbers.getOrDefault(word, 0L), most);
    }

    private int perft() {
      long plies = number("perft", Long.MAX_VALUE);
      if (!isCount || (plies >= 1 && plies <= MoveCount.DEEPEST)) {
        return (int) plies;
      }
      complaints.add(Messages.uciPerft(MoveCount.DEEPEST).text());
      return NO_SUCH_TREE;
    }

    private Go finish() {
      long day = 1000L * 86_400 * 365;
      Optional<Allowance.Clocks> clocks =
          has("wtime") || has("btime")
              ? Optional.of(
                  new Allowance.Clocks(
                      number(has("wtime") ? "wtime" : "btime", day),
                      number(has("btime") ? "btime" : "wtime", day),
                      number("winc", day),
                      number("binc", day),
                      (int) number("movestogo", 1000)))
              : Optional.empty();
      var limits =
          new Limits(
              has("depth")
                  ? Optional.of((int) Math.max(1, number("depth", 100)))
                  : Optional.empty(),
              has("nodes")
                  ? Optional.of(Math.max(1, number("nodes", Long.MAX_VALUE)))
                  : Optional.empty());
      Optional<Long> moveTime =
          has("movetime") ? Optional.of(number("movetime", day)) : Optional.empty();
      boolean isOpenEnded =
          clocks.isEmpty()
              && moveTime.isEmpty()
              && limits.equals(Limits.NONE)
              && !has("mate")
              && !isCount;
      if (isOpenEnded && missesNumber && !isInfinite && !isPonder) {
        complaints.add(Messages.uciNoLimit().text());
        return new Go(Allowance.depth(1), false, false, 0, 0, List.copyOf(searchMoves), complaints);
      }
      return new Go(
          isInfinite ? Allowance.ENDLESS : new Allowance(clocks, moveTime, limits),
          isInfinite || isOpenEnded,
          isPonder,
          (int) number("mate", 1000),
          perft(),
          List.copyOf(searchMoves),
          List.copyOf(complaints));
    }
  }
}
