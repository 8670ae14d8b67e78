package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two people, each with a browser of their own, play by a link. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class PlayByLinkTest {
  private static final Pattern OWN_ADDRESS = Pattern.compile("#/g/[0-9a-f-]{36}$");
  private static final String CLOCK = "5 minutes, 3 seconds per move";

  /** Ann, who has White, and Bob. */
  private record Two(GamePage ann, GamePage bob, String link) {
    void play(String... moves) {
      for (int i = 0; i < moves.length; i++) {
        (i % 2 == 0 ? ann : bob).type(moves[i]);
        ann.expectMoveCount(i + 1);
        bob.expectMoveCount(i + 1);
      }
    }
  }

  private static String invite(GamePage page) {
    return invite(page, CLOCK);
  }

  private static String invite(GamePage page, String clock) {
    page.page()
        .locator(".door", new Page.LocatorOptions().setHasText("Play with a friend"))
        .click();
    page.page().getByLabel("Chess", new Page.GetByLabelOptions().setExact(true)).check();
    page.page().getByLabel("Clock").selectOption(clock);
    page.page().getByLabel("White, moves first").check();
    page.page().getByLabel("Your name").fill("Ann");
    page.press("Make the link");
    assertThat(page.page()).hasURL(OWN_ADDRESS);
    return page.page().getByLabel("Send this link").inputValue();
  }

  private static void accept(GamePage page) {
    assertThat(page.page().getByText("You are invited")).isVisible();
    page.page().getByLabel("Your name").fill("Bob");
    page.press("Play");
    assertThat(page.page()).hasURL(OWN_ADDRESS);
  }

  private static Two twoAt(String address, Visits visits, Browser.NewContextOptions forBob) {
    GamePage ann = visits.open(Visits.desktop(), address);
    String link = invite(ann);
    GamePage bob = visits.open(forBob, link);
    accept(bob);
    ann.expectMessage("You play White");
    bob.expectMessage("Ann to move");
    return new Two(ann, bob, link);
  }

  private static Two two(Visits visits) {
    return twoAt(visits.address(), visits, Visits.desktop());
  }

  private static void expectSays(GamePage page, String words) {
    assertThat(page.page().locator(".said")).hasText(words);
  }

  @Test
  void aWholeGameWithAClockAndARematchWithColoursChanged(Visits visits) {
    Two two = twoAt(visits.address(), visits, Visits.phone());
    two.play("f3", "e5", "g4", "Qh4");
    two.ann().expectMessage("mate");
    assertThat(two.ann().page().locator("#end-title")).hasText("You lost.");
    assertThat(two.bob().page().locator("#end-title")).hasText("You win!");
    expectLedgerSums(two.ann());
    String first = two.ann().page().url();
    two.ann().press("Rematch");
    assertThat(two.ann().button("Rematch offered")).isDisabled();
    assertThat(two.bob().page().locator(".end").getByText("Ann would like a rematch.")).isVisible();
    two.bob().press("Rematch");
    assertThat(two.ann().page()).not().hasURL(first);
    assertThat(two.bob().page()).hasURL(two.ann().page().url());
    two.bob().expectMessage("You play White");
    two.bob().click("e2", "e4");
    two.ann().expectMoves("e4");
  }

  /** Every row, and the sum of all rows of a side. */
  private static void expectLedgerSums(GamePage page) {
    page.choose("The honest clock");
    Locator rows = page.page().locator("dialog[open] tbody tr");
    assertThat(rows).hasCount(4);
    for (String side : List.of("white", "black")) {
      Locator last = page.page().locator("dialog[open] tbody tr[data-side=" + side + "]").last();
      String left = last.getAttribute("data-left");
      assertThat(page.page().locator("[data-sum=" + side + "]")).hasAttribute("data-left", left);
    }
    Object off =
        page.page()
            .evaluate(
                """
                async () => {
                  const id = location.hash.split('/').pop();
                  const { ticks } = await (await fetch(`api/games/${id}/ledger`)).json();
                  return ticks.filter(t => t.elapsed !== t.thought + t.comp + t.uncomp).length;
                }
                """);
    assertThat(off).isEqualTo(0);
    page.keys("Escape");
  }

  @Test
  void nothingIsLostWhenTheServerIsKilledAndStartedAgain(Visits visits) throws IOException {
    Product product = visits.ownProduct();
    Two two = twoAt(product.address(), visits, Visits.desktop());
    two.play("e4", "e5");
    product.kill();
    var soon = new LocatorAssertions.ContainsTextOptions().setTimeout(3000);
    assertThat(two.ann().message()).containsText("Reconnecting", soon);
    assertThat(two.bob().message()).containsText("Reconnecting", soon);
    two.ann().click("g1", "f3");
    assertThat(two.ann().page().locator(".piece.sent")).hasAttribute("data-at", "f3");
    two.bob().expectMoveCount(2);
    try (Product again = product.startAgain()) {
      two.bob().expectMoves("e4", "e5", "Nf3");
      assertThat(two.ann().page().locator(".piece.sent")).hasCount(0);
      two.bob().click("b8", "c6");
      two.ann().expectMoves("e4", "e5", "Nf3", "Nc6");
      assertThat(clocks(two.ann())).isEqualTo(clocks(two.bob()));
      two.ann().reload();
      two.ann().expectMoveCount(4);
      assertThat(again.address()).isEqualTo(product.address());
      visits.forgiveFailedRequests();
      two.ann().page().close();
      two.bob().page().close();
    }
    visits.forgiveFailedRequests();
  }

  /** What the clocks showed when the present turn began. */
  private static Object clocks(GamePage page) {
    return page.page()
        .evaluate(
            "(({ white, black, flagAt }) => ({ white, black, flagAt }))(janusTable.clock.shown)");
  }

  @Test
  void theInvitationSeatsOneAndThirdPeopleWatch(Visits visits) {
    Two two = two(visits);
    GamePage third = visits.open(Visits.desktop(), two.link());
    third.press("Play");
    assertThat(
            third
                .page()
                .locator("[role=alert]", new Page.LocatorOptions().setHasText("has been used"))
                .first())
        .isVisible();
    third.press("Just watch");
    third.expectMessage("You are watching");
    assertThat(third.page()).hasURL(OWN_ADDRESS);
    two.play("e4", "e5");
    third.expectMoves("e4", "e5");
    third.click("g1", "f3");
    third.expectMoveCount(2);
    assertThat(two.ann().page().getByText("1 watching")).isVisible();
    visits.forgiveFailedRequests();
  }

  @Test
  void nobodyMovesForAnother(Visits visits) {
    Two two = two(visits);
    String forged =
        """
        seat => new Promise(done => {
          const id = location.hash.split('/').pop();
          const socket = new WebSocket(`ws://${location.host}/api/games/${id}/live`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ t: 'hello', ...(seat && { seat }) }));
            socket.send(JSON.stringify({ t: 'do', n: crypto.randomUUID(), action: { action: 'move', ply: 0, id: 'e2e4' } }));
          };
          socket.onmessage = event => {
            const told = JSON.parse(event.data);
            if (told.t === 'refused' || told.t === 'done') { socket.close(); done(told.kind ?? told.t); }
          };
        })
        """;
    Page bob = two.bob().page();
    assertThat(bob.evaluate(forged, null)).isEqualTo("seat");
    assertThat(bob.evaluate(forged, "AAAAAAAAAAAAAAAAAAAAAA")).isEqualTo("seat");
    assertThat(bob.evaluate("janusTable.link.secret").toString()).hasSize(22);
    assertThat(bob.evaluate(forged, bob.evaluate("janusTable.link.secret"))).isEqualTo("command");
    two.ann().expectMoveCount(0);
  }

  @Test
  void theSecretIsInTheDatabaseAndNowhereElse(Visits visits) {
    Two two = two(visits);
    String secret = two.bob().page().evaluate("janusTable.link.secret").toString();
    assertThat(two.bob().page().url()).doesNotContain("join");
    assertThat(two.bob().page().context().cookies()).isEmpty();
    assertThat(
            two.bob()
                .page()
                .evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
                .toString())
        .doesNotContain(secret);
    assertThat(visits.requests())
        .noneMatch(request -> request.contains(secret) || request.contains("join="));
    two.bob().page().navigate("about:blank");
    two.bob().page().goBack();
    two.bob().ready();
    two.bob().expectMessage("Ann to move");
  }

  @Test
  void theyOfferAskGiveAndSay(Visits visits) {
    Two two = two(visits);
    two.play("e4", "e5");
    two.bob().press("Take back");
    two.ann().press("Accept");
    two.ann().expectMoves("e4");
    two.bob().type("c5");
    two.ann().expectMoves("e4", "c5");
    two.ann().choose("Give 15 seconds");
    assertThat(two.ann().page().locator(".clock").first())
        .containsText(Pattern.compile("5:1[0-9]"));
    two.ann().press("Say");
    two.ann().press("Good luck!");
    expectSays(two.bob(), "Good luck!");
    two.ann().choose("Offer draw");
    assertThat(two.bob().page().getByText("Ann offers a draw.").first()).isVisible();
    two.bob().press("Decline");
    assertThat(two.bob().button("Decline")).hasCount(0);
    two.bob().choose("Resign");
    two.bob().press("Really resign?");
    two.ann().expectMessage("resigned");
    assertThat(two.ann().page().locator("#end-title")).hasText("You win!");
  }

  @Test
  void aMoveChosenInAdvanceIsPlayedWhenTheTurnComes(Visits visits) {
    Two two = two(visits);
    two.bob().click("e7", "e5");
    assertThat(two.bob().page()).hasTitle(Pattern.compile("^Janus"));
    two.ann().click("e2", "e4");
    two.ann().expectMoves("e4", "e5");
    assertThat(two.ann().page()).hasTitle(Pattern.compile("^● Your turn"));
  }

  @Test
  void theGameGoesOnOnAnotherDevice(Visits visits) {
    Two two = two(visits);
    two.play("e4");
    two.ann().choose("Continue on another device");
    two.ann().press("Make the link");
    String own = two.ann().page().getByLabel("Open this on your other device").inputValue();
    GamePage phone = visits.open(Visits.phone(), own);
    phone.press("Play");
    two.ann().keys("Escape");
    two.ann().expectMessage("You are watching");
    two.bob().type("e5");
    phone.click("g1", "f3");
    two.bob().expectMoves("e4", "e5", "Nf3");
  }

  @Test
  void aNewLinkWithdrawsTheOldOne(Visits visits) {
    GamePage ann = visits.open();
    String old = invite(ann);
    ann.press("New link");
    assertThat(ann.page().getByText("The old one is withdrawn")).isVisible();
    String link = ann.page().getByLabel("Send this link").inputValue();
    assertThat(link).isNotEqualTo(old);
    GamePage late = visits.open(Visits.desktop(), old);
    late.press("Play");
    assertThat(late.page().getByText("This invitation is not valid").first()).isVisible();
    GamePage bob = visits.open(Visits.desktop(), link);
    accept(bob);
    ann.expectMessage("You play White");
    ann.choose("Cancel the game");
    assertThat(bob.page().locator("#end-title")).hasText("Game cancelled.");
    visits.forgiveFailedRequests();
  }

  /** Ann against a machine; others may watch, and see what it thinks. */
  private static String againstMachine(GamePage page) {
    page.page().getByLabel("Chess", new Page.GetByLabelOptions().setExact(true)).check();
    page.page().getByLabel("You against the computer").check();
    page.page().getByLabel("White, moves first").check();
    page.page()
        .getByLabel("Who may watch")
        .selectOption("others, and they see what the machine thinks");
    page.page().getByLabel("Your name").fill("Ann");
    page.press("Start game");
    assertThat(page.page()).hasURL(OWN_ADDRESS);
    page.expectMessage("You play White");
    page.choose("Let others watch");
    String link = page.page().getByLabel("Send this to anyone who wants to watch").inputValue();
    page.press("Close");
    return link;
  }

  @Test
  void aGameAgainstTheMachineIsWatchedWithItsThoughts(Visits visits) {
    GamePage ann = visits.open();
    ann.press("New game");
    GamePage watcher = visits.open(Visits.phone(), againstMachine(ann));
    watcher.expectMessage("You are watching");
    ann.type("e4");
    ann.expectMoveCount(2);
    watcher.expectMoveCount(2);
    assertThat(watcher.moves()).isEqualTo(ann.moves());
    assertThat(ann.page().getByText("1 watching")).isVisible();
    String thought = "janusTable.made[1].thought?.engine";
    for (GamePage each : List.of(ann, watcher)) {
      each.page().waitForFunction(thought);
      assertThat(each.page().evaluate(thought)).isEqualTo("janus");
    }
    watcher.reload();
    watcher.page().waitForFunction(thought);
    watcher.click("d2", "d4");
    watcher.expectMoveCount(2);
    ann.press("Take back");
    ann.expectMoveCount(0);
    watcher.expectMoveCount(0);
    ann.type("d4");
    watcher.expectMoveCount(2);
    ann.choose("Resign");
    ann.press("Really resign?");
    assertThat(watcher.page().locator("#end-title")).hasText("Black wins.");
    ann.press("Rematch");
    ann.expectMessage(Pattern.compile("Your move|You play Black"));
    ann.expectMoveCount(1);
  }

  @Test
  void daysForEachMove(Visits visits) {
    GamePage ann = visits.open();
    String link = invite(ann, "3 days per move");
    GamePage bob = visits.open(Visits.phone(), link);
    assertThat(bob.page().getByText("Chess, 3 days per move.")).isVisible();
    accept(bob);
    new Two(ann, bob, link).play("e4", "e5", "Nf3");
    for (GamePage each : List.of(ann, bob)) {
      Locator clocks = each.page().getByRole(AriaRole.TIMER);
      assertThat(clocks.filter(new Locator.FilterOptions().setHasText("2d 23:59"))).hasCount(1);
      assertThat(clocks.filter(new Locator.FilterOptions().setHasText("3d 0:00"))).hasCount(1);
    }
  }

  @Test
  void myGamesShowsWhereItIsYourTurn(Visits visits) {
    Two two = two(visits);
    two.ann().page().evaluate("location.hash = '#/games'");
    Locator game =
        two.ann().page().locator("li", new Page.LocatorOptions().setHasText("You against Bob"));
    assertThat(game).containsText("Your turn");
    game.locator(".open").click();
    two.ann().expectMessage("You play White");
  }

  @Test
  void itIsPlayedByKeyboardAndHeard(Visits visits) {
    Two two = two(visits);
    Locator heard = two.bob().page().locator("[aria-live=polite]").last();
    assertThat(heard).containsText("You play Black");
    two.ann().square("e2").focus();
    two.ann().keys("Enter", "ArrowUp", "ArrowUp", "Enter");
    assertThat(heard).containsText("Ann: pawn e4");
    assertThat(heard).containsText("Your move");
    two.ann().button("Say").focus();
    two.ann().keys("Enter", "Tab", "Enter");
    assertThat(heard).containsText("Ann: Hello!");
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void noScreenHasBarriers(ColorScheme colours, Visits visits) throws IOException {
    var options = Visits.desktop().setColorScheme(colours).setBypassCSP(true);
    GamePage ann = visits.open(options);
    String link = invite(ann);
    Barriers.expectNone(ann, "invitation");
    GamePage bob = visits.open(options, link);
    assertThat(bob.page().getByText("You are invited")).isVisible();
    Barriers.expectNone(bob, "joining");
    accept(bob);
    ann.expectMessage("You play White");
    ann.press("Say");
    Barriers.expectNone(ann, "phrases");
    ann.keys("Escape");
    for (Map.Entry<String, String> dialog :
        Map.of("The honest clock", "In seconds", "Continue on another device", "Make the link")
            .entrySet()) {
      ann.choose(dialog.getKey());
      assertThat(ann.page().locator("dialog[open]").getByText(dialog.getValue()).first())
          .isVisible();
      Barriers.expectNone(ann, dialog.getKey());
      ann.keys("Escape");
    }
  }

  @Test
  void itFitsTheScreen(Visits visits) {
    GamePage ann = visits.open();
    String link = invite(ann);
    LayoutTest.onScreens(ann, PlayByLinkTest::expectInvitation);
    GamePage bob = visits.open(Visits.desktop(), link);
    assertThat(bob.page().getByText("You are invited")).isVisible();
    LayoutTest.onScreens(
        bob, page -> LayoutTest.expectInSight(page, page.button("Play"), "the button to play"));
    accept(bob);
    LayoutTest.onScreens(bob, PlayByLinkTest::expectGame);
  }

  private static void expectInvitation(GamePage page) {
    page.expectNothingBeside();
    LayoutTest.expectInSight(page, page.button("Copy link"), "the button that copies the link");
  }

  private static void expectGame(GamePage page) {
    LayoutTest.expectNoScrolling(page);
    for (String act : List.of("Take back", "Say", "Flip", "More")) {
      LayoutTest.expectInSight(page, page.button(act), act);
    }
    LayoutTest.expectInSight(page, page.page().locator("[role=grid]"), "board");
  }
}
