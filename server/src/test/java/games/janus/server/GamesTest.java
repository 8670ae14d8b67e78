package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonPage;
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

  private static Caps generous() {
    Caps usual = Caps.USUAL;
    return new Caps(
        usual.headerBytes(),
        usual.bodyBytes(),
        usual.importBytes(),
        usual.messageBytes(),
        usual.sockets(),
        usual.searches(),
        usual.connections(),
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
    return error;
  }

  private static String game(String game, String more) {
    return "{\"game\":\""
        + game
        + "\",\"white\":{\"kind\":\"person\",\"name\":\"Ann\"},"
        + "\"black\":{\"kind\":\"person\",\"name\":\"Bob\"}"
        + more
        + "}";
  }

  private static String make(String game, String more) throws IOException {
    return ok(served.post("/api/games", game(game, more))).needString("id");
  }

  private static String from(String fen) throws IOException {
    return make("chess", ",\"start\":\"" + fen + "\"");
  }

  private static JsonObject get(String id) throws IOException {
    return ok(served.get("/api/games/" + id));
  }

  private static List<String> moves(String id) throws IOException {
    return get(id).objects("moves").stream().map(move -> move.needString("id")).toList();
  }

  private static HttpResponse<String> end(String id, int ply, String how, String side)
      throws IOException {
    return served.post(
        "/api/games/" + id + "/end",
        "{\"ply\":" + ply + ",\"how\":\"" + how + "\",\"side\":\"" + side + "\"}");
  }

  private static HttpResponse<String> undo(String id, int ply, int to) throws IOException {
    return served.post("/api/games/" + id + "/undo", "{\"ply\":" + ply + ",\"to\":" + to + "}");
  }

  @Test
  void aGameIsMadePlayedAndRead() throws IOException {
    String id = make("chess", ",\"clock\":{\"base\":300000,\"increment\":2000}");
    String move =
        """
        {"ply":0,"moves":[{"id":"e2e4","clockMs":299000,"at":"2026-11-16T20:15:00Z",
         "thought":{"score":0.50,"nodes":12345678901,"line":["e2e4"]}}]}\
        """;
    JsonObject played = ok(served.post("/api/games/" + id + "/moves", move));
    assertThat(played.needInt("ply", 0, 9)).isEqualTo(1);
    JsonObject game = get(id);
    assertThat(game.needString("rules")).isEqualTo("fide");
    assertThat(game.needObject("clock").needInt("base", 0, 1_000_000)).isEqualTo(300_000);
    JsonObject made = game.objects("moves").getFirst();
    assertThat(made.needObject("thought").text())
        .as("a thought is kept to the digit")
        .isEqualTo("{\"score\":0.50,\"nodes\":12345678901,\"line\":[\"e2e4\"]}");
    assertThat(made.needString("at")).isEqualTo("2026-11-16T20:15:00Z");
    assertThat(made.needInt("clockMs", 0, 1_000_000)).isEqualTo(299_000);
  }

  @Test
  void aMachineSitsDownWithEngineLevelAndSeed() throws IOException {
    JsonObject game =
        ok(
            served.post(
                "/api/games",
                """
                {"game":"checkers","rules":"red-vs-ai","white":{"kind":"person","name":""},
                 "black":{"kind":"machine","engine":"minimax","level":"expert",
                          "seed":"-9223372036854775808"}}\
                """));
    assertThat(game.needObject("black").needString("seed")).isEqualTo("-9223372036854775808");
    assertThat(game.needString("rules")).isEqualTo("red-vs-ai");
  }

  @Test
  void aLevelMayCarryAChoiceOfItsEngine() throws IOException {
    JsonObject game = ok(served.post("/api/games", againstMicrochess("super-blitz/no-book")));
    assertThat(game.needObject("black").needString("level")).isEqualTo("super-blitz/no-book");
    for (String level : List.of("no-book", "blitz/" + "x".repeat(100), "blitz/\\u001b[2J")) {
      refused(served.post("/api/games", againstMicrochess(level)), 400, "request");
    }
  }

  private static String againstMicrochess(String level) {
    return """
    {"game":"chess","white":{"kind":"person","name":""},
     "black":{"kind":"machine","engine":"microchess","level":"%s"}}\
    """
        .formatted(level);
  }

  @Test
  void askingTwiceMakesOneGame() throws IOException {
    String id = UUID.randomUUID().toString();
    String wanted = game("chess", ",\"id\":\"" + id + "\",\"moves\":[{\"id\":\"e2e4\"}]");
    assertThat(served.post("/api/games", wanted).statusCode()).isEqualTo(201);
    served.play(id, 1, "e7e5");
    HttpResponse<String> again = served.post("/api/games", wanted);
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(ok(again).needInt("plies", 0, 9)).isEqualTo(2);
    refused(served.post("/api/games", game("checkers", ",\"id\":\"" + id + "\"")), 409, "exists");
  }

  @Test
  void theSameMoveSaidTwiceIsMadeOnce() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    JsonObject again = ok(served.play(id, 0, "e2e4"));
    assertThat(again.needInt("ply", 0, 9)).isEqualTo(1);
    ok(served.play(id, 1, "e7e5"));
    assertThat(ok(served.play(id, 0, "e2e4")).needInt("ply", 0, 9)).isEqualTo(2);
    assertThat(moves(id)).containsExactly("e2e4", "e7e5");
  }

  @Test
  void aStalePlyIsRefusedWithTheRightOne() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    assertThat(refused(served.play(id, 0, "d2d4"), 409, "stale").needInt("ply", 0, 9)).isEqualTo(1);
    refused(served.play(id, 5, "e7e5"), 409, "stale");
    assertThat(moves(id)).containsExactly("e2e4");
  }

  @Test
  void aVersionMayBeInsistedOn() throws IOException {
    String id = served.newGame();
    long version = get(id).number("version", 0, 99).orElseThrow();
    String body = "{\"ply\":0,\"version\":" + (version + 1) + ",\"moves\":[{\"id\":\"e2e4\"}]}";
    refused(served.post("/api/games/" + id + "/moves", body), 409, "stale");
    ok(
        served.post(
            "/api/games/" + id + "/moves",
            "{\"ply\":0,\"version\":" + version + ",\"moves\":[{\"id\":\"e2e4\"}]}"));
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
    ok(served.play(id, 0, "a7a8n"));
  }

  @Test
  void ofSeveralMovesAllAreMadeOrNone() throws IOException {
    String id = served.newGame();
    String body = "{\"ply\":0,\"moves\":[{\"id\":\"e2e4\"},{\"id\":\"e7e5\"},{\"id\":\"e4e5\"}]}";
    refused(served.post("/api/games/" + id + "/moves", body), 422, "illegal");
    assertThat(moves(id)).isEmpty();
  }

  @Test
  void aJumpIsKeptWithItsWholePath() throws IOException {
    String id = make("checkers", ",\"start\":\"W:W22:B18,11,5\"");
    ok(served.play(id, 0, "22x8"));
    assertThat(moves(id)).containsExactly("22x15x8");
    assertThat(ok(served.play(id, 0, "22x15x8")).needInt("ply", 0, 9)).isEqualTo(1);
  }

  @Test
  void nothingIsPlayedAfterMate() throws IOException {
    String id = served.newGame();
    for (var move : List.of("f2f3", "e7e5", "g2g4")) {
      ok(served.play(id, moves(id).size(), move));
    }
    JsonObject mate = ok(served.play(id, 3, "d8h4")).needObject("outcome");
    assertThat(mate.needString("winner")).isEqualTo("black");
    assertThat(mate.needString("reason")).isEqualTo("checkmate");
    refused(served.play(id, 4, "a2a3"), 409, "over");
    refused(end(id, 4, "resign", "white"), 409, "over");
    ok(undo(id, 4, 2));
    assertThat(get(id).has("outcome")).isFalse();
    ok(served.play(id, 2, "a2a3"));
  }

  @Test
  void resigningEndsTheGameAndTakingBackOpensItAgain() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    JsonObject over = ok(end(id, 1, "resign", "white")).needObject("outcome");
    assertThat(over.needString("winner")).isEqualTo("black");
    ok(end(id, 1, "resign", "white")); // said again: the same
    refused(end(id, 1, "resign", "black"), 409, "over");
    refused(served.play(id, 1, "e7e5"), 409, "over");
    ok(undo(id, 1, 1));
    ok(served.play(id, 1, "e7e5"));
  }

  @Test
  void aDrawIsAgreedButClaimedOnlyWhereTheRulesAllowIt() throws IOException {
    String id = served.newGame();
    refused(end(id, 0, "claim", "white"), 422, "illegal");
    String[] shuffle = {"g1f3", "g8f6", "f3g1", "f6g8"};
    for (int ply = 0; ply < 8; ply++) {
      ok(served.play(id, ply, shuffle[ply % 4]));
    }
    refused(end(id, 8, "claim", "black"), 422, "illegal"); // not black's turn
    JsonObject claimed = ok(end(id, 8, "claim", "white")).needObject("outcome");
    assertThat(claimed.needString("reason")).isEqualTo("threefold-repetition");
    String other = served.newGame();
    JsonObject agreed = ok(end(other, 0, "agreement", "white")).needObject("outcome");
    assertThat(agreed.has("winner")).isFalse();
    assertThat(agreed.needString("reason")).isEqualTo("agreement");
  }

  @Test
  void timeRunsOutOnlyWhereThereAreClocks() throws IOException {
    refused(end(served.newGame(), 0, "time", "white"), 422, "illegal");
    String id = make("chess", ",\"clock\":{\"base\":1000,\"increment\":0}");
    assertThat(ok(end(id, 0, "time", "white")).needObject("outcome").needString("winner"))
        .isEqualTo("black");
    String bare =
        make(
            "chess",
            ",\"start\":\"k7/8/8/8/8/8/8/KQ6 w - - 0 1\",\"clock\":{\"base\":1,\"increment\":0}");
    assertThat(ok(end(bare, 0, "time", "white")).needObject("outcome").has("winner"))
        .as("a king alone cannot win (FIDE 6.9)")
        .isFalse();
  }

  @Test
  void whoCannotMateDoesNotWinByTheClock() throws IOException {
    String bishop =
        make(
            "chess",
            ",\"start\":\"kb6/8/8/8/8/8/8/KQ6 w - - 0 1\",\"clock\":{\"base\":1,\"increment\":0}");
    assertThat(ok(end(bishop, 0, "time", "white")).needObject("outcome").has("winner"))
        .as("a bishop cannot mate against a queen, whoever helps (FIDE 6.9)")
        .isFalse();
    String pawn =
        make(
            "chess",
            ",\"start\":\"k7/p7/8/8/8/8/8/KQ6 w - - 0 1\",\"clock\":{\"base\":1,\"increment\":0}");
    assertThat(ok(end(pawn, 0, "time", "white")).needObject("outcome").needString("winner"))
        .isEqualTo("black");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"ply\":0}",
        "{\"ply\":0,\"how\":\"explode\",\"side\":\"white\"}",
        "{\"ply\":0,\"how\":\"resign\"}",
        "{\"ply\":0,\"how\":\"resign\",\"side\":\"green\"}",
        "{\"ply\":-1,\"how\":\"resign\",\"side\":\"white\"}",
        "{\"ply\":1e3,\"how\":\"resign\",\"side\":\"white\"}",
        "{\"ply\":\"0\",\"how\":\"resign\",\"side\":\"white\"}",
        "{\"how\":\"resign\",\"side\":\"white\"}"
      })
  void anEndThatIsNoneIsRefused(String body) throws IOException {
    String id = served.newGame();
    refused(served.post("/api/games/" + id + "/end", body), 400, "request");
    assertThat(get(id).has("outcome")).isFalse();
  }

  @Test
  void movesAreTakenBackOnlyFromWhereTheGameIs() throws IOException {
    String id = served.newGame();
    ok(served.play(id, 0, "e2e4"));
    ok(served.play(id, 1, "e7e5"));
    refused(undo(id, 1, 0), 409, "stale");
    refused(undo(id, 2, 3), 400, "request");
    assertThat(ok(undo(id, 2, 1)).needInt("ply", 0, 9)).isEqualTo(1);
    assertThat(ok(undo(id, 2, 1)).needInt("ply", 0, 9)).as("said again").isEqualTo(1);
    assertThat(moves(id)).containsExactly("e2e4");
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
            served.post("/api/games", game("chess", ",\"start\":\"" + fen + "\"")), 422, "setup");
    assertThat(error.text()).contains("\"flaws\":[\"");
  }

  @Test
  void textThatIsNoPositionIsRefused() throws IOException {
    for (String start : List.of("x", "9/8", "\\u0000", "\\ud83d\\ude00", "W:W1:B2:Z")) {
      refused(
          served.post("/api/games", game("chess", ",\"start\":\"" + start + "\"")), 422, "text");
    }
    refused(served.post("/api/games", game("checkers", ",\"start\":\"W:W99\"")), 422, "text");
    refused(served.post("/api/games", game("checkers", ",\"rules\":\"chess\"")), 422, "text");
  }

  @Test
  void namesMayBeAnyTextThatSteersNothing() throws IOException {
    for (String name : List.of("<b>Ann</b>", "javascript:alert(1)", "=1+1", "Ærø 象棋", "")) {
      String quoted = JsonPage.quoted(name);
      JsonObject made =
          ok(
              served.post(
                  "/api/games",
                  "{\"game\":\"chess\",\"white\":{\"kind\":\"person\",\"name\":"
                      + quoted
                      + "},\"black\":{\"kind\":\"person\",\"name\":\"\"}}"));
      assertThat(made.needObject("white").needString("name")).isEqualTo(name);
    }
    for (String name : List.of("\u001b[31mred", "a\u0000b", "\u202eback", "x".repeat(10_000))) {
      refused(
          served.post(
              "/api/games",
              "{\"game\":\"chess\",\"white\":{\"kind\":\"person\",\"name\":"
                  + JsonPage.quoted(name)
                  + "},\"black\":{\"kind\":\"person\",\"name\":\"\"}}"),
          400,
          "request");
    }
  }

  @Test
  void aPositionWith218MovesAndOneWithThirtyQueensArePlayedOn() throws IOException {
    String most = from("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    ok(served.play(most, 0, "d7d8"));
    String queens = "QQQQQQQ1/QQQQQQQ1/8/8/8/8/1qqqqqq1/K2k4 w - - 0 1";
    HttpResponse<String> answer =
        served.post("/api/games", game("chess", ",\"start\":\"" + queens + "\""));
    assertThat(answer.statusCode()).as(answer.body()).isIn(201, 422);
  }

  @Test
  void aGameOf5899PliesIsKeptAndPlayedOn() throws IOException {
    String id = make("checkers", ",\"rules\":\"two-player\",\"start\":\"W:WK1:BK32\"");
    String[] round = {"1-6", "32-27", "6-1", "27-32"};
    int most = 1000;
    for (int ply = 0; ply < 5899; ply += most) {
      var made = new ArrayList<String>();
      for (int i = ply; i < Math.min(5899, ply + most); i++) {
        made.add("{\"id\":\"" + round[i % 4] + "\"}");
      }
      ok(
          served.post(
              "/api/games/" + id + "/moves",
              "{\"ply\":" + ply + ",\"moves\":[" + String.join(",", made) + "]}"));
    }
    assertThat(moves(id)).hasSize(5899);
    ok(served.play(id, 5899, round[5899 % 4]));
    ok(undo(id, 5900, 5899));
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
                  () -> end(id, 1, "resign", "black"),
                  () -> undo(id, 1, 0)));
      assertThat(heard)
          .allMatch(answer -> answer.statusCode() == 200 || answer.statusCode() == 409);
      assertThat(heard).anyMatch(answer -> answer.statusCode() == 200);
      JsonObject game = get(id);
      boolean isResigned = game.has("outcome");
      List<String> moves = moves(id);
      boolean isTakenBack = heard.get(2).statusCode() == 200;
      boolean isMoved = heard.get(0).statusCode() == 200;
      if (isTakenBack) {
        assertThat(moves).isEmpty();
        assertThat(isResigned).isFalse();
      } else {
        assertThat(moves).hasSize(isMoved ? 2 : 1);
        assertThat(isResigned).isEqualTo(heard.get(1).statusCode() == 200);
      }
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
    ok(end(id, 3, "resign", "black"));
    HttpResponse<String> file = served.get("/api/games/" + id + "/export");
    assertThat(file.headers().firstValue("content-disposition").orElseThrow())
        .startsWith("attachment; filename=\"janus-")
        .endsWith(".pgn\"");
    assertThat(file.body()).contains("[White \"Ann\"]").contains("1. e4 e5 2. Nf3 1-0");
    JsonObject imported =
        ok(
            served.post(
                "/api/import",
                "{\"game\":\"chess\",\"text\":" + JsonPage.quoted(file.body()) + "}"));
    assertThat(imported.text()).contains("\"bad\":[]");
    String back = imported.text().split("\"", -1)[3];
    assertThat(moves(back)).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(get(back).needObject("outcome").needString("reason")).isEqualTo("recorded");
    assertThat(served.get("/api/games/" + back + "/export").body()).isEqualTo(file.body());
  }

  @Test
  void checkersGoOutWithTheirRules() throws IOException {
    String id = make("checkers", ",\"rules\":\"two-player\"");
    ok(served.play(id, 0, "22-18"));
    String file = served.get("/api/games/" + id + "/export").body();
    assertThat(file).contains("[Rules \"two-player\"]");
    JsonObject imported =
        ok(
            served.post(
                "/api/import", "{\"game\":\"checkers\",\"text\":" + JsonPage.quoted(file) + "}"));
    assertThat(get(imported.text().split("\"", -1)[3]).needString("rules")).isEqualTo("two-player");
  }

  @Test
  void ofAFileTheGoodGamesAreKeptAndTheBadOnesNamed() throws IOException {
    String file =
        "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *\n";
    JsonObject done =
        ok(
            served.post(
                "/api/import", "{\"game\":\"chess\",\"text\":" + JsonPage.quoted(file) + "}"));
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
