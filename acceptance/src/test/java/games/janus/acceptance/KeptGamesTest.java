package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What was played stays played, whatever happens to the page or to Janus. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class KeptGamesTest {
  private static final Pattern GAME = Pattern.compile("\"id\"\\s*:\\s*\"([0-9a-f-]{36})\"");
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  @Test
  void aReloadedPageGoesOnWithTheSameGame(Visits visits) {
    GamePage page = visits.open();
    page.click("f6", "e5");
    page.expectMoveCount(2);
    var before = page.moves();
    page.reload();
    page.expectMoveCount(2);
    assertThat(page.moves()).isEqualTo(before);
  }

  @Test
  void aGamePutAwayByAResetCanBeBroughtBack(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("two-player").after("22-18"));
    page.expectMoves("22-18");
    page.choose("Reset");
    page.expectMoveCount(0);
    page.press("Undo new game");
    page.expectMoves("22-18");
  }

  @Test
  void aKilledServerStartedAgainHasTheSameGame(Visits visits) throws Exception {
    Product first = visits.ownProduct();
    try (first) {
      GamePage page = visits.open(Visits.desktop(), first.address());
      page.click("f6", "e5");
      page.expectMoveCount(2);
      String kept = awaitKept(first, 2);
      first.kill();
      try (Product second = first.startAgain()) {
        assertThat(second.address()).isEqualTo(first.address());
        assertThat(movesOf(kept(second))).isEqualTo(movesOf(kept)).hasSize(2);
        page.reload();
        page.expectMoveCount(2);
      }
    }
    visits.forgiveFailedRequests();
  }

  /** The one game the server has, once it has that many moves. */
  private static String awaitKept(Product product, int moves) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    String game = "";
    while (System.nanoTime() < end) {
      game = kept(product);
      if (movesOf(game).size() == moves) return game;
      Thread.sleep(50);
    }
    throw new AssertionError("The server never had " + moves + " moves, only: " + game);
  }

  private static String kept(Product product) throws IOException, InterruptedException {
    Matcher id = GAME.matcher(get(product, "api/games"));
    return id.find() ? get(product, "api/games/" + id.group(1)) : "";
  }

  /** The moves' own names, without the thoughts behind them. */
  private static List<String> movesOf(String game) {
    return Pattern.compile("\"event\":\"moved\",\"at\":\\d+,\"id\":\"([0-9x-]+)\"")
        .matcher(game)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static String get(Product product, String path) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create(product.address() + path)).timeout(PATIENCE).build();
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
