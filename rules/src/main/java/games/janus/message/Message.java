package games.janus.message;

import java.util.ArrayList;
import java.util.List;

/**
 * Something to be said to a person: the key of a sentence and what stands in its places. Make one
 * with {@link Messages}; the texts are kept in one catalogue per language.
 */
public record Message(String key, List<Argument> args) implements Argument {
  public Message {
    args = List.copyOf(args);
  }

  static Message of(String key, Object... args) {
    var arguments = new ArrayList<Argument>();
    for (Object arg : args) {
      arguments.add(argument(arg));
    }
    return new Message(key, arguments);
  }

  static Argument argument(Object arg) {
    return switch (arg) {
      case Argument argument -> argument;
      case Long count -> new Argument.Count(count);
      default -> new Argument.Text(arg.toString());
    };
  }

  @Override
  public String text() {
    return Language.current().text(this);
  }

  /** For a debugger and a log; people are told {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}
