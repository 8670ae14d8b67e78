package games.janus.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a player can say besides moves. */
enum Command {
  HELP("help", "[COMMAND]", "this list, or more about one command", "h ?"),
  MOVES("moves", "[SQUARE]", "the legal moves, or those of one man"),
  HINT("hint", "", "what Janus would play"),
  UNDO("undo", "", "take the last move back, with the machine's answer", "u back"),
  REDO("redo", "", "make it again"),
  BOARD("board", "[on|off]", "show the board; on or off: after every move, or not"),
  PIECES("pieces", "", "where everything stands, in words", "where"),
  LIST("list", "", "the moves so far"),
  FLIP("flip", "", "turn the board round"),
  EVAL("eval", "", "what the position is worth, term by term"),
  THINK("think", "", "what the machine thought about its last move"),
  TREE("tree", "", "the top of its search tree"),
  FEN("fen", "", "the position as other programs read it"),
  CLOCK("clock", "", "what the clocks show", "time"),
  DRAW("draw", "[MOVE]", "claim a draw, now or with a move, or offer one"),
  RESIGN("resign", "", "give up"),
  LEVEL("level", "[white|black] [LEVEL]", "the machine's levels, or another one"),
  ENGINE("engine", "[white|black] [NAME]", "the machines there are, or another opponent"),
  SAVE("save", "[-f] FILE", "keep the game in a file, to go on with it later"),
  LOAD("load", "FILE [NUMBER]", "go on with a game from a file"),
  EXPORT("export", "[-f] [FILE]", "the game as PGN or PDN, thoughts as comments"),
  NEW("new", "", "another game between the same players"),
  QUIT("quit", "", "leave; janus play --resume goes on", "q exit bye");

  private final String word;
  private final String arguments;
  private final String sentence;

  /** Other words for it, with blanks between. */
  private final String others;

  Command(String word, String arguments, String sentence) {
    this(word, arguments, sentence, "");
  }

  Command(String word, String arguments, String sentence, String others) {
    this.word = word;
    this.arguments = arguments;
    this.sentence = sentence;
    this.others = others;
  }

  private List<String> others() {
    return others.isEmpty() ? List.of() : List.of(others.split(" ", -1));
  }

  String word() {
    return word;
  }

  /** The command called by this word, in any letters. */
  static Optional<Command> named(String typed) {
    String small = typed.toLowerCase(Locale.ROOT);
    for (Command command : values()) {
      if (command.word.equals(small) || command.others().contains(small)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Command command : values()) {
      words.add(command.word);
    }
    return words;
  }

  /** How it is typed and what it does. */
  String line() {
    String typed = arguments.isEmpty() ? word : word + " " + arguments;
    return String.format(Locale.ROOT, "%-8s %s", word, sentence)
        + (typed.equals(word) ? "" : " (" + typed + ")");
  }

  /** More about it. */
  List<String> details() {
    List<String> lines = new ArrayList<>(List.of(line()));
    if (!others.isEmpty()) {
      lines.add("Also: " + String.join(", ", others()));
    }
    return lines;
  }
}
