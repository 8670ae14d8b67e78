package games.janus.rules.text;

import java.util.List;
import java.util.Random;

/** Texts spoilt at random, from a seed. */
public final class Mutations {
  private static final String[] SPICE = {
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    ";",
    "%",
    "\n%",
    "\n[",
    "$",
    "$999999",
    "!",
    "?",
    "*",
    "x",
    "-",
    "=",
    "+",
    "#",
    "0",
    "8",
    "9",
    "1-0",
    "1/2-1/2",
    "\0",
    "\r",
    "\n",
    "\r\n",
    "\uFEFF",
    "\u202E",
    "\uD83D",
    "\uDE00",
    "\u2654",
    "e.p.",
    "O-O-O",
    "...",
    "K",
    "n",
    "b",
    "Q",
    "\\",
    "\t",
    "\u001A",
    "\n[FEN \"",
    "\n[Event \"",
    "33",
    "51",
    "0-0",
    "--",
    "(Q)",
    "e8=Q",
    "e2e4",
    "Ng1-f3"
  };

  private final Random random;

  public Mutations(long seed) {
    random = new Random(seed);
  }

  /** One of the texts with a few characters changed. */
  public String of(List<String> texts) {
    var text = new StringBuilder(texts.get(random.nextInt(texts.size())));
    for (int i = random.nextInt(6); i >= 0; i--) {
      spoil(text);
    }
    return text.toString();
  }

  private void spoil(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(8));
    switch (random.nextInt(6)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, text.substring(at, end));
      case 2 -> text.insert(at, (char) random.nextInt(256));
      case 3 -> text.replace(at, Math.min(text.length(), at + 1), spice());
      case 4 -> text.setLength(at);
      default -> text.insert(at, spice());
    }
  }

  private String spice() {
    return SPICE[random.nextInt(SPICE.length)];
  }
}
