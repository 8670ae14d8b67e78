package games.janus.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Something to be said to a person: the key of a sentence and what stands in its places. The
 * sentences are kept elsewhere, one catalogue per language.
 */
public record Message(String key, List<String> args) {
  public Message {
    args = List.copyOf(args);
  }

  /** The message with the text of each argument. */
  public static Message of(String key, Object... args) {
    var texts = new ArrayList<String>();
    for (Object arg : args) {
      texts.add(arg.toString());
    }
    return new Message(key, texts);
  }
}
