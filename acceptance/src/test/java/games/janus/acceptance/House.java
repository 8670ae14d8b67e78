package games.janus.acceptance;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What all tests share because it is dear to start: one browser and one running Janus. */
final class House implements AutoCloseable {
  static final int PATIENCE_MS = 15_000;
  private static final List<String> QUIETLY =
      List.of(
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          // A process for the empty page, one for ours and one in reserve: a tenth of all the time.
          "--disable-site-isolation-trials");

  private final Path folder;
  private final Product product;
  private final Playwright playwright;
  private final Browser browser;

  private House(Path folder, Product product, Playwright playwright, Browser browser) {
    this.folder = folder;
    this.product = product;
    this.playwright = playwright;
    this.browser = browser;
  }

  @SuppressWarnings("resource") // closed with the house, or here if it cannot be built
  static House open() throws IOException {
    Path folder = Files.createTempDirectory("janus-acceptance");
    Product product = Product.start(folder.resolve("shared"));
    try {
      var options = new Playwright.CreateOptions();
      options.setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
      Playwright playwright = Playwright.create(options);
      PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
      return new House(folder, product, playwright, launch(playwright));
    } catch (RuntimeException | Error no) {
      product.close();
      throw no;
    }
  }

  /** A browser of the test's own, to be closed by it. */
  Browser anotherBrowser(String... wishes) {
    return launch(playwright, wishes);
  }

  private static Browser launch(Playwright playwright, String... wishes) {
    List<String> arguments = new ArrayList<>(QUIETLY);
    arguments.addAll(List.of(wishes));
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(ChromiumProgram.find())
                .setChromiumSandbox(false) // whoever runs the tests may be root; the page is ours
                .setArgs(arguments));
  }

  Product product() {
    return product;
  }

  Browser browser() {
    return browser;
  }

  /** For a test that needs a Janus of its own. */
  Path freshFolder() throws IOException {
    return Files.createTempDirectory(folder, "own");
  }

  @Override
  public void close() throws IOException {
    try (playwright;
        product;
        browser) {
      // Each is closed even if another cannot be.
    }
    deleteFolder();
  }

  private void deleteFolder() throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException no)
              throws IOException {
            Files.deleteIfExists(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
