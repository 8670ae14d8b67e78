package games.janus.cli.kim1;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;
import java.util.regex.Pattern;

/**
 * The machine without a terminal: keys come in words and lines, and after each one a line tells the
 * key, the six digits, and what there is to say. A word is a key or a run of digits; any other is
 * refused whole.
 *
 * @param waiting waits this many milliseconds
 */
record PlainSession(Kim1Game game, Kim1Screen screen, PrintWriter out, LongConsumer waiting) {
  /** The one answer that may have a blank in it. */
  private static final Pattern SUPER_BLITZ = Pattern.compile("(?i)\\bsuper\\s+blitz\\b");

  private static final int LONGEST_LABEL = 3;

  /** Plays until Q or the end of the input. */
  void run(BufferedReader keys) throws IOException {
    while (!game.isLeft()) {
      String line = keys.readLine();
      if (line == null) {
        return;
      }
      typeLine(line);
      out.flush();
    }
  }

  /** A question must be answered on the line that raised it. */
  private void typeLine(String line) {
    for (String word :
        SUPER_BLITZ.matcher(line.strip()).replaceAll("super-blitz").split("\\s+", -1)) {
      type(word);
    }
    if (game.giveUpAnswering()) {
      tell("");
    }
  }

  private void type(String word) {
    String rest = word;
    while (!rest.isEmpty() && !game.isLeft()) {
      int length = game.strokeLength(rest);
      String stroke = rest.substring(0, length);
      rest = rest.substring(length);
      String label = game.isAsking() ? "" : label(stroke);
      if (game.type(stroke) && !game.isLeft()) {
        await();
        tell(label);
      }
    }
  }

  private void await() {
    game.thought()
        .ifPresent(thought -> {
          out.println("    " + Messages.kim1Thinking(thought.secondsLeft(0)));
          out.flush();
          waiting.accept(thought.milliseconds());
          game.endThought();
        });
  }

  private static String label(String stroke) {
    String capitals = stroke.toUpperCase(Locale.ROOT);
    return capitals.equals("P")
        ? "PC"
        : capitals.length() > LONGEST_LABEL ? "" : Excerpt.of(capitals);
  }

  private void tell(String label) {
    String led = game.led();
    String digits = led.substring(0, 2) + " " + led.substring(2, 4) + " " + led.substring(4);
    String padded = label + " ".repeat(Math.max(1, 4 - label.length()));
    out.println((padded + digits + "  " + game.message()).stripTrailing());
    if (game.isBoardShown()) {
      screen.board(game.board(), game.hasMen()).forEach(line -> out.println("    " + line));
    }
  }
}
