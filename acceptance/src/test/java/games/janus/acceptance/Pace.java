package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import games.janus.acceptance.Contest.Thought;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.jar.JarFile;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * How quick and how big the page is, and how quick the core in it, written to target/pace.md by
 * {@code scripts/pace}. No test: its name keeps it out of every run.
 */
@Tag("slow")
class Pace {
  private static final int ROUNDS = Integer.getInteger("rounds", 7);

  private static final String OPEN =
      "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
  private static final String SHARP =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** One thread each, limited by depth: the positions looked at are the same everywhere. */
  private static final Map<String, Map<String, Object>> SEARCHES = searches();

  private final List<String> report = new ArrayList<>();

  private static Map<String, Map<String, Object>> searches() {
    Map<String, Map<String, Object>> searches = new LinkedHashMap<>();
    searches.put("janus, open middle game, depth 13", strong("chess", "janus", OPEN, 13));
    searches.put("janus, sharp middle game, depth 12", strong("chess", "janus", SHARP, 12));
    searches.put(
        "janus-checkers, start, depth 18",
        strong("checkers", "janus-checkers", "B:W21-32:B1-12", 18));
    searches.put(
        "minimax, start, depth 11",
        Map.of("game", "checkers", "engine", "minimax", "level", "expert", "depth", 11));
    searches.put(
        "chess1, open middle game", Map.of("game", "chess", "engine", "octave", "start", OPEN));
    searches.put(
        "microchess-plus, open middle game",
        Map.of("game", "chess", "engine", "microchess-plus", "start", OPEN));
    return searches;
  }

  private static Map<String, Object> strong(String game, String engine, String start, int depth) {
    return Map.of("game", game, "engine", engine, "level", "full", "start", start, "depth", depth);
  }

  @Test
  @Timeout(850)
  void measure() throws IOException {
    try (House house = House.open()) {
      List<Arrival> visits = visits(house);
      starts(house);
      sizes(visits.getFirst());
      trees(house);
      contests(house);
    }
    Files.write(Path.of("target", "pace.md"), report);
  }

  private List<Arrival> visits(House house) {
    String address = house.product().address();
    Arrival.at(address, house.browser()); // the server reads its files when they are first wanted
    List<Arrival> visits = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      visits.add(Arrival.at(address, house.browser()));
    }
    head("first visit, the server is up", "milliseconds: lowest, median, highest");
    row("something is painted", spread(visits, Arrival::paint));
    row("the board with its men is painted (goal: 1,000)", spread(visits, Arrival::board));
    row("playable (goal: 2,000)", spread(visits, Arrival::playable));
    return visits;
  }

  private void trees(House house) {
    List<LargeTree> trees = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      trees.add(LargeTree.at(house.product().address(), house.browser()));
    }
    String nodes = grouped(trees.getFirst().nodes());
    head("a tree of " + nodes + " nodes in the X-ray", "lowest, median, highest");
    row("opened, ms after the core's answer (goal: 1,000)", spread(trees, LargeTree::open));
    row("frames a second while it is dragged (goal: 30)", spread(trees, LargeTree::frames));
  }

  private void starts(House house) throws IOException {
    List<Double> open = new ArrayList<>();
    List<Double> closed = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      open.add(start(house));
      closed.add(startWithBrowser(house));
    }
    head("from `./janus` to a playable page", "milliseconds: lowest, median, highest");
    row("a browser is open (goal: 3,000)", spread(open, time -> time));
    row("the browser must start too", spread(closed, time -> time));
  }

  private static double start(House house) throws IOException {
    double begun = System.currentTimeMillis();
    try (Product product = Product.startByScript(house.freshFolder())) {
      return Arrival.at(product.address(), house.browser()).playableSince(begun);
    }
  }

  private static double startWithBrowser(House house) throws IOException {
    double begun = System.currentTimeMillis();
    try (Product product = Product.startByScript(house.freshFolder());
        Browser browser = house.anotherBrowser()) {
      return Arrival.at(product.address(), browser).playableSince(begun);
    }
  }

  private void sizes(Arrival visit) throws IOException {
    head("what is fetched", "files", "bytes", "with gzip");
    try (var jar = new JarFile(Product.jar().toFile())) {
      List<String> all =
          jar.stream()
              .filter(entry -> !entry.isDirectory() && entry.getName().startsWith("web/"))
              .map(entry -> entry.getName().substring("web/".length()))
              .toList();
      List<String> page = all.stream().filter(visit.files()::contains).toList();
      List<String> core = all.stream().filter(name -> name.matches("core/core\\..*")).toList();
      size("to see and play: the page", jar, page);
      size("to see and play: the core", jar, core);
      size("for the machine to think: endgames of checkers", jar, List.of("core/endgames.jegd"));
      size("everything, X-ray and museum too", jar, all);
    }
  }

  private void size(String what, JarFile jar, List<String> names) throws IOException {
    assertThat(names).as(what).isNotEmpty();
    long plain = 0;
    long zipped = 0;
    for (String name : names) {
      try (var in = jar.getInputStream(jar.getEntry("web/" + name))) {
        byte[] bytes = in.readAllBytes();
        plain += bytes.length;
        zipped += zipped(bytes);
      }
    }
    row(what, grouped(names.size()), grouped(plain), grouped(zipped));
  }

  private static int zipped(byte[] bytes) throws IOException {
    var zipped = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(zipped)) {
      out.write(bytes);
    }
    return zipped.size();
  }

  private void contests(House house) {
    head("search, one thread", "positions", "JVM, ms", "browser, ms", "browser's speed, JVM = 1");
    try (var context = house.browser().newContext()) {
      var page = context.newPage();
      page.navigate(house.product().address());
      new GamePage(page).ready();
      var contest = new Contest(page);
      SEARCHES.forEach((name, question) -> contest(name, question, contest));
    }
  }

  private void contest(String name, Map<String, Object> question, Contest contest) {
    List<Thought> jvm = new ArrayList<>();
    List<Thought> browser = new ArrayList<>();
    for (int round = -2; round < ROUNDS; round++) { // the first two warm up
      Thought there = contest.onTheServer(question);
      Thought here = contest.inTheBrowser(question);
      assertThat(here.nodes()).as(name).isEqualTo(there.nodes());
      if (round < 0) continue;
      jvm.add(there);
      browser.add(here);
    }
    double ratio = median(jvm, Thought::millis) / median(browser, Thought::millis);
    row(
        name,
        grouped(jvm.getFirst().nodes()),
        spread(jvm, Thought::millis),
        spread(browser, Thought::millis),
        String.format(Locale.ROOT, "%.2f", ratio));
  }

  private void head(String... cells) {
    if (!report.isEmpty()) report.add("");
    row(cells);
    report.add("|---" + "|--:".repeat(cells.length - 1) + "|");
  }

  private void row(String... cells) {
    report.add("| " + String.join(" | ", cells) + " |");
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static <T> String spread(List<T> measured, ToDoubleFunction<T> what) {
    double[] sorted = measured.stream().mapToDouble(what).sorted().toArray();
    String middle = grouped(Math.round(median(measured, what)));
    return grouped(Math.round(sorted[0]))
        + ", **"
        + middle
        + "**, "
        + grouped(Math.round(sorted[sorted.length - 1]));
  }

  private static <T> double median(List<T> measured, ToDoubleFunction<T> what) {
    return measured.stream().mapToDouble(what).sorted().toArray()[measured.size() / 2];
  }
}
