package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where the core cannot run in the page, the server answers and thinks, and the page says so. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AnOlderBrowserTest {
  /** As in browsers of 2022: WebAssembly is there, but knows no types that are collected. */
  private static final String NO_COLLECTED_TYPES =
      """
      const validate = WebAssembly.validate;
      WebAssembly.validate = bytes => !new Uint8Array(bytes).includes(0x5f) && validate(bytes);
      """;

  @Test
  void withoutWebAssemblyGarbageCollectionTheServerPlays(Visits visits) {
    GamePage page = visits.openWithout(NO_COLLECTED_TYPES);
    assertThat(page.page().getByRole(AriaRole.NOTE))
        .containsText("cannot run WebAssembly with garbage collection. The server plays instead");
    page.click("b6");
    page.expectMarked("regular", "a5", "c5");
    page.click("c5");
    page.expectMoveCount(2);
    page.press("More figures");
    assertThat(page.page().getByText("on the server").first()).isVisible();
    assertThat(visits.requests()).anyMatch(address -> address.contains("/api/think"));
  }
}
