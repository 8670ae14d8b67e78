package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The visits of one test: each with a browser profile that has never seen the page. */
final class Visits implements AutoCloseable {
  private final House house;
  private final List<BrowserContext> opened = new ArrayList<>();
  private final List<Product> started = new ArrayList<>();
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());

  Visits(House house) {
    this.house = house;
  }

  /** The page as it greets a newcomer. */
  GamePage open() {
    return open(desktop());
  }

  /** The page with a game that is already under way. */
  GamePage open(SavedGame game) {
    GamePage page = open();
    page.continueWith(game);
    return page;
  }

  /** Where the Janus is that all tests share. */
  String address() {
    return house.product().address();
  }

  GamePage open(Browser.NewContextOptions options) {
    return open(options, address());
  }

  /** The page in a language, also in one that only tries out the layout. */
  GamePage openIn(String language, Browser.NewContextOptions options) {
    return open(options, address() + "?lang=" + language);
  }

  /** The page in a browser that lacks something: a script takes it away before the page runs. */
  GamePage openWithout(String takingAway) {
    return open(desktop(), address(), takingAway);
  }

  GamePage open(Browser.NewContextOptions options, String address) {
    return open(options, address, "");
  }

  private GamePage open(Browser.NewContextOptions options, String address, String script) {
    BrowserContext context = house.browser().newContext(options);
    opened.add(context);
    context.addInitScript(script);
    context.setDefaultTimeout(House.PATIENCE_MS);
    Page page = context.newPage();
    listen(page);
    page.navigate(address);
    return new GamePage(page).ready();
  }

  /** Another tab of the same browser, at the same address. */
  GamePage beside(GamePage page) {
    Page other = page.page().context().newPage();
    listen(other);
    other.navigate(page.page().url());
    return new GamePage(other).ready();
  }

  /** Another browser, at the same address. */
  GamePage elsewhere(GamePage page) {
    return open(desktop(), page.page().url());
  }

  /** A Janus of the test's own; it outlives the pages of the test, which ask it now and then. */
  Product ownProduct() throws IOException {
    Product product = Product.start(house.freshFolder());
    started.add(product);
    return product;
  }

  static Browser.NewContextOptions desktop() {
    return new Browser.NewContextOptions()
        .setViewportSize(1440, 900)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  static Browser.NewContextOptions phone() {
    return new Browser.NewContextOptions()
        .setViewportSize(390, 844)
        .setHasTouch(true)
        .setIsMobile(true)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private void listen(Page page) {
    page.context().onRequest(request -> requests.add(request.url()));
    page.onWebSocket(socket -> requests.add(socket.url()));
    page.onPageError(error -> complaints.add("the page threw: " + error));
    page.onConsoleMessage(message -> {
      if (message.type().equals("error")) complaints.add("the console says: " + message.text());
    });
  }

  /** Every address the pages of this test have asked for. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  /** For tests that take the server away: the console then tells of requests that failed. */
  void forgiveFailedRequests() {
    complaints.removeIf(
        complaint -> complaint.contains("Failed to load resource") || complaint.contains("net::"));
  }

  void expectNoComplaints() {
    assertThat(complaints).as("errors in the browser").isEmpty();
    assertThat(requests).as("requests stay on this machine").allMatch(Visits::isLocal);
  }

  static boolean isLocal(String address) {
    return address.matches("(http|ws)://127\\.0\\.0\\.1:\\d+/.*|(data|blob):.*");
  }

  @Override
  public void close() {
    opened.forEach(BrowserContext::close);
    opened.clear();
    started.forEach(Product::close);
    started.clear();
  }
}
