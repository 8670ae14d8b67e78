package games.janus.message.compiler;

import java.util.Locale;

/** A part of the page whose words are fetched by themselves. */
enum PagePart {
  WORDS,
  MUSEUM;

  private static final String IN_THE_MUSEUM = "page.museum.";

  static PagePart of(String key) {
    return key.startsWith(IN_THE_MUSEUM) ? MUSEUM : WORDS;
  }

  /** The name of its files, without language and end. */
  String file() {
    return name().toLowerCase(Locale.ROOT);
  }
}
