package games.janus.arena;

import games.janus.message.Language;
import games.janus.message.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The languages that people may wish for, read from the program's own files. */
public final class Languages {
  /** What Java says; what only the page says is a matter of the page. */
  private static final List<String> FILES = List.of("core", "help", "server", "terminal");

  private static final Map<String, Language> READ =
      new ConcurrentHashMap<>(Map.of("en", Language.ENGLISH));

  private Languages() {}

  /**
   * The language of a code, if there is one.
   *
   * @param code such as {@code de}, {@code de-AT}, or {@code de_AT.UTF-8} as systems write it
   */
  public static Optional<Language> named(String code) {
    String[] words = code.strip().toLowerCase(Locale.ROOT).split("[-_.@]", 2);
    return Messages.LANGUAGES.contains(words[0])
        ? Optional.of(READ.computeIfAbsent(words[0], Languages::read))
        : Optional.empty();
  }

  /**
   * The one that somebody likes best, English if there is none.
   *
   * @param wishes as in the header Accept-Language of HTTP: {@code de-AT, de;q=0.9, en;q=0.5}
   */
  public static Language preferred(String wishes) {
    try {
      return Locale.LanguageRange.parse(wishes).stream()
          .filter(wish -> wish.getWeight() > 0)
          .flatMap(wish -> named(wish.getRange()).stream())
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException _) {
      return Language.ENGLISH; // no such header: whoever sent it is answered nevertheless
    }
  }

  private static Language read(String code) {
    var catalogue = new StringBuilder();
    for (String file : FILES) {
      String name = "/META-INF/janus/messages/" + code + "/" + file + ".properties";
      try (InputStream in = Language.class.getResourceAsStream(name)) {
        if (in != null) {
          catalogue.append(new String(in.readAllBytes(), StandardCharsets.UTF_8)).append('\n');
        }
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    return Language.of(code, catalogue.toString());
  }
}
