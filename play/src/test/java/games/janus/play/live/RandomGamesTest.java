package games.janus.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.SplitMix64;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever is done in a game, its clocks are exact and its events give it again. */
class RandomGamesTest {
  private static final int MOST_COMMANDS = 40;
  private static final List<String> RULE_SETS = List.of("", "two-player");

  @Test
  void clocksAreExactAndReplaysAreEqual() {
    play(0, 1000);
  }

  @Test
  @Tag("long")
  @Timeout(1200)
  void clocksAreExactAndReplaysAreEqualInAHundredThousandGames() {
    play(1000, 100_000);
  }

  private static void play(int first, int games) {
    for (int seed = first; seed < first + games; seed++) {
      var random = new SplitMix64(seed);
      Settings settings = settings(random);
      new Story<>(Games.of(settings.game(), settings.ruleSet()), settings, random, seed).run();
    }
  }

  private static Settings settings(SplitMix64 random) {
    boolean isChess = random.below(2) == 0;
    var control =
        new TimeControl(
            1 + random.below(30_000),
            random.below(2) * random.below(2000),
            random.below(3) == 0 ? random.below(1000) : 0,
            random.below(3) == 0 ? (int) (1 + random.below(5)) : 0);
    return new Settings(
        isChess ? games.janus.rules.game.GameKind.CHESS : games.janus.rules.game.GameKind.CHECKERS,
        isChess ? "" : RULE_SETS.get((int) random.below(2)),
        "",
        List.of(),
        player(random),
        player(random),
        random.below(8) == 0 ? Optional.empty() : Optional.of(control),
        switch ((int) random.below(3)) {
          case 0 -> GamePolicy.LOCAL;
          case 1 -> GamePolicy.ONLINE;
          default -> GamePolicy.match(random.below(50));
        });
  }

  private static Player player(SplitMix64 random) {
    return random.below(3) == 0
        ? new Player.Engine("engine", "full", random.next())
        : new Player.Person("person");
  }

  /** One game of random commands. */
  private static final class Story<P, M> {
    private final SplitMix64 random;
    private final int seed;
    private final LiveGame<P, M> first;
    private final List<Event> log = new ArrayList<>();

    /** What both clocks showed as a turn began, by ply; what is taken back is kept here too. */
    private final Map<Integer, List<Long>> shown = new HashMap<>();

    private LiveGame<P, M> live;
    private long at;

    Story(GameType<P, M> type, Settings settings, SplitMix64 random, int seed) {
      this.random = random;
      this.seed = seed;
      this.at = random.below(1_000_000);
      this.first = LiveGame.of(type, settings, at);
      this.live = first;
      shown.put(0, left(live, at));
    }

    void run() {
      for (int i = 0; i < MOST_COMMANDS; i++) {
        pass(random.below(4) == 0 ? 0 : random.below(1500));
        Action action = action();
        Actor by = by(action);
        long lag = random.below(4) == 0 ? random.below(200) : 0;
        if (live.decide(new Command(by, at, lag, action)) instanceof Decision.Accepted accepted) {
          accepted.events().forEach(this::take);
        }
      }
      LiveGame<P, M> again = first;
      for (Event event : log) {
        again = again.apply(event);
      }
      assertThat(again).as("game " + seed).isEqualTo(live);
      assertThat(again.moveIds()).as("game " + seed).isEqualTo(live.moveIds());
    }

    /** Time is lost by the running clock alone, to the millisecond. */
    private void pass(long millis) {
      List<Long> before = left(live, at);
      Optional<Clocks.Running> running = live.clocks().flatMap(Clocks::running);
      long uncharged =
          running.map(clock -> Math.max(0, clock.since() + control().delay() - at)).orElse(millis);
      at += millis;
      long lost = Math.max(0, millis - uncharged);
      for (Color side : live.clocks().isPresent() ? Color.values() : new Color[0]) {
        boolean isRunning = running.isPresent() && running.get().side() == side;
        expect(before.get(side.ordinal()) - (isRunning ? lost : 0), side, "waiting");
      }
    }

    private TimeControl control() {
      return live.settings().control().orElseThrow();
    }

    private void expect(long millis, Color side, String when) {
      long found = live.clocks().orElseThrow().left(side, at);
      if (found != millis) {
        throw new AssertionError(
            "game " + seed + ", " + when + ": " + side + " has " + found + ", not " + millis);
      }
    }

    private static List<Long> left(LiveGame<?, ?> game, long at) {
      return game.clocks()
          .map(clocks -> List.of(clocks.left(Color.WHITE, at), clocks.left(Color.BLACK, at)))
          .orElse(List.of());
    }

    private void take(Event event) {
      List<Long> before = left(live, at);
      Color mover = live.turn();
      boolean wasRunning = live.clocks().flatMap(Clocks::running).isPresent();
      live = live.apply(event);
      log.add(event);
      if (event instanceof Event.Moved) {
        shown.keySet().removeIf(ply -> ply >= live.game().plies());
        shown.put(live.game().plies(), left(live, at));
      }
      if (live.clocks().isPresent()) {
        check(event, before, mover, wasRunning);
      }
    }

    private void check(Event event, List<Long> before, Color mover, boolean wasRunning) {
      boolean isFree = live.settings().policy().equals(GamePolicy.LOCAL);
      boolean isRestored =
          event instanceof Event.Redone || (event instanceof Event.TakenBack && isFree);
      for (Color side : Color.values()) {
        long expected =
            isRestored
                ? shown.getOrDefault(live.game().plies(), List.of()).get(side.ordinal())
                : before.get(side.ordinal());
        if (event instanceof Event.Moved moved && side == mover) {
          int moves = live.clocks().orElseThrow().side(side).moves();
          boolean isPeriod = control().moves() > 0 && moves % control().moves() == 0;
          expected += moved.credited();
          expected += wasRunning ? control().increment() : 0;
          expected += isPeriod ? control().base() : 0;
        }
        expect(expected, side, event.toString());
        Clocks.Side account = live.clocks().orElseThrow().side(side);
        assertThat(account.left())
            .isEqualTo(account.given() + account.added() + account.credited() - account.spent());
      }
    }

    private Actor by(Action action) {
      if (action instanceof Action.Move && random.below(20) > 0) {
        return Actor.of(live.turn());
      }
      return Actor.values()[(int) random.below(3)];
    }

    private Action action() {
      if (random.below(10) < 7) {
        return move();
      }
      return switch ((int) random.below(18)) {
        case 0, 1 -> new Action.OfferDraw();
        case 2 -> new Action.AnswerDraw(random.below(4) == 0);
        case 3 -> new Action.ClaimDraw(Optional.empty());
        case 4, 5, 6 -> new Action.AskTakeback();
        case 7, 8 -> new Action.AnswerTakeback(random.below(2) == 0);
        case 9, 10 -> new Action.Redo();
        case 11 -> random.below(4) == 0 ? new Action.Resign() : new Action.CheckClock();
        case 12 -> random.below(4) == 0 ? new Action.Abort() : new Action.CheckClock();
        case 13 -> new Action.Reopen();
        case 14 -> new Action.Pause();
        case 15 -> new Action.Resume();
        case 16 -> new Action.Rematch(random.below(2) == 0);
        default -> seldom();
      };
    }

    private Action seldom() {
      Color side = Color.values()[(int) random.below(2)];
      return switch ((int) random.below(4)) {
        case 0 -> new Action.Forfeit(side, Reason.FAILURE, Messages.engineFailed("random"));
        case 1 -> new Action.Adjudicate(new Outcome.Draw(Reason.ADJUDICATION));
        default -> new Action.ChangePlayer(side, player(random));
      };
    }

    private Action move() {
      P position = live.game().position();
      List<M> legal = live.type().rules().legalMoves(position);
      if (legal.isEmpty() || random.below(200) == 0) {
        return new Action.Move(live.game().plies(), "nonsense");
      }
      M move = legal.get((int) random.below(legal.size()));
      int ply = live.game().plies() - (random.below(30) == 0 ? 1 : 0);
      return new Action.Move(ply, live.type().notation().moveId(position, move));
    }
  }
}
