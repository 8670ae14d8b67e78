package games.janus.arena.suite;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Epd;
import games.janus.chess.notation.San;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position with its solution.
 *
 * @param best any of these solves it; empty if it does not say
 * @param avoid none of these solves it
 * @param mate the number of moves in which there is a mate, if that is all it says
 * @param wish what is wanted, in words
 */
public record Puzzle(
    String name,
    Position position,
    List<Move> best,
    List<Move> avoid,
    Optional<Integer> mate,
    String wish) {

  /**
   * One puzzle a line; empty lines and lines that begin with # are passed over.
   *
   * @throws IllegalArgumentException with the number of the first line that is none
   */
  public static List<Puzzle> read(List<String> lines) {
    var puzzles = new ArrayList<Puzzle>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          puzzles.add(read(Epd.read(line), "line " + (i + 1)));
        } catch (NotationException | IllegalSetupException | NumberFormatException wrong) {
          throw new MessageException(
              Messages.pathAtLine(i + 1, String.valueOf(wrong.getMessage())));
        }
      }
    }
    if (puzzles.isEmpty()) {
      throw new MessageException(Messages.workNoPosition());
    }
    return puzzles;
  }

  private static Puzzle read(Epd epd, String place) {
    List<Move> best = moves(epd, "bm");
    List<Move> avoid = moves(epd, "am");
    Optional<Integer> mate = Optional.empty();
    String wish =
        best.isEmpty()
            ? Messages.workAnythingBut(epd.operation("am").orElse("")).text()
            : epd.operation("bm").orElse("");
    if (best.isEmpty() && avoid.isEmpty()) {
      String distance =
          epd.operation("dm").orElseThrow(() -> new MessageException(Messages.workNoWish(place)));
      mate = Optional.of(Integer.parseInt(distance));
      wish = Messages.workMateIn(mate.get()).text();
    }
    return new Puzzle(epd.operation("id").orElse(place), epd.position(), best, avoid, mate, wish);
  }

  private static List<Move> moves(Epd epd, String operation) {
    var moves = new ArrayList<Move>();
    for (String text : epd.operation(operation).orElse("").split("[ ,]+", -1)) {
      if (!text.isEmpty()) {
        moves.add(San.read(epd.position(), text));
      }
    }
    return moves;
  }
}
