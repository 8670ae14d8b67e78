package games.janus.message;

import java.util.ArrayList;

/** What the texts of every language are made with. */
abstract class Wording {
  private final Grammar grammar;

  Wording(Grammar grammar) {
    this.grammar = grammar;
  }

  abstract String text(Message message);

  /** What stands in a place. */
  final String said(Message message, int place) {
    return said(message.args().get(place));
  }

  final String said(Argument argument) {
    return switch (argument) {
      case Message inner -> text(inner);
      case Argument.Text text -> text.text();
      case Argument.Count number -> Long.toString(number.count());
    };
  }

  final long count(Message message, int place) {
    return count(message.args().get(place));
  }

  static long count(Argument argument) {
    return argument instanceof Argument.Count number ? number.count() : 0;
  }

  /** A number with its digits in groups. */
  final String grouped(Message message, int place) {
    return grouped(message.args().get(place));
  }

  final String grouped(Argument argument) {
    return argument instanceof Argument.Count number
        ? grammar.grouped(number.count())
        : said(argument);
  }

  final String category(long count) {
    return grammar.category(count);
  }

  static boolean isOne(long count) {
    return count == 1;
  }

  /** A message of another version of the program, kept in a game. */
  final String unknown(Message message) {
    var args = new ArrayList<String>();
    message.args().forEach(argument -> args.add(said(argument)));
    return message.key() + (args.isEmpty() ? "" : ": " + String.join(", ", args));
  }
}
