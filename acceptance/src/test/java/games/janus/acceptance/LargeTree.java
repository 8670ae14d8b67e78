package games.janus.acceptance;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;

/**
 * How quick the X-ray is with a tree of more than a hundred thousand nodes.
 *
 * @param nodes how many it has
 * @param open milliseconds from the core's answer until the frame after the picture
 * @param frames how many a second while the picture is dragged about
 */
record LargeTree(long nodes, double open, double frames) {
  /** Eight kings, nine plies deep. */
  private static final String WHERE =
      "#/xray/tree?fen=W:WK10,K14,K18,K22:BK3,K7,K31,K12&engine=minimax&level=expert&depth=9";

  /** The last message of a worker before the picture is the answer. */
  private static final String WATCH =
      """
      window.tree = { answered: 0, open: 0 };
      const Plain = Worker;
      window.Worker = class extends Plain {
        constructor(...all) {
          super(...all);
          this.addEventListener('message', () => {
            if (!tree.seen) tree.answered = performance.now();
          });
        }
      };
      new MutationObserver(() => {
        if (tree.seen || !document.querySelector('[data-counts]')) return;
        tree.seen = true;
        const drawn = () => { tree.open = performance.now() - tree.answered; };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
      }).observe(document, { subtree: true, childList: true });
      """;

  private static final String COUNT_FRAMES =
      """
      () => {
        window.frames = { begun: performance.now(), count: 0 };
        const next = () => { frames.count++; requestAnimationFrame(next); };
        requestAnimationFrame(next);
      }
      """;

  private static final String FRAMES_A_SECOND =
      "() => 1000 * frames.count / (performance.now() - frames.begun)";

  private static final int DRAGS = 120;

  static LargeTree at(String address, Browser browser) {
    try (BrowserContext context = browser.newContext(Visits.desktop())) {
      context.addInitScript(WATCH);
      Page page = context.newPage();
      page.navigate(address + WHERE);
      page.waitForFunction("() => tree.open > 0");
      String counted = page.locator("[data-count=nodes]").innerText();
      double open = number(page.evaluate("() => tree.open"));
      long nodes = Long.parseLong(counted.replace(",", "").strip());
      return new LargeTree(nodes, open, framesWhileDragged(page));
    }
  }

  private static double framesWhileDragged(Page page) {
    Locator picture = page.getByRole(AriaRole.APPLICATION);
    Locator larger = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Larger"));
    for (int i = 0; i < 4; i++) larger.click(); // the whole tree has nowhere to go
    BoundingBox box = picture.boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    page.mouse().move(x, y);
    page.mouse().down();
    page.evaluate(COUNT_FRAMES);
    for (int i = 0; i < DRAGS; i++) {
      page.mouse().move(x, y + box.height / 3 * Math.sin(i / 8.0));
    }
    double frames = number(page.evaluate(FRAMES_A_SECOND));
    page.mouse().up();
    return frames;
  }

  private static double number(Object told) {
    return ((Number) told).doubleValue();
  }
}
