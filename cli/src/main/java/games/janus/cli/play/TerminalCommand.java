package games.janus.cli.play;

import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a player can say besides moves. */
enum TerminalCommand {
  HELP("help", "[COMMAND]", Messages.commandHelp(), "h ?"),
  MOVES("moves", "[SQUARE]", Messages.commandMoves()),
  HINT("hint", "", Messages.commandHint()),
  UNDO("undo", "", Messages.commandUndo(), "u back"),
  REDO("redo", "", Messages.commandRedo()),
  BOARD("board", "[on|off]", Messages.commandBoard()),
  PIECES("pieces", "", Messages.commandPieces(), "where"),
  LIST("list", "", Messages.commandList()),
  FLIP("flip", "", Messages.commandFlip()),
  EVAL("eval", "", Messages.commandEval()),
  THINK("think", "", Messages.commandThink()),
  TREE("tree", "", Messages.commandTree()),
  FEN("fen", "", Messages.commandFen()),
  CLOCK("clock", "", Messages.commandClock(), "time"),
  DRAW("draw", "[MOVE]", Messages.commandDraw()),
  RESIGN("resign", "", Messages.commandResign()),
  LEVEL("level", "[white|black] [LEVEL]", Messages.commandLevel()),
  ENGINE("engine", "[white|black] [NAME]", Messages.commandEngine()),
  SAVE("save", "[-f] FILE", Messages.commandSave()),
  LOAD("load", "FILE [NUMBER]", Messages.commandLoad()),
  EXPORT("export", "[-f] [FILE]", Messages.commandExport()),
  NEW("new", "", Messages.commandNew()),
  QUIT("quit", "", Messages.commandQuit(), "q exit bye");

  private final String word;
  private final String arguments;

  private final Message does;

  /** Other words for it, with blanks between. */
  private final String others;

  TerminalCommand(String word, String arguments, Message does) {
    this(word, arguments, does, "");
  }

  TerminalCommand(String word, String arguments, Message does, String others) {
    this.word = word;
    this.arguments = arguments;
    this.does = does;
    this.others = others;
  }

  private List<String> others() {
    return others.isEmpty() ? List.of() : List.of(others.split(" ", -1));
  }

  /** The command called by this word, in any letters. */
  static Optional<TerminalCommand> named(String typed) {
    String small = typed.toLowerCase(Locale.ROOT);
    for (TerminalCommand command : values()) {
      if (command.word.equals(small) || command.others().contains(small)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (TerminalCommand command : values()) {
      words.add(command.word);
    }
    return words;
  }

  /** How it is typed and what it does. */
  String line() {
    String typed = arguments.isEmpty() ? word : word + " " + arguments;
    return String.format(Locale.ROOT, "%-8s %s", word, does)
        + (typed.equals(word) ? "" : " (" + typed + ")");
  }

  /** More about it. */
  List<String> details() {
    List<String> lines = new ArrayList<>(List.of(line()));
    if (!others.isEmpty()) {
      lines.add(Messages.playAlso(Listing.joined(others(), Messages::listComma)).text());
    }
    return lines;
  }
}
