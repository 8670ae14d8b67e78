package games.janus.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A language in which messages can be said. English is part of the program; the others are its
 * catalogues, which whoever runs the program reads and hands in.
 */
public final class Language {
  public static final Language ENGLISH = new Language("en", new English());

  private static Supplier<Language> spoken = () -> ENGLISH;

  private final String code;
  private final Wording wording;

  private Language(String code, Wording wording) {
    this.code = code;
    this.wording = wording;
  }

  /**
   * The language of a catalogue.
   *
   * @param code as in {@code de}
   * @param catalogue its lines, {@code key=text} each
   */
  public static Language of(String code, String catalogue) {
    return new Language(code, new Translation(Grammar.of(code), catalogue));
  }

  /** The language that is spoken here and now. */
  public static Language current() {
    return spoken.get();
  }

  /**
   * Says from now on what is said in other languages.
   *
   * @param language answers which, whenever something is said: a server speaks many
   */
  public static void speak(Supplier<Language> language) {
    spoken = language;
  }

  /** The code of the language, as in {@code de}. */
  public String code() {
    return code;
  }

  public String text(Message message) {
    return wording.text(message);
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
    return wording instanceof Translation translation
        ? translation.help(key, candidates, value)
        : EnglishHelp.text(key, candidates, value);
  }
}
