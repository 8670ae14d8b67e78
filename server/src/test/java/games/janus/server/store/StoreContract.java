package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.rules.text.Tags;
import games.janus.server.store.KeptGame.KeptThought;
import games.janus.server.store.Seats.Change;
import games.janus.server.store.Seats.Invite;
import games.janus.server.store.StoreException.Trouble;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What every database does that keeps games. */
abstract class StoreContract {
  /** Opens the database of this test, with what was written to it before. */
  abstract GameStore open();

  static final Settings SETTINGS =
      new Settings(
          GameKind.CHESS,
          "",
          "",
          List.of(),
          new Player.Person("Ann"),
          new Player.Person("Bob"),
          Optional.empty(),
          GamePolicy.LOCAL);

  static List<Event> moved(String... moves) {
    return Stream.of(moves).<Event>map(move -> new Event.Moved(1000, move, 0, 0)).toList();
  }

  static KeptGame game(String... moves) {
    var log = new GameLog(SETTINGS, 1000, moved(moves));
    Sheet sheet = Sheet.of(UUID.randomUUID().toString(), log.replay(), Tags.NONE, 1000);
    return new KeptGame(sheet, log, List.of());
  }

  static Sheet added(GameStore store, KeptGame game) {
    return store.add(List.of(game)).getFirst();
  }

  /** The sheet of a game after some moves. */
  static Sheet after(Sheet sheet, String... moves) {
    return sheet.with(new GameLog(SETTINGS, 1000, moved(moves)).replay(), 2000);
  }

  static List<Event> events(GameStore store, Sheet sheet) {
    return store.game(sheet.id()).orElseThrow().log().events();
  }

  static void assertTrouble(Trouble trouble, Runnable action) {
    assertThatThrownBy(action::run)
        .isInstanceOfSatisfying(
            StoreException.class, problem -> assertThat(problem.trouble()).isEqualTo(trouble));
  }

  static long number(Connection connection, String question) throws SQLException {
    try (Statement sql = connection.createStatement();
        var row = sql.executeQuery(question)) {
      row.next();
      return row.getLong(1);
    }
  }

  @Test
  void whatWasWrittenIsThereAfterReopening() {
    KeptGame game = game("e2e4", "e7e5");
    try (GameStore store = open()) {
      Sheet sheet = added(store, game);
      store.append(
          after(sheet, "e2e4", "e7e5", "g1f3"),
          moved("g1f3"),
          List.of(new KeptThought(2, "{\"score\":0.50}")),
          2);
    }
    try (GameStore store = open()) {
      KeptGame kept = store.game(game.sheet().id()).orElseThrow();
      assertThat(kept.log().settings()).isEqualTo(SETTINGS);
      assertThat(kept.log().events()).isEqualTo(moved("e2e4", "e7e5", "g1f3"));
      assertThat(kept.thoughts()).containsExactly(new KeptThought(2, "{\"score\":0.50}"));
      assertThat(kept.sheet().plies()).isEqualTo(3);
      assertThat(kept.sheet().version()).isEqualTo(3);
    }
  }

  @Test
  void aSecondGameWithTheSameIdIsNotAdded() {
    try (GameStore store = open()) {
      KeptGame game = game();
      assertThat(store.add(List.of(game))).hasSize(1);
      assertThat(store.add(List.of(game))).isEmpty();
      assertThat(store.count()).isEqualTo(1);
    }
  }

  @Test
  void aChangeFromAnOldVersionIsRefusedAndChangesNothing() {
    try (GameStore store = open()) {
      Sheet sheet = added(store, game());
      store.append(after(sheet, "e2e4"), moved("e2e4"), List.of(), 0);
      assertTrouble(
          Trouble.BUSY, () -> store.append(after(sheet, "d2d4"), moved("d2d4"), List.of(), 0));
      assertThat(events(store, sheet)).isEqualTo(moved("e2e4"));
    }
  }

  @Test
  void aThoughtAboutAMoveThatIsGoneForGoodIsForgotten() {
    try (GameStore store = open()) {
      Sheet sheet = added(store, game("e2e4"));
      var first = new KeptThought(0, "1");
      store.append(
          after(sheet, "e2e4", "e7e5"),
          moved("e7e5"),
          List.of(first, new KeptThought(1, "2"), new KeptThought(2, "3")),
          Integer.MAX_VALUE);
      store.append(after(sheet, "e2e4", "e7e5", "g1f3"), moved("g1f3"), List.of(), 1);
      assertThat(store.game(sheet.id()).orElseThrow().thoughts()).containsExactly(first);
    }
  }

  @Test
  void aGameThatIsRemovedLeavesNothingBehind() {
    try (GameStore store = open()) {
      KeptGame game = game("e2e4", "e7e5", "g1f3");
      Sheet sheet =
          added(store, new KeptGame(game.sheet(), game.log(), List.of(new KeptThought(0, "1"))));
      assertThat(store.remove(sheet.id())).isTrue();
      assertThat(store.remove(sheet.id())).isFalse();
      for (String table : List.of("event", "thought")) {
        long rows = store.write(connection -> number(connection, "SELECT count(*) FROM " + table));
        assertThat(rows).as(table).isZero();
      }
    }
  }

  @Test
  void theListGoesOnWhereItStopped() {
    try (GameStore store = open()) {
      for (int i = 0; i < 5; i++) {
        assertThat(store.add(List.of(game()))).hasSize(1); // all of the same moment
      }
      var seen = new ArrayList<Long>();
      Optional<GameStore.Cursor> before = Optional.empty();
      for (List<Sheet> page = store.list(2, before); !page.isEmpty(); ) {
        page.forEach(sheet -> seen.add(sheet.number()));
        Sheet last = page.getLast();
        before = Optional.of(new GameStore.Cursor(last.updated(), last.number()));
        page = store.list(2, before);
      }
      assertThat(seen)
          .hasSize(5)
          .doesNotHaveDuplicates()
          .isSortedAccordingTo(Comparator.reverseOrder());
    }
  }

  @Test
  void oneBadChangeSpoilsNoOther() throws Exception {
    try (GameStore store = open();
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var gate = new CountDownLatch(1);
      var answers = new ArrayList<Future<Boolean>>();
      answers.add(people.submit(() -> store.write(_ -> waitFor(gate))));
      for (int i = 0; i < 40; i++) {
        boolean isBad = i % 4 == 0;
        answers.add(
            people.submit(() -> {
              if (!isBad) {
                return !store.add(List.of(game())).isEmpty();
              }
              assertTrouble(
                  Trouble.BROKEN,
                  () ->
                      store.write(connection -> {
                        try (Statement sql = connection.createStatement()) {
                          return sql.execute("NO SUCH SQL");
                        }
                      }));
              return true;
            }));
      }
      gate.countDown();
      for (Future<Boolean> answer : answers) {
        assertThat(answer.get(20, TimeUnit.SECONDS)).isTrue();
      }
      assertThat(store.count()).isEqualTo(30);
    }
  }

  @Test
  void aClosedStoreSaysSo() {
    GameStore store = open();
    store.close();
    assertTrouble(Trouble.CLOSED, () -> store.add(List.of(game())));
  }

  private static boolean waitFor(CountDownLatch gate) {
    try {
      return gate.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static KeptGame linked(GameStore store, Optional<Long> machine) {
    KeptGame game = game();
    store.add(
        new Seats.Linked(
            game,
            new Seats(Map.of(Color.WHITE, "ann"), Map.of(), true),
            List.of(new Invite("invite of " + game.sheet().id(), Color.BLACK, 9000, false)),
            machine));
    return store.game(game.sheet().id()).orElseThrow();
  }

  private static void step(
      GameStore store, Sheet sheet, List<Event> events, String nonce, Optional<Long> deadline) {
    store.append(
        sheet,
        events,
        List.of(),
        0,
        Optional.of(
            new Seats.Step(Optional.of(nonce), Optional.empty(), deadline, Optional.empty())));
  }

  @Test
  void anInvitationIsUsedOnce() {
    try (GameStore store = open()) {
      Sheet sheet = linked(store, Optional.empty()).sheet();
      String invite = "invite of " + sheet.id();
      var taken = new Change.Taken(Color.BLACK, invite, "bob");
      var step =
          new Seats.Step(Optional.empty(), Optional.of(taken), Optional.empty(), Optional.empty());
      store.append(sheet, List.of(), List.of(), 0, Optional.of(step));
      assertThat(store.invite(sheet.id(), invite).orElseThrow().isUsed()).isTrue();
      assertTrouble(
          Trouble.BUSY, () -> store.append(sheet, List.of(), List.of(), 0, Optional.of(step)));
      Seats seats = store.seats(sheet.id()).orElseThrow();
      assertThat(seats.hashes()).isEqualTo(Map.of(Color.WHITE, "ann", Color.BLACK, "bob"));
      assertThat(seats.showsThoughts()).isTrue();
    }
  }

  @Test
  void aWishIsKeptOnce() {
    try (GameStore store = open()) {
      Sheet sheet = linked(store, Optional.empty()).sheet();
      step(store, after(sheet, "e2e4"), moved("e2e4"), "n", Optional.empty());
      assertThat(store.seats(sheet.id()).orElseThrow().nonces()).containsOnlyKeys("n");
      assertThatThrownBy(
              () -> step(store, after(sheet, "e2e4", "e7e5"), moved("e7e5"), "n", Optional.empty()))
          .isInstanceOf(StoreException.class);
      assertThat(events(store, sheet)).isEqualTo(moved("e2e4"));
    }
  }

  @Test
  void clocksThatAreDueAreFoundInTheirOrder() {
    try (GameStore store = open()) {
      Sheet late = linked(store, Optional.empty()).sheet();
      Sheet soon = linked(store, Optional.empty()).sheet();
      step(store, after(late, "e2e4"), moved("e2e4"), "a", Optional.of(300L));
      step(store, after(soon, "e2e4"), moved("e2e4"), "b", Optional.of(200L));
      assertThat(store.due(199)).isEmpty();
      assertThat(store.due(300)).containsExactly(soon.id(), late.id());
      store.lookAgain(soon.id(), 300, 900);
      assertThat(store.due(300)).containsExactly(late.id());
    }
  }

  @Test
  void oneServerAtATimeHasAMachinesTurn() {
    try (GameStore store = open();
        GameStore other = another()) {
      Sheet sheet = linked(store, Optional.of(100L)).sheet();
      assertThat(other.machineTurns(100)).containsExactly(sheet.id());
      assertThat(store.takeTurn(sheet.id(), 100, 200)).isTrue();
      assertThat(other.takeTurn(sheet.id(), 150, 250)).isFalse();
      assertThat(other.machineTurns(150)).isEmpty();
      assertThat(other.takeTurn(sheet.id(), 200, 300)).isTrue(); // the first one has died
    }
  }

  /** A second line to the same database, as another server has it. */
  abstract GameStore another();

  @Test
  void ofThreeWhoWantTheSamePlyOneHasIt() throws Exception {
    int plies = 12; // one more time round and the game would be a draw
    try (GameStore first = open();
        GameStore second = another();
        GameStore third = another();
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int game = 0; game < 5; game++) {
        Sheet sheet = added(first, game());
        List<String> line = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
          String move = List.of("g1f3", "g8f6", "f3g1", "f6g8").get(ply % 4);
          line.add(move);
          Sheet next = after(sheet, line.toArray(String[]::new));
          var answers = new ArrayList<Future<Boolean>>();
          for (GameStore store : List.of(first, second, third)) {
            answers.add(people.submit(() -> isAppended(store, next, move)));
          }
          int won = 0;
          for (Future<Boolean> answer : answers) {
            won += answer.get(20, TimeUnit.SECONDS) ? 1 : 0;
          }
          assertThat(won).as("game %s, ply %s", game, ply).isEqualTo(1);
        }
        assertThat(events(second, sheet)).hasSize(plies);
      }
    }
  }

  private static boolean isAppended(GameStore store, Sheet next, String move) {
    try {
      store.append(next, moved(move), List.of(), Integer.MAX_VALUE);
      return true;
    } catch (StoreException problem) {
      assertThat(problem.trouble()).isEqualTo(Trouble.BUSY);
      return false;
    }
  }
}
