package games.janus.acceptance;

import com.microsoft.playwright.Page;
import java.util.Map;

/**
 * Puts the same search to the core in the browser and to the server's, and tells how long each
 * took.
 */
final class Contest {
  private static final String IN_THE_BROWSER =
      """
      async question => {
        window.core ??= await (await import('/core/core.js')).load();
        const begun = performance.now();
        const thought = JSON.parse(core.think(JSON.stringify({ ask: 'think', ...question })));
        return { ...thought, millis: performance.now() - begun };
      }
      """;

  private static final String ON_THE_SERVER =
      """
      question => new Promise((done, no) => {
        const line = new WebSocket(`ws://${location.host}/api/think`);
        line.onerror = () => no(new Error('the line broke'));
        let begun = 0;
        line.onopen = () => {
          begun = performance.now();
          line.send(JSON.stringify({ id: '1', think: question }));
        };
        line.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          if (heard.progress) return;
          line.close();
          if (heard.error) no(new Error(heard.error));
          else done({ ...heard.thought, millis: performance.now() - begun });
        };
      })
      """;

  private final Page page;

  /** On a page of Janus. */
  Contest(Page page) {
    this.page = page;
  }

  /** What came of one search. */
  record Thought(long nodes, double millis) {}

  Thought inTheBrowser(Map<String, Object> question) {
    return thought(IN_THE_BROWSER, question);
  }

  Thought onTheServer(Map<String, Object> question) {
    return thought(ON_THE_SERVER, question);
  }

  private Thought thought(String how, Map<String, Object> question) {
    var thought = (Map<?, ?>) page.evaluate(how, question);
    if (!(thought.get("nodes") instanceof Number nodes)
        || !(thought.get("millis") instanceof Number millis)) {
      throw new AssertionError("no thought: " + thought);
    }
    return new Thought(nodes.longValue(), millis.doubleValue());
  }
}
