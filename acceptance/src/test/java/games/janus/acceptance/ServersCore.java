package games.janus.acceptance;

import com.microsoft.playwright.Page;
import java.util.Map;

/** The server's core, asked from the page: the same core on another machine, the JVM. */
final class ServersCore {
  private static final String ASK =
      """
      async question => (await fetch('api/desk', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question)
      })).json()
      """;

  private ServersCore() {}

  static Map<?, ?> ask(Page page, Map<String, Object> question) {
    return (Map<?, ?>) page.evaluate(ASK, question);
  }
}
