package games.janus.acceptance;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;

/**
 * When a visitor who has never been here saw the board and could play, in milliseconds.
 *
 * @param origin when the page began to load, since 1970
 * @param paint from then until something was painted
 * @param board until the board with its men was painted
 * @param playable until the page told the visitor to play, from when on the board listens
 * @param files what the page itself had fetched by then; its workers fetch the core
 */
record Arrival(double origin, double paint, double board, double playable, List<String> files) {
  /** Notes each moment once, right after the frame that shows it. */
  private static final String WATCH =
      """
      window.arrival = {};
      const note = (what, isThere) => {
        if (what in arrival || !isThere) return;
        arrival[what] = NaN;
        requestAnimationFrame(() => setTimeout(() => { arrival[what] = performance.now(); }));
      };
      new MutationObserver(() => {
        note('board', document.querySelector('.piece'));
        const words = document.querySelector('[data-tone] .text')?.textContent ?? '';
        note('playable', words && !words.includes('Setting up'));
      }).observe(document, { subtree: true, childList: true, characterData: true });
      """;

  private static final String TOLD =
      """
      () => [
        performance.timeOrigin,
        performance.getEntriesByName('first-contentful-paint')[0].startTime,
        arrival.board,
        arrival.playable,
      ]
      """;

  private static final String FILES =
      "() => ['index.html', ...performance.getEntriesByType('resource').map(file =>"
          + " new URL(file.name).pathname.slice(1))]";

  /** Visits, and touches a man to see that it can be moved. */
  static Arrival at(String address, Browser browser) {
    try (BrowserContext context = browser.newContext(Visits.desktop())) {
      context.addInitScript(WATCH);
      Page page = context.newPage();
      page.navigate(address);
      page.waitForFunction("() => arrival.board > 0 && arrival.playable > 0");
      var game = new GamePage(page).ready();
      game.click("b6");
      game.expectMarked("regular", "a5", "c5");
      return told(page);
    }
  }

  /** From some moment, in milliseconds since 1970, until the page was playable. */
  double playableSince(double moment) {
    return origin + playable - moment;
  }

  private static Arrival told(Page page) {
    List<Double> times =
        ((List<?>) page.evaluate(TOLD))
            .stream().map(Number.class::cast).map(Number::doubleValue).toList();
    List<String> files =
        ((List<?>) page.evaluate(FILES)).stream().map(String.class::cast).distinct().toList();
    return new Arrival(times.get(0), times.get(1), times.get(2), times.get(3), files);
  }
}
