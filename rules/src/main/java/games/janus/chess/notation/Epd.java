package games.janus.chess.notation;

import games.janus.chess.Position;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Extended Position Description: a position and what is to be known about it, such as {@code bm
 * Qg6; id "WAC.001";}. The position is the first four fields of a FEN; the two counters of a whole
 * FEN are read where they stand.
 *
 * @param operations by their names, in the order of the text, quotes taken off
 */
public record Epd(Position position, Map<String, String> operations) {
  private static final int LONGEST = 10_000;

  public Epd {
    operations = Map.copyOf(operations);
  }

  /**
   * Reads a line.
   *
   * @throws InvalidTextException if it is no EPD
   * @throws IllegalSetupException with every reason, if the position is not a legal one
   */
  public static Epd read(String line) {
    if (line.length() > LONGEST) {
      throw new InvalidTextException(line, Messages.epdTooLong());
    }
    var fields = new ArrayList<String>();
    int at = 0;
    while (fields.size() < 6 && at < line.length()) {
      int from = skipBlanks(line, at);
      int end = wordEnd(line, from);
      String word = line.substring(from, end);
      if (word.isEmpty() || (fields.size() >= 4 && !isNumber(word))) {
        break;
      }
      fields.add(word);
      at = end;
    }
    if (fields.size() == 5) {
      throw new InvalidTextException(line, Messages.epdCounters());
    }
    return new Epd(position(fields), operations(line, at));
  }

  private static Position position(List<String> fields) {
    return Position.of(Fen.read(String.join(" ", fields)));
  }

  /** What the operation with this name says, if it is there. */
  public Optional<String> operation(String name) {
    return Optional.ofNullable(operations.get(name));
  }

  private static Map<String, String> operations(String line, int start) {
    var operations = new LinkedHashMap<String, String>();
    int at = skipBlanks(line, start);
    while (at < line.length()) {
      int nameEnd = wordEnd(line, at);
      int end = operationEnd(line, at);
      String name = line.substring(at, Math.min(nameEnd, end));
      if (!name.isEmpty()) {
        operations.put(name, bare(line.substring(at + name.length(), end).strip()));
      }
      at = skipBlanks(line, end + 1);
    }
    return operations;
  }

  /** The next semicolon outside of quotes, or the end of the line. */
  private static int operationEnd(String line, int start) {
    boolean isQuoted = false;
    for (int i = start; i < line.length(); i++) {
      char letter = line.charAt(i);
      if (letter == '"') {
        isQuoted = !isQuoted;
      } else if (letter == ';' && !isQuoted) {
        return i;
      }
    }
    return line.length();
  }

  private static String bare(String text) {
    boolean isQuoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
    return isQuoted ? text.substring(1, text.length() - 1) : text;
  }

  private static int skipBlanks(String line, int start) {
    int at = start;
    while (at < line.length() && line.charAt(at) <= ' ') {
      at++;
    }
    return at;
  }

  private static int wordEnd(String line, int start) {
    int at = start;
    while (at < line.length() && line.charAt(at) > ' ') {
      at++;
    }
    return at;
  }

  private static boolean isNumber(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) < '0' || word.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
