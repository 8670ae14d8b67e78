package games.janus.server.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.play.live.Action;
import games.janus.play.live.Event;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.GameStore;
import games.janus.server.wire.GamesReply.Tick;
import games.janus.server.wire.GamesRequest.JoinLink;
import games.janus.server.wire.GamesRequest.NewInvite;
import games.janus.server.wire.GamesRequest.NewLink;
import games.janus.server.wire.LiveSaid;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two people play by link, and others try to. */
@Timeout(60)
class LinksTest {
  private static final long SEED = 20261118;

  @TempDir Path folder;
  private final Time time = new Time();
  private final Random random = new Random(SEED);
  private GameStore store;
  Links links;

  /** Time goes on when a test says so. */
  private static final class Time extends Clock {
    private long now = 1_800_000_000_000L;

    @Override
    public long millis() {
      return now;
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(now);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  @BeforeEach
  void open() {
    store = openStore();
    links = new Links(new Archive(store, time), store, time, "test");
  }

  GameStore openStore() {
    return GameStore.open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void openAgain() {
    close();
    open();
  }

  private String secret() {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A game that Ann, who has White, has made. */
  record Made(String id, String ann, String invite) {}

  private Made made(Optional<TimeControl> control) {
    var settings =
        new Settings(
            GameKind.CHESS,
            "",
            "",
            List.of(),
            new Player.Person("Ann"),
            new Player.Person("somebody"),
            control,
            GamePolicy.LOCAL);
    var made = new Made(UUID.randomUUID().toString(), secret(), secret());
    links.make(new NewLink(made.id, settings, Color.WHITE, made.ann, made.invite, false));
    return made;
  }

  private String join(Made game) {
    String bob = secret();
    assertThat(links.join(game.id, new JoinLink(game.invite, bob, "Bob"))).isEqualTo(Color.BLACK);
    return bob;
  }

  List<Event> act(String id, String seat, Action action) {
    return act(id, seat, new LiveSaid.Do(secret(), action, Optional.empty(), Optional.empty()));
  }

  private List<Event> act(String id, String seat, LiveSaid.Do said) {
    return links.obey(id, seat, said, time.now, 0).events();
  }

  static Action move(int ply, String id) {
    return new Action.Move(ply, id);
  }

  @Test
  void whereAMoveMayTakeDaysNobodyIsHurriedAndTheFlagFallsAfterThem() {
    long day = 86_400_000;
    Made game = made(Optional.of(TimeControl.days(3)));
    String bob = join(game);
    time.now += day; // thirty seconds for a first move are for those who sit there
    links.sweep((_, _) -> true);
    act(game.id, game.ann, move(0, "e2e4"));
    act(game.id, bob, move(1, "e7e5"));
    for (int ply = 2; ply < 6; ply++) {
      time.now += 3 * day - 1000; // every move has its three days
      links.sweep((_, _) -> false);
      String move = List.of("g1f3", "g8f6", "f3g1", "f6g8").get(ply - 2);
      act(game.id, ply % 2 == 0 ? game.ann : bob, move(ply, move));
    }
    time.now += 3 * day + 10_000;
    links.sweep((_, _) -> false);
    Event last = links.look(game.id).log().events().getLast();
    assertThat(last).isInstanceOf(Event.Ended.class);
    assertThat(last.toString()).contains("TIME");
  }

  private static void refused(Kind kind, Callable<?> act) {
    assertThatThrownBy(act::call)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.kind()).isEqualTo(kind));
  }

  @Test
  void twoPeoplePlayAndTheServerRemembersAfterAnEnd() {
    Made game = made(Optional.empty());
    String bob = join(game);
    act(game.id, game.ann, move(0, "e2e4"));
    act(game.id, bob, move(1, "e7e5"));
    openAgain();
    act(game.id, game.ann, move(2, "g1f3"));
    act(game.id, bob, new Action.Resign());
    assertThat(links.look(game.id).log().replay().ending()).isPresent();
    refused(Kind.COMMAND, () -> act(game.id, game.ann, move(3, "d2d4")));
  }

  @Test
  void nobodyMovesBeforeTheFriendIsThere() {
    Made game = made(Optional.empty());
    refused(Kind.SEAT, () -> act(game.id, game.ann, move(0, "e2e4")));
  }

  @Test
  void anInvitationIsUsedOnceAndTheSameAnswerAgainIsTheSame() {
    Made game = made(Optional.empty());
    String bob = join(game);
    assertThat(links.join(game.id, new JoinLink(game.invite, bob, "Bob"))).isEqualTo(Color.BLACK);
    refused(Kind.SEAT, () -> links.join(game.id, new JoinLink(game.invite, secret(), "Eve")));
    refused(Kind.SEAT, () -> links.join(game.id, new JoinLink(secret(), secret(), "Eve")));
    refused(Kind.REQUEST, () -> links.join(game.id, new JoinLink("short", secret(), "Eve")));
  }

  @Test
  void ofManyWhoOpenAnInvitationAtOnceOneSitsDown() throws Exception {
    Made game = made(Optional.empty());
    List<String> seats = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      seats.add(secret());
    }
    try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var joining = new ArrayList<Callable<Boolean>>();
      for (String seat : seats) {
        joining.add(() -> {
          try {
            links.join(game.id, new JoinLink(game.invite, seat, ""));
            return true;
          } catch (Refusal tooLate) {
            return false;
          }
        });
      }
      int sitting = 0;
      for (var answer : people.invokeAll(joining)) {
        sitting += answer.get() ? 1 : 0;
      }
      assertThat(sitting).isEqualTo(1);
    }
  }

  @Test
  void theMakerCannotTakeBothSeats() {
    Made game = made(Optional.empty());
    refused(Kind.SEAT, () -> links.join(game.id, new JoinLink(game.invite, game.ann, "Ann")));
  }

  @Test
  void theMakerWithdrawsASeatUntilItsFirstMove() {
    Made game = made(Optional.empty());
    String eve = join(game);
    String invite = secret();
    links.invite(game.id, game.ann, new NewInvite(invite, false));
    refused(Kind.SEAT, () -> links.join(game.id, new JoinLink(game.invite, secret(), "")));
    refused(Kind.SEAT, () -> act(game.id, eve, new Action.Resign()));
    String bob = secret();
    links.join(game.id, new JoinLink(invite, bob, "Bob"));
    act(game.id, game.ann, move(0, "e2e4"));
    act(game.id, bob, move(1, "e7e5"));
    refused(
        Kind.SEAT,
        () -> {
          links.invite(game.id, game.ann, new NewInvite(secret(), false));
          return true;
        });
  }

  @Test
  void whoGoesOnElsewhereLeavesTheOldSecretBehind() {
    Made game = made(Optional.empty());
    String bob = join(game);
    String invite = secret();
    links.invite(game.id, bob, new NewInvite(invite, true));
    String phone = secret();
    links.join(game.id, new JoinLink(invite, phone, ""));
    act(game.id, game.ann, move(0, "e2e4"));
    refused(Kind.SEAT, () -> act(game.id, bob, move(1, "e7e5")));
    assertThat(act(game.id, phone, move(1, "e7e5"))).hasSize(1);
    assertThat(links.look(game.id).log().replay().player(Color.BLACK))
        .isEqualTo(new Player.Person("Bob"));
  }

  @Test
  void aWayToAnotherDeviceIsOpenForTenMinutes() {
    Made game = made(Optional.empty());
    String bob = join(game);
    String invite = secret();
    links.invite(game.id, bob, new NewInvite(invite, true));
    time.now += 600_001;
    refused(Kind.SEAT, () -> links.join(game.id, new JoinLink(invite, secret(), "")));
  }

  @Test
  void aCommandThatIsSentAgainIsObeyedOnceEvenAfterATakeback() {
    Made game = made(Optional.empty());
    String bob = join(game);
    var first = new LiveSaid.Do("1", move(0, "e2e4"), Optional.empty(), Optional.empty());
    assertThat(act(game.id, game.ann, first)).hasSize(1);
    assertThat(act(game.id, game.ann, first)).isEmpty();
    act(game.id, game.ann, new Action.AskTakeback());
    act(game.id, bob, new Action.AnswerTakeback(true));
    openAgain();
    assertThat(act(game.id, game.ann, first)).isEmpty();
    assertThat(links.look(game.id).log().replay().game().plies()).isZero();
  }

  @Test
  void aRematchIsOneGameWithColoursChanged() {
    Made game = made(Optional.empty());
    String bob = join(game);
    act(game.id, bob, new Action.Resign());
    act(game.id, game.ann, new Action.Rematch(true));
    act(game.id, bob, new Action.Rematch(true));
    String next = links.look(game.id).next().orElseThrow();
    act(next, bob, move(0, "e2e4"));
    act(next, game.ann, move(1, "e7e5"));
    openAgain();
    assertThat(links.look(game.id).next()).hasValue(next);
  }

  // ---- Clocks

  private Made timed(TimeControl control) {
    return made(Optional.of(control));
  }

  private void sweep() {
    links.sweep((_, _) -> true);
  }

  @Test
  void whoDoesNotBeginInThirtySecondsAbortsTheGame() {
    Made game = timed(new TimeControl(60_000, 0, 0, 0));
    join(game);
    time.now += 29_999;
    sweep();
    assertThat(links.look(game.id).log().replay().ending()).isEmpty();
    time.now += 1;
    sweep();
    assertThat(links.look(game.id).log().replay().ending()).isPresent();
  }

  @Test
  void whoIsNotThereIsNotHurriedToAFirstMove() {
    Made game = timed(new TimeControl(60_000, 0, 0, 0));
    join(game);
    time.now += 300_000;
    links.sweep((_, _) -> false);
    assertThat(links.look(game.id).log().replay().ending()).isEmpty();
  }

  Made begun(TimeControl control, String[] bob) {
    Made game = timed(control);
    bob[0] = join(game);
    act(game.id, game.ann, move(0, "e2e4"));
    act(game.id, bob[0], move(1, "e7e5"));
    return game;
  }

  @Test
  void theFlagFallsWhileNobodyLooksButNotBeforeAMoveCanHaveArrived() {
    String[] bob = new String[1];
    Made game = begun(new TimeControl(10_000, 0, 0, 0), bob);
    // ten times 19 milliseconds a move, of which there have been three and one
    long grace = 4 * 190;
    time.now += 10_000 + grace - 1;
    sweep();
    assertThat(act(game.id, bob[0], new Action.CheckClock())).isEmpty();
    assertThat(links.look(game.id).log().replay().ending()).isEmpty();
    time.now += 1;
    sweep();
    assertThat(links.look(game.id).log().replay().ending()).isPresent();
  }

  @Test
  void aMoveThatWasMadeInTimeIsNotLateBecauseItsWayWasLong() {
    String[] bob = new String[1];
    Made game = begun(new TimeControl(10_000, 0, 0, 0), bob);
    time.now += 10_100;
    var said = new LiveSaid.Do("x", move(2, "g1f3"), Optional.empty(), Optional.of(9_900L));
    List<Event> events = links.obey(game.id, game.ann, said, time.now, 300).events();
    assertThat(events).containsExactly(new Event.Moved(time.now, "g1f3", 10_100, 200).on(200));
  }

  @Test
  void timeInWhichTheServerWasDownIsGivenBack() {
    String[] bob = new String[1];
    Made game = begun(new TimeControl(60_000, 0, 0, 0), bob);
    links.beat();
    time.now += 50_000;
    openAgain();
    links.creditOutage();
    time.now += 1_000;
    act(game.id, game.ann, move(2, "g1f3"));
    List<Tick> ticks = links.ledger(game.id);
    assertThat(ticks.getLast().left()).isEqualTo(60_000 + 50_000 - 51_000);
    openAgain();
    links.creditOutage();
    assertThat(links.ledger(game.id)).isEqualTo(ticks);
  }

  @Test
  void anOutageIsMadeUpForOnceInEveryGameAlsoByAServerThatIsStopped() {
    var games = new ArrayList<Made>();
    for (int game = 0; game < 3; game++) {
      games.add(begun(new TimeControl(60_000, 0, 0, 0), new String[1]));
    }
    links.beat();
    time.now += 50_000;
    openAgain();
    links.onChange(_ -> {
      throw new IllegalStateException("stopped after the first gift");
    });
    assertThatThrownBy(links::creditOutage).isInstanceOf(IllegalStateException.class);
    time.now += 20_000;
    openAgain();
    links.creditOutage();
    links.creditOutage();
    openAgain();
    links.creditOutage();
    for (Made game : games) {
      assertThat(links.ledger(game.id).stream().mapToLong(Tick::gift).sum()).isEqualTo(70_000);
    }
  }

  // ---- The ledger

  @Test
  void everyMillisecondIsInTheLedger() {
    accountFor(10);
  }

  @Tag("long")
  @Test
  @Timeout(1800)
  void everyMillisecondOfManyGamesIsInTheLedger() {
    accountFor(5_200);
  }

  /** Games of 196 moves by players whose lines are bad, and who lie about them. */
  private void accountFor(int games) {
    for (int i = 0; i < games; i++) {
      var control =
          new TimeControl(1_000_000 + random.nextInt(1_000_000), random.nextInt(3) * 1000L, 0, 0);
      String[] bob = new String[1];
      Made game = timed(control);
      bob[0] = join(game);
      play(game, bob[0]);
      check(links.ledger(game.id), control);
    }
  }

  private static final String[] KNIGHTS = {"g1f3", "g8f6", "f3g1", "f6g8"};
  private static final String FILES = "abcdegh";

  /** As many pawns can step forward, one row each time. */
  private static final int LONGEST = 14 * 2 * FILES.length();

  private static String id(int ply) {
    int block = ply / 14;
    int step = ply % 14;
    if (step >= 2) {
      return KNIGHTS[(step - 2) % 4];
    }
    // so that nothing is repeated five times
    char file = FILES.charAt(block % FILES.length());
    int from = block < FILES.length() ? 2 : 3;
    int row = step == 0 ? from : 9 - from;
    return "" + file + row + file + (step == 0 ? row + 1 : row - 1);
  }

  private void play(Made game, String bob) {
    for (int ply = 0; ply < LONGEST; ply++) {
      time.now += random.nextInt(4_000);
      Optional<Long> took =
          random.nextInt(5) == 0 ? Optional.empty() : Optional.of((long) random.nextInt(5_000));
      var said = new LiveSaid.Do(secret(), move(ply, id(ply)), Optional.empty(), took);
      String seat = ply % 2 == 0 ? game.ann : bob;
      links.obey(game.id, seat, said, time.now, random.nextInt(900));
      if (random.nextInt(20) == 0) {
        act(game.id, seat, new Action.GiveTime());
      }
    }
  }

  private static void check(List<Tick> ticks, TimeControl control) {
    for (Color side : Color.values()) {
      long left = control.base();
      for (Tick tick : ticks) {
        if (tick.side() == side) {
          assertThat(tick.elapsed()).isEqualTo(tick.thought() + tick.comp() + tick.uncomp());
          assertThat(List.of(tick.elapsed(), tick.thought(), tick.comp(), tick.uncomp()))
              .as("seed %d", SEED)
              .allMatch(part -> part >= 0);
          left += tick.inc() + tick.gift() - tick.thought() - tick.uncomp();
          assertThat(tick.left()).as("seed %d", SEED).isEqualTo(left);
        }
      }
    }
    assertThat(ticks).hasSizeGreaterThan(50);
  }

  @Test
  void whoLiesAboutHisLineGainsNoMoreThanTheQuota() {
    var control = new TimeControl(60_000, 0, 0, 0);
    var quota = new LagQuota(control);
    long gained = 0;
    for (int move = 0; move < 100; move++) {
      long comp = quota.compensated(Color.WHITE, LagQuota.lag(5_000, 0, 100));
      quota.moved(Color.WHITE, comp);
      gained += comp;
      assertThat(comp).isLessThanOrEqualTo(100 * 3 / 2 + 40);
    }
    assertThat(gained).isEqualTo(100 * 190); // the bound of the round trip, not the 5 s claimed
  }

  // ---- Those who have no right

  @Test
  void nothingForgedIsEverObeyed() {
    forge(2_000);
  }

  @Tag("long")
  @Test
  @Timeout(1800)
  void nothingForgedIsEverObeyedInAHundredThousandTries() {
    forge(100_000);
  }

  private void forge(int tries) {
    String[] bob = new String[1];
    Made game = begun(new TimeControl(36_000_000, 0, 0, 0), bob);
    String[] other = new String[1];
    Made foreign = begun(new TimeControl(36_000_000, 0, 0, 0), other);
    var known = new LiveSaid.Do("known", move(2, "g1f3"), Optional.empty(), Optional.empty());
    assertThat(act(game.id, game.ann, known)).hasSize(1);
    int version = links.look(game.id).log().events().size();
    for (int i = 0; i < tries; i++) {
      time.now += random.nextInt(20);
      assertThat(isObeyed(game, bob[0], foreign, other[0], known)).as("seed %d", SEED).isFalse();
    }
    assertThat(links.look(game.id).log().events()).hasSize(version);
    act(game.id, bob[0], move(3, "b8c6"));
    assertThat(links.look(game.id).log().events()).hasSize(version + 1);
  }

  private boolean isObeyed(
      Made game, String bob, Made foreign, String stranger, LiveSaid.Do known) {
    try {
      return switch (random.nextInt(8)) {
        // Black is to move: a secret that nobody has, one of another game, one that is spent
        case 0 -> !act(game.id, secret(), move(3, "b8c6")).isEmpty();
        case 1 -> !act(game.id, stranger, move(3, "b8c6")).isEmpty();
        case 2 -> !act(game.id, foreign.ann, any()).isEmpty();
        case 3 -> !act(game.id, game.invite, any()).isEmpty();
        // the right person at the wrong moment
        case 4 -> !act(game.id, game.ann, move(3, "d2d4")).isEmpty();
        case 5 -> !act(game.id, bob, move(random.nextInt(3), "b8c6")).isEmpty();
        // what was done already
        case 6 -> !act(game.id, game.ann, known).isEmpty();
        // claims that are not true
        default ->
            !act(
                    game.id,
                    random.nextBoolean() ? game.ann : bob,
                    random.nextBoolean()
                        ? new Action.CheckClock()
                        : new Action.ClaimDraw(Optional.empty()))
                .isEmpty();
      };
    } catch (Refusal refused) {
      return false;
    }
  }

  private Action any() {
    return switch (random.nextInt(6)) {
      case 0 -> new Action.Resign();
      case 1 -> new Action.OfferDraw();
      case 2 -> new Action.AskTakeback();
      case 3 -> new Action.GiveTime();
      case 4 -> new Action.Say(1);
      default -> move(3, "b8c6");
    };
  }
}
