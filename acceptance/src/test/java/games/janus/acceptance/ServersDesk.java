package games.janus.acceptance;

import com.microsoft.playwright.Page;
import java.util.Map;

/** The server's desk, asked from the page: the same core on another machine, the JVM. */
final class ServersDesk {
  private static final String ASK =
      """
      async question => (await fetch('api/desk', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question)
      })).json()
      """;

  private ServersDesk() {}

  static Map<?, ?> ask(Page page, Map<String, Object> question) {
    return (Map<?, ?>) page.evaluate(ASK, question);
  }
}
