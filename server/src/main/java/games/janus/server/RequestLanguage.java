package games.janus.server;

import games.janus.arena.Languages;
import games.janus.message.Language;
import games.janus.server.web.Exchange;

/**
 * The language in which a request is answered, on the thread that answers it. What nobody asked
 * for, such as the log, is said in English.
 */
final class RequestLanguage {
  private static final ScopedValue<Language> CURRENT = ScopedValue.newInstance();

  private RequestLanguage() {}

  /** Lets messages be said in the language of the request about which they are. */
  static void follow() {
    Language usual = Language.current();
    Language.speak(() -> CURRENT.orElse(usual));
  }

  /** Says everything in this language while something is done. */
  static void in(Language language, Runnable work) {
    ScopedValue.where(CURRENT, language).run(work);
  }

  /** The language that a page names in its address, since a WebSocket has no headers of its own. */
  static Language of(Exchange exchange) {
    return exchange
        .query("lang")
        .flatMap(Languages::named)
        .or(() -> exchange.header("Accept-Language").map(Languages::preferred))
        .orElse(Language.ENGLISH);
  }
}
