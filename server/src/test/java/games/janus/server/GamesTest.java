package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.JsonText;
import games.janus.server.json.JsonObject;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may happen to a game that is kept, and what may not. */
@Timeout(60)
class GamesTest {
  @TempDir static Path folder;
  private static Served served;

  @BeforeAll
  static void start() throws IOException {
    served = Served.with(Served.options(folder).withCaps(generous()));
  }

  static Caps generous() {
    Caps usual = Caps.USUAL;
    return new Caps(
        usual.web(),
        usual.bodyBytes(),
        usual.importBytes(),
        usual.sockets(),
        usual.threads(),
        100_000,
        100_000);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  private static JsonObject ok(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isIn(200, 201);
    return Served.json(answer);
  }

  private static JsonObject refused(HttpResponse<String> answer, int status, String kind) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonObject error = Served.json(answer);
    assertThat(error.needString("kind")).isEqualTo(kind);
    assertThat(error.needObject("reason").needString("text")).isEqualTo(error.needString("error"));
    return error;
  }

  private static String make(String game, String more) throws IOException {
    return ok(served.post("/api/games", Served.game(game, more))).needString("id");
  }

  private static String from(String fen) throws IOException {
    return make("chess", "\"start\":\"" + fen + "\"");
  }

  private static JsonObject get(String id) throws IOException {
    return ok(served.get("/api/games/" + id));
  }

  private static List<String> moves(String id) throws IOException {
    return Served.moves(get(id));
  }

  private static String ended(String winner, String reason) {
    String won = winner.isEmpty() ? "" : "\"winner\":\"" + winner + "\",";
    return Served.event(
        "ended", "\"ending\":{\"ending\":\"decided\"," + won + "\"reason\":\"" + reason + "\"}");
  }

  private static String takenBack(int toPly) {
    return Served.event("taken-back", "\"toPly\":" + toPly);
  }

  private static int version(JsonObject answer) {
    return answer.needInt("version", 0, 99_999);
  }

  private static final String FIVE_MINUTES =
      "\"control\":{\"base\":300000,\"increment\":2000,\"delay\":0,\"moves\":0}";

  @Test
  void aGameIsMadePlayedAndRead() throws IOException {
    String id = make("chess", FIVE_MINUTES);
    String body =
        """
        {"version":0,"events":[{"event":"moved","at":1000,"id":"e2e4","spent":1000,"credited":0}],
         "thoughts":[{"ply":0,"thought":{"score":0.50,"nodes":12345678901,"line":["e2e4"]}}]}\
        """;
    JsonObject played = ok(served.post("/api/games/" + id + "/events", body));
    assertThat(version(played)).isEqualTo(1);
    JsonObject game = get(id);
    assertThat(game.needString("rules")).isEqualTo("fide");
    assertThat(game.needInt("plies", 0, 9)).isEqualTo(1);
    JsonObject log = game.needObject("log");
    assertThat(log.needObject("settings").text()).contains(FIVE_MINUTES);
    JsonObject moved = log.objects("events").getFirst();
    assertThat(moved.needInt("spent", 0, 9999)).isEqualTo(1000);
    assertThat(game.objects("thoughts").getFirst().needObject("thought").text())
        .as("a thought is kept to the digit")
        .isEqualTo("{\"score\":0.50,\"nodes\":12345678901,\"line\":[\"e2e4\"]}");
  }

  @Test
  void aThoughtMayComeLaterAndGoesWithItsMove() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    String thought = "{\"version\":1,\"thoughts\":[{\"ply\":0,\"thought\":{\"score\":1}}]}";
    assertThat(version(ok(served.post("/api/games/" + id + "/events", thought)))).isEqualTo(1);
    assertThat(get(id).objects("thoughts")).hasSize(1);
    ok(served.append(id, 1, takenBack(0)));
    assertThat(get(id).objects("thoughts")).as("it may be made again").hasSize(1);
    ok(served.play(id, 2, "d2d4"));
    assertThat(get(id).objects("thoughts")).isEmpty();
  }

  private static String engine(String id, String level, String seed) {
    return "{\"kind\":\"engine\",\"id\":\""
        + id
        + "\",\"level\":\""
        + level
        + "\",\"seed\":\""
        + seed
        + "\"}";
  }

  @Test
  void anEngineSitsDownWithLevelAndSeed() throws IOException {
    String player = engine("minimax", "expert", "-9223372036854775808");
    String id = make("checkers", "\"ruleSet\":\"red-vs-ai\",\"black\":" + player);
    JsonObject game = get(id);
    assertThat(game.needObject("black").text()).isEqualTo(player);
    assertThat(game.needString("rules")).isEqualTo("red-vs-ai");
  }

  @Test
  void aLevelMayCarryAChoiceOfItsEngine() throws IOException {
    String microchess = engine("microchess", "super-blitz/no-book", "0");
    String id = make("chess", "\"black\":" + microchess);
    assertThat(get(id).needObject("black").needString("level")).isEqualTo("super-blitz/no-book");
    for (String level : List.of("no-book", "blitz/" + "x".repeat(100), "blitz/\\u001b[2J")) {
      String black = "\"black\":" + engine("microchess", level, "0");
      refused(served.post("/api/games", Served.game("chess", black)), 400, "request");
      String changed =
          Served.event(
              "player-changed",
              "\"side\":\"white\",\"player\":" + engine("microchess", level, "0"));
      refused(served.append(id, 0, changed), 400, "request");
    }
  }

  @Test
  void askingTwiceMakesOneGame() throws IOException {
    String id = UUID.randomUUID().toString();
    String named = "{\"id\":\"" + id + "\",";
    String wanted = named + Served.GAME.substring(1);
    assertThat(served.post("/api/games", wanted).statusCode()).isEqualTo(201);
    ok(served.play(id, 0, "e2e4"));
    HttpResponse<String> again = served.post("/api/games", wanted);
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(ok(again).needInt("plies", 0, 9)).isEqualTo(1);
    refused(
        served.post("/api/games", named + Served.game("checkers", "").substring(1)), 409, "exists");
    String later = wanted.replace("\"at\":0", "\"at\":1");
    refused(served.post("/api/games", later), 409, "exists");
  }

  @Test
  void aGameMayComeWithItsEvents() throws IOException {
    String log = Served.GAME.replace("[]", "[" + Served.moved("e2e4") + "]");
    JsonObject made = ok(served.post("/api/games", log));
    assertThat(version(made)).isEqualTo(1);
    assertThat(moves(made.needString("id"))).containsExactly("e2e4");
    String wrong = Served.GAME.replace("[]", "[" + Served.moved("e2e5") + "]");
    refused(served.post("/api/games", wrong), 422, "illegal");
  }

  @Test
  void theSameEventsSaidTwiceHappenOnce() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    assertThat(version(ok(served.play(id, 0, "e2e4")))).isEqualTo(1);
    ok(served.play(id, 1, "e7e5"));
    assertThat(version(ok(served.play(id, 0, "e2e4")))).isEqualTo(2);
    assertThat(moves(id)).containsExactly("e2e4", "e7e5");
    ok(served.append(id, 2, ended("white", "resignation")));
    assertThat(ok(served.append(id, 2, ended("white", "resignation"))).has("outcome")).isTrue();
    refused(served.append(id, 2, ended("black", "resignation")), 409, "stale");
  }

  @Test
  void aStaleVersionIsRefusedWithTheRightOne() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    assertThat(version(refused(served.play(id, 0, "d2d4"), 409, "stale"))).isEqualTo(1);
    refused(served.play(id, 5, "e7e5"), 409, "stale");
    refused(served.play(id, -1, "e7e5"), 400, "request");
    assertThat(moves(id)).containsExactly("e2e4");
  }

  @ParameterizedTest
  @CsvSource({
    "e2e5, illegal", // no such move
    "e7e5, illegal", // out of turn, and the other side's piece
    "e1g1, illegal", // castling through the own men
    "e4, text",
    "'', text",
    "0000, text",
    "e2e4e6, text",
    "e2e4k, text",
    "Z9Z9, text",
    "11-15, text"
  })
  void whatIsNotLegalIsRefusedAndNothingChanges(String move, String kind) throws IOException {
    String id = served.newGame();
    refused(served.play(id, 0, move), 422, kind);
    assertThat(moves(id)).isEmpty();
    ok(served.play(id, 0, "e2e4"));
  }

  @ParameterizedTest
  @CsvSource({"a7a8k, text", "a7a8p, text", "a7a8, ambiguous", "a7a8x, text"})
  void aPawnBecomesAPieceOfItsOwn(String move, String kind) throws IOException {
    String id = from("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    refused(served.play(id, 0, move), 422, kind);
    ok(served.play(id, 0, "a7a8r"));
  }

  @Test
  void ofSeveralMovesAllAreMadeOrNone() throws IOException {
    String id = served.newGame();
    HttpResponse<String> answer =
        served.append(id, 0, Served.moved("e2e4"), Served.moved("e7e5"), Served.moved("e4e5"));
    refused(answer, 422, "illegal");
    assertThat(moves(id)).isEmpty();
  }

  @Test
  void aVersionFarBeyondTheGameIsStale() throws IOException {
    String id = served.newGame();
    refused(served.append(id, Integer.MAX_VALUE, Served.moved("e2e4")), 409, "stale");
  }

  /** Each of them would double what the message says. */
  @Test
  void aDetailThatNestsForEverIsRefused() throws IOException {
    String id = served.newGame();
    String detail = "\"x\"";
    for (int depth = 0; depth < 8; depth++) {
      detail = "{\"key\":\"match.no-option\",\"args\":[" + detail + "," + detail + "]}";
    }
    String end =
        Served.event(
            "ended",
            "\"ending\":{\"ending\":\"decided\",\"winner\":\"white\",\"reason\":\"failure\",\"detail\":"
                + detail
                + "}");
    refused(served.append(id, 0, end), 400, "request");
  }

  @Test
  void aGameThatGoesOnAfterADrawIsABadOneAmongGoodOnes() throws IOException {
    String drawn =
        "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/3rK2B/8 w - - 0 1\"]\n\n1. Kxd2 Kd5 2. Kd3 *\n\n";
    String file = "[White \"A\"]\n\n1. e4 *\n\n" + drawn + "[White \"C\"]\n\n1. d4 *\n";
    JsonObject answer =
        ok(served.post("/api/import", "{\"game\":\"chess\",\"text\":" + quoted(file) + "}"));
    assertThat(answer.objects("bad")).hasSize(1);
    assertThat(answer.text().split("\"bad\"", -1)[0].split(",", -1)).hasSize(3); // two ids
  }

  @Test
  void nothingIsPlayedAfterMate() throws IOException {
    String id = served.newGame();
    ok(served.append(id, 0, Served.moved("f2f3"), Served.moved("e7e5"), Served.moved("g2g4")));
    String mate = ended("black", "checkmate");
    refused(served.append(id, 3, mate), 422, "illegal"); // not yet
    refused(
        served.append(id, 3, Served.moved("d8h4"), ended("white", "resignation")), 422, "illegal");
    JsonObject over = ok(served.append(id, 3, Served.moved("d8h4"), mate)).needObject("outcome");
    assertThat(over.needString("winner")).isEqualTo("black");
    assertThat(over.needString("reason")).isEqualTo("checkmate");
    assertThat(over.needString("words")).isEqualTo("checkmate");
    refused(served.play(id, 5, "a2a3"), 409, "over");
    refused(served.append(id, 5, ended("white", "resignation")), 409, "over");
    refused(served.append(id, 5, Served.event("reopened", "")), 422, "illegal");
    ok(served.append(id, 5, takenBack(2)));
    assertThat(get(id).has("outcome")).isFalse();
    ok(served.play(id, 6, "a2a3"));
  }

  /** As logs of earlier versions have it. */
  @Test
  void aMateThatNoEventTellsIsAnEndToo() throws IOException {
    String id = served.newGame();
    ok(served.append(id, 0, Served.moved("f2f3"), Served.moved("e7e5"), Served.moved("g2g4")));
    JsonObject over = ok(served.play(id, 3, "d8h4")).needObject("outcome");
    assertThat(over.needString("reason")).isEqualTo("checkmate");
  }

  @Test
  void aResignationIsTakenBackAndTheGameGoesOn() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    JsonObject over = ok(served.append(id, 1, ended("black", "resignation")));
    assertThat(over.needObject("outcome").needString("winner")).isEqualTo("black");
    refused(served.play(id, 2, "e7e5"), 409, "over");
    ok(served.append(id, 2, Served.event("reopened", "")));
    refused(served.append(id, 3, Served.event("reopened", "")), 422, "illegal");
    ok(served.play(id, 3, "e7e5"));
  }

  @Test
  void movesAreTakenBackAndMadeAgainOnlyWhereThereAreSome() throws IOException {
    String id = served.newGame();
    ok(served.append(id, 0, Served.moved("e2e4"), Served.moved("e7e5")));
    refused(served.append(id, 2, takenBack(2)), 422, "illegal");
    refused(served.append(id, 2, takenBack(-1)), 422, "illegal");
    String redone = Served.event("redone", "\"toPly\":2");
    refused(served.append(id, 2, redone), 422, "illegal");
    ok(served.append(id, 2, takenBack(1)));
    refused(served.append(id, 3, Served.event("redone", "\"toPly\":3")), 422, "illegal");
    assertThat(moves(id)).containsExactly("e2e4");
    ok(served.append(id, 3, redone));
    assertThat(get(id).needInt("plies", 0, 9)).isEqualTo(2);
  }

  @Test
  void timeNeverGoesBack() throws IOException {
    String id = served.newGame();
    ok(served.append(id, 0, Served.moved("e2e4").replace("\"at\":0", "\"at\":5000")));
    refused(served.play(id, 1, "e7e5"), 400, "request");
    String free = Served.moved("e7e5").replace("\"at\":0", "\"at\":5000");
    refused(served.append(id, 1, free.replace("\"spent\":0", "\"spent\":-1")), 400, "request");
    ok(served.append(id, 1, free));
  }

  @Test
  void aDetailThatCannotBeToldIsRefused() throws IOException {
    String id = served.newGame();
    String forfeit = ended("white", "failure").replace("}}", ",\"detail\":%s}}");
    refused(
        served.append(id, 0, forfeit.formatted("{\"key\":\"engine.failed\",\"args\":[]}")),
        400,
        "request");
    ok(served.append(id, 0, forfeit.formatted("{\"key\":\"engine.failed\",\"args\":[\"x\"]}")));
    assertThat(get(id).needObject("outcome").needString("words"))
        .isEqualTo("the program failed (x)");
  }

  private static HttpResponse<String> command(String id, String by, String action)
      throws IOException {
    return served.post(
        "/api/games/" + id + "/commands", "{\"by\":\"" + by + "\",\"action\":" + action + "}");
  }

  private static String online() throws IOException {
    String log =
        "{\"log\":{\"settings\":"
            + Served.settings("chess", "online", "")
            + ",\"at\":0,\"events\":[]}}";
    return ok(served.post("/api/games", log)).needString("id");
  }

  @Test
  void whereTheServerDecidesOnlyCommandsAreTaken() throws IOException {
    String id = online();
    refused(served.play(id, 0, "e2e4"), 400, "request");
    String move = "{\"action\":\"move\",\"ply\":0,\"id\":\"e2e4\"}";
    JsonObject moved = ok(command(id, "white", move));
    assertThat(moved.objects("events").getFirst().needString("event")).isEqualTo("moved");
    assertThat(version(moved)).isEqualTo(1);
    JsonObject again = ok(command(id, "white", move));
    assertThat(again.objects("events")).isEmpty();
    assertThat(version(again)).isEqualTo(1);
    JsonObject no = refused(command(id, "black", "{\"action\":\"offer-draw\"}"), 422, "command");
    assertThat(no.needObject("reason").needString("key")).isEqualTo("draw.too-early");
    assertThat(no.needString("error"))
        .isEqualTo("A draw can be offered once both players have moved.");
  }

  @Test
  void aCommandMayInsistOnAVersion() throws IOException {
    String id = online();
    String move =
        "{\"by\":\"white\",\"action\":{\"action\":\"move\",\"ply\":0,\"id\":\"e2e4\"},\"version\":";
    String path = "/api/games/" + id + "/commands";
    assertThat(version(refused(served.post(path, move + "3}"), 409, "stale"))).isZero();
    ok(served.post(path, move + "0}"));
    assertThat(ok(served.post(path, move + "0}")).objects("events")).as("said again").isEmpty();
    String resign = "{\"by\":\"white\",\"action\":{\"action\":\"resign\"},\"version\":0}";
    refused(served.post(path, resign), 409, "stale");
  }

  @Test
  void nobodyOutsideSaysWhoHasLost() throws IOException {
    for (String id : List.of(online(), served.newGame())) {
      String forfeit =
          """
          {"action":"forfeit","side":"white","reason":"failure",
           "detail":{"key":"engine.failed","args":["x"]}}\
          """;
      JsonObject no = refused(command(id, "host", forfeit), 422, "command");
      assertThat(no.needObject("reason").needString("key")).isEqualTo("host.only");
      refused(
          command(id, "host", "{\"action\":\"adjudicate\",\"reason\":\"agreement\"}"),
          422,
          "command");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNP w KQkq - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"
      })
  void anImpossiblePositionIsRefusedWithAllItsFlaws(String fen) throws IOException {
    JsonObject error =
        refused(
            served.post("/api/games", Served.game("chess", "\"start\":\"" + fen + "\"")),
            422,
            "setup");
    assertThat(error.text()).contains("\"flaws\":[\"");
  }

  @Test
  void textThatIsNoPositionIsRefused() throws IOException {
    for (String start : List.of("x", "9/8", "\\u0000", "\\ud83d\\ude00", "W:W1:B2:Z")) {
      refused(
          served.post("/api/games", Served.game("chess", "\"start\":\"" + start + "\"")),
          422,
          "text");
    }
    refused(served.post("/api/games", Served.game("checkers", "\"start\":\"W:W99\"")), 422, "text");
    refused(
        served.post("/api/games", Served.game("checkers", "\"ruleSet\":\"chess\"")), 422, "text");
    refused(served.post("/api/games", Served.game("chess", "\"ruleSet\":\"acf\"")), 422, "text");
  }

  @Test
  void namesMayBeAnyTextThatSteersNothing() throws IOException {
    for (String name : List.of("<b>Ann</b>", "javascript:alert(1)", "=1+1", "Ærø 象棋", "")) {
      String id = make("chess", named(name));
      assertThat(get(id).needObject("white").needString("name")).isEqualTo(name);
    }
    for (String name : List.of("\u001b[31mred", "a\u0000b", "\u202eback", "x".repeat(10_000))) {
      refused(served.post("/api/games", Served.game("chess", named(name))), 400, "request");
    }
  }

  private static String quoted(String text) {
    return new JsonText().value(text).toString();
  }

  private static String named(String name) {
    return "\"white\":{\"kind\":\"person\",\"name\":" + quoted(name) + "}";
  }

  @Test
  void aPositionWith218MovesAndOneWithThirtyQueensArePlayedOn() throws IOException {
    String most = from("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    ok(served.append(most, 0, Served.moved("d7d8"), ended("", "stalemate")));
    String queens = "QQQQQQQ1/QQQQQQQ1/8/8/8/8/1qqqqqq1/K2k4 w - - 0 1";
    HttpResponse<String> answer =
        served.post("/api/games", Served.game("chess", "\"start\":\"" + queens + "\""));
    assertThat(answer.statusCode()).as(answer.body()).isIn(201, 422);
  }

  @Test
  void aGameOf5899PliesIsKeptAndPlayedOn() throws IOException {
    String id = make("checkers", "\"ruleSet\":\"two-player\",\"start\":\"W:WK1:BK32\"");
    String[] round = {"1-6", "32-27", "6-1", "27-32"};
    int most = 500;
    for (int ply = 0; ply < 5899; ply += most) {
      var made = new ArrayList<String>();
      for (int i = ply; i < Math.min(5899, ply + most); i++) {
        made.add(Served.moved(round[i % 4]));
      }
      ok(served.append(id, ply, made.toArray(String[]::new)));
    }
    assertThat(moves(id)).hasSize(5899);
    ok(served.play(id, 5899, round[5899 % 4]));
    ok(served.append(id, 5900, takenBack(5899)));
  }

  private interface Deed extends Callable<HttpResponse<String>> {}

  /** Does several things at the same moment, each on a line of its own. */
  private static List<HttpResponse<String>> atOnce(List<Deed> deeds) throws Exception {
    var start = new CyclicBarrier(deeds.size());
    try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers = new ArrayList<Future<HttpResponse<String>>>();
      for (Deed deed : deeds) {
        answers.add(
            people.submit(() -> {
              start.await(10, TimeUnit.SECONDS);
              return deed.call();
            }));
      }
      var heard = new ArrayList<HttpResponse<String>>();
      for (Future<HttpResponse<String>> answer : answers) {
        heard.add(answer.get(20, TimeUnit.SECONDS));
      }
      return heard;
    }
  }

  @Test
  void ofTwoTabsMovingAtOnceOneIsRightAndTheOtherIsTold() throws Exception {
    for (int round = 0; round < 20; round++) {
      String id = served.newGame();
      List<HttpResponse<String>> heard =
          atOnce(List.of(() -> served.play(id, 0, "e2e4"), () -> served.play(id, 0, "d2d4")));
      assertThat(heard).extracting(HttpResponse::statusCode).containsExactlyInAnyOrder(200, 409);
      String winner = heard.getFirst().statusCode() == 200 ? "e2e4" : "d2d4";
      assertThat(moves(id)).containsExactly(winner);
    }
  }

  @Test
  void theSameMoveFromTwoTabsAtOnceIsMadeOnce() throws Exception {
    for (int round = 0; round < 10; round++) {
      String id = served.newGame();
      List<HttpResponse<String>> heard =
          atOnce(List.of(() -> served.play(id, 0, "e2e4"), () -> served.play(id, 0, "e2e4")));
      assertThat(heard).extracting(HttpResponse::statusCode).containsExactly(200, 200);
      assertThat(moves(id)).containsExactly("e2e4");
    }
  }

  @Test
  void moveResignAndTakeBackInTheSameMillisecondHappenOneAfterAnother() throws Exception {
    for (int round = 0; round < 20; round++) {
      String id = served.newGame();
      ok(served.play(id, 0, "e2e4"));
      List<HttpResponse<String>> heard =
          atOnce(
              List.of(
                  () -> served.play(id, 1, "e7e5"),
                  () -> served.append(id, 1, ended("white", "resignation")),
                  () -> served.append(id, 1, takenBack(0))));
      assertThat(heard)
          .allMatch(answer -> answer.statusCode() == 200 || answer.statusCode() == 409);
      assertThat(heard).filteredOn(answer -> answer.statusCode() == 200).hasSize(1);
      JsonObject game = get(id);
      boolean isMoved = heard.get(0).statusCode() == 200;
      boolean isTakenBack = heard.get(2).statusCode() == 200;
      assertThat(moves(id)).hasSize(isMoved ? 2 : isTakenBack ? 0 : 1);
      assertThat(game.has("outcome")).isEqualTo(heard.get(1).statusCode() == 200);
    }
  }

  @Test
  void manyGamesMoveAtOnce() throws Exception {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 20; i++) {
      ids.add(served.newGame());
    }
    var deeds = new ArrayList<Deed>();
    for (String id : ids) {
      deeds.add(() -> {
        served.play(id, 0, "e2e4");
        served.play(id, 1, "e7e5");
        return served.play(id, 2, "g1f3");
      });
    }
    assertThat(atOnce(deeds)).allMatch(answer -> answer.statusCode() == 200);
    for (String id : ids) {
      assertThat(moves(id)).containsExactly("e2e4", "e7e5", "g1f3");
    }
  }

  @Test
  void theListShowsTheLatestFirstAndGoesOn() throws IOException {
    String first = served.newGame();
    String second = served.newGame();
    ok(served.play(first, 0, "e2e4"));
    JsonObject page = ok(served.get("/api/games?limit=1"));
    assertThat(page.objects("games").getFirst().needString("id")).isIn(first, second);
    JsonObject next = ok(served.get("/api/games?limit=1&before=" + page.needString("next")));
    assertThat(next.objects("games").getFirst().needString("id"))
        .isNotEqualTo(page.objects("games").getFirst().needString("id"));
    for (String wrong : List.of("limit=0", "limit=x", "limit=99999", "before=x", "before=1'--")) {
      refused(served.get("/api/games?" + wrong), 400, "request");
    }
  }

  @Test
  void aRemovedGameIsGone() throws IOException {
    String id = served.newGame();
    assertThat(served.delete("/api/games/" + id).statusCode()).isEqualTo(204);
    refused(served.get("/api/games/" + id), 404, "unknown");
    refused(served.play(id, 0, "e2e4"), 404, "unknown");
    refused(served.delete("/api/games/" + id), 404, "unknown");
  }

  @Test
  void aGameGoesOutAsAFileAndComesBackIn() throws IOException {
    String id = served.newGame();
    for (var move : List.of("e2e4", "e7e5", "g1f3")) {
      ok(served.play(id, moves(id).size(), move));
    }
    ok(served.append(id, 3, ended("white", "resignation")));
    HttpResponse<String> file = served.get("/api/games/" + id + "/export");
    assertThat(file.headers().firstValue("content-disposition").orElseThrow())
        .startsWith("attachment; filename=\"janus-")
        .endsWith(".pgn\"");
    assertThat(file.body())
        .contains("[White \"Ann\"]")
        .contains("[ECO \"C40\"]\n[Opening \"King's Knight Opening\"]")
        .contains("1. e4 e5 2. Nf3 1-0");
    JsonObject imported =
        ok(served.post("/api/import", "{\"game\":\"chess\",\"text\":" + quoted(file.body()) + "}"));
    assertThat(imported.text()).contains("\"bad\":[]");
    String back = imported.text().split("\"", -1)[3];
    assertThat(moves(back)).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(get(back).needObject("outcome").needString("reason")).isEqualTo("recorded");
    assertThat(served.get("/api/games/" + back + "/export").body()).isEqualTo(file.body());
  }

  @Test
  void checkersGoOutWithTheirRules() throws IOException {
    String id = make("checkers", "\"ruleSet\":\"two-player\"");
    ok(served.play(id, 0, "22-18"));
    String file = served.get("/api/games/" + id + "/export").body();
    assertThat(file).contains("[Rules \"two-player\"]");
    JsonObject imported =
        ok(served.post("/api/import", "{\"game\":\"checkers\",\"text\":" + quoted(file) + "}"));
    assertThat(get(imported.text().split("\"", -1)[3]).needString("rules")).isEqualTo("two-player");
  }

  @Test
  void ofAFileTheGoodGamesAreKeptAndTheBadOnesNamed() throws IOException {
    String file =
        "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *\n";
    JsonObject done =
        ok(served.post("/api/import", "{\"game\":\"chess\",\"text\":" + quoted(file) + "}"));
    assertThat(done.objects("bad")).hasSize(1);
    assertThat(done.objects("bad").getFirst().needInt("line", 1, 99)).isEqualTo(7);
    assertThat(done.text().split("\"bad\"", -1)[0].split(",", -1)).hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void aFileOfMoreThanFiveMegabytesIsRefused() throws IOException {
    String file = "x".repeat((5 << 20) + 1);
    refused(
        served.post("/api/import", "{\"game\":\"chess\",\"text\":\"" + file + "\"}"), 413, "limit");
  }
}
