package games.janus.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A language in which messages can be said. */
public enum Language {
  ENGLISH;

  public String text(Message message) {
    return wording().text(message);
  }

  public List<String> texts(List<Message> messages) {
    var texts = new ArrayList<String>();
    messages.forEach(message -> texts.add(text(message)));
    return texts;
  }

  /**
   * A text of the help of the command line, if there is one.
   *
   * @param key such as {@code help.think.depth}
   * @param candidates what stands for the values that an option can have
   * @param value what stands for its default value
   */
  public Optional<String> help(String key, String candidates, String value) {
    return switch (this) {
      case ENGLISH -> EnglishHelp.text(key, candidates, value);
    };
  }

  private Wording wording() {
    return switch (this) {
      case ENGLISH -> new English();
    };
  }
}
