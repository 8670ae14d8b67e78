package games.janus.message;

import java.util.ArrayList;

/** What the written texts of every language are made with. */
abstract class Wording {
  abstract String text(Message message);

  /** What stands in a place. */
  final String said(Message message, int place) {
    return said(message.args().get(place));
  }

  private String said(Argument argument) {
    return switch (argument) {
      case Message inner -> text(inner);
      case Argument.Text text -> text.text();
      case Argument.Count number -> Long.toString(number.count());
    };
  }

  final long count(Message message, int place) {
    return message.args().get(place) instanceof Argument.Count number ? number.count() : 0;
  }

  /** A number with its digits in groups of three. */
  final String grouped(Message message, int place) {
    String digits = said(message, place);
    var text = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      int left = digits.length() - i;
      if (i > 0 && left % 3 == 0 && digits.charAt(i - 1) != '-') {
        text.append(',');
      }
      text.append(digits.charAt(i));
    }
    return text.toString();
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
