package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engines.search.TimePlan;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Player;
import games.janus.play.live.Referee;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.game.Opening;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * A game at the terminal, from the first move until somebody leaves. Persons are asked, machines
 * think, every move is kept as it is made.
 */
final class Session<P, M> {
  /** What a machine without a limit of its own gets for a move where there are no clocks. */
  private static final long UNTIMED_MILLIS = 5000;

  /** What is lost between the clock and the machine. */
  private static final long OVERHEAD_MILLIS = 30;

  private static final long REST_GLANCE_NANOS = 50_000_000;

  private static final String FULL = "full";

  private final Console console;
  private final Keeper<P, M> keeper;
  private final Look look;
  private final long pace;
  private HostedGame<P, M> live;
  private MoveEntry<P, M> entry;
  private boolean isFlipped;
  private boolean showsBoard;
  private boolean isStale = true;
  private boolean isAnnounced;
  private boolean hasLeft;
  private int interruptsInRow;

  /** The opening that was named last. */
  private Optional<Opening> opening = Optional.empty();

  /**
   * A game that is about to begin, or to go on.
   *
   * @param manner how it is shown
   */
  Session(
      Console console,
      Keeper<P, M> keeper,
      Look look,
      HostedGame<P, M> live,
      LookOptions.Manner manner) {
    this.console = console;
    this.keeper = keeper;
    this.look = look;
    this.live = live;
    this.entry = new MoveEntry<>(live.type());
    this.showsBoard = manner.showsBoard();
    this.pace = manner.pace();
    this.isFlipped = isBlackAlone(live);
  }

  /** The person sits at the bottom. */
  private static boolean isBlackAlone(HostedGame<?, ?> live) {
    return live.live().lonePerson().equals(Optional.of(Color.BLACK));
  }

  void run() {
    console.say(live.hasPerson() ? Messages.playWelcome() : Messages.playWatch());
    while (!hasLeft && console.isHeard()) {
      if (live.ending().isPresent()) {
        afterTheEnd();
      } else if (live.isPersonToMove() || live.live().isPaused()) {
        letPersonMove();
      } else {
        letMachineMove();
      }
    }
    keeper.leave(live).ifPresent(console::say);
  }

  // ---- Persons

  private void letPersonMove() {
    refresh();
    hear(prompt());
  }

  private Message prompt() {
    if (!live.isPersonToMove()) {
      return Messages.playEnterGoesOn();
    }
    return entry.walked().isEmpty()
        ? Messages.playTurn(
            HostedGame.number(live.type(), live.game()), live.type().side(live.turn()))
        : Messages.playJumpOn();
  }

  private void hear(Message prompt) {
    // Pressed while nobody listened, it must not stop a thought that comes later.
    Typed typed = console.interrupts().take() ? Typed.INTERRUPT : console.ask(prompt, waiting());
    switch (typed.kind()) {
      case END -> hasLeft = true;
      case TIME -> fall();
      case INTERRUPT -> interrupt();
      case LINE -> {
        interruptsInRow = 0;
        obey(typed.text().strip());
      }
    }
  }

  Waiting waiting() {
    return new Waiting(live::untilFlag, view()::clocks, new Completion<>(live, entry)::words);
  }

  View<P, M> view() {
    return new View<>(live, entry, look);
  }

  private void fall() {
    live.checkClock();
    entry.cancel();
  }

  private void interrupt() {
    if (interruptsInRow++ > 0) {
      hasLeft = true;
    } else {
      console.say(Messages.playLeaving());
    }
  }

  private void obey(String text) {
    String[] words = text.split("\\s+", 2);
    Optional<TerminalCommand> command = TerminalCommand.named(words[0]);
    if (live.hasFlagFallen()) {
      fall(); // too late
    } else if (!entry.walked().isEmpty() && isCancelled(text, command)) {
      entry.cancel();
      isStale = true;
    } else if (command.isPresent()) {
      new TerminalCommands<>(this, console)
          .obey(command.get(), words.length > 1 ? words[1].strip() : "");
    } else if (text.isEmpty() && entry.walked().isEmpty()) {
      live.isDone(Actor.HOST, new Action.Resume()); // between machines, Enter goes on
    } else if (live.ending().isPresent()) {
      console.say(Messages.playAfterEnd());
    } else if (!live.isPersonToMove()) {
      console.say(Messages.playMachinesMove());
    } else {
      enter(text);
    }
  }

  private static boolean isCancelled(String text, Optional<TerminalCommand> command) {
    return text.toLowerCase(Locale.ROOT).equals("cancel")
        || command.equals(Optional.of(TerminalCommand.UNDO));
  }

  private void enter(String text) {
    MoveEntry.Reading<M> reading = entry.read(live.game(), text);
    if (reading.move().isPresent()) {
      M move = reading.move().get();
      if (isPlayed(move, Optional.empty())) {
        afterMove();
      }
    } else {
      isStale |= !entry.walked().isEmpty();
      console.say(reading.answer());
    }
  }

  /** Makes a move and says so, unless it comes too late. */
  private boolean isPlayed(M move, Optional<Account<P, M>> account) {
    Message words =
        Messages.playPlays(
            live.type().notation().moveText(live.game().position(), move),
            live.type().side(live.turn()));
    boolean isMade = live.play(move, account);
    if (isMade) {
      console.say(words);
    }
    return isMade;
  }

  private void afterMove() {
    nameOpening();
    isStale = true;
    keep();
  }

  /** Says the name of the opening once, when the moves have come to it. */
  private void nameOpening() {
    Optional<Opening> now = live.type().opening(live.game());
    if (now.isPresent() && !now.equals(opening)) {
      opening = now;
      console.say(Messages.playOpening(now.get()));
    }
  }

  void keep() {
    keeper.keep(live).ifPresent(console::say);
  }

  // ---- Machines

  private void letMachineMove() {
    Color side = live.turn();
    var player = (Player.Engine) live.player(side);
    Engine<P, M> engine = live.players().engine(player);
    if (console.isInPlace() || !live.hasPerson()) {
      refresh(); // line by line, the board after the answer is enough
    }
    long begun = System.nanoTime();
    Thinker.Result<Referee.Verdict<M>> result =
        new Thinker<>(live.type(), console)
            .think(
                Messages.thoughtThinks(engine.info().name()),
                live.game(),
                plan(engine.info(), player.level(), side),
                live::hasFlagFallen,
                search -> Referee.think(live.live(), engine, player, Limits.NONE, search));
    long nanos = System.nanoTime() - begun;
    if (result.answer().isEmpty()) {
      var detail = Messages.engineIgnoredStop();
      live.decide(Actor.HOST, new Action.Forfeit(side, Outcome.Reason.FAILURE, detail));
    } else {
      take(result.answer().get(), engine, player, nanos);
    }
    afterInterrupt(result.wasInterrupted() || isStoppedInRest(nanos));
  }

  /** Lets those who watch two machines see each move. */
  private boolean isStoppedInRest(long thoughtNanos) {
    long begun = System.nanoTime();
    boolean isWatched = !live.hasPerson() && console.isPerson() && live.ending().isEmpty();
    long rest = isWatched ? pace * 1_000_000 - thoughtNanos : 0;
    if (live.ending().isEmpty()) {
      refresh(); // the last position is shown with the result
    }
    while (System.nanoTime() - begun < rest) {
      if (console.interrupts().take()) {
        return true;
      }
      LockSupport.parkNanos(Math.min(rest, REST_GLANCE_NANOS));
    }
    return false;
  }

  private void afterInterrupt(boolean wasInterrupted) {
    if (wasInterrupted) {
      interruptsInRow = 1;
      if (!live.hasPerson()) {
        live.isDone(Actor.HOST, new Action.Pause());
      }
      hasLeft |= console.interrupts().take(); // twice leaves
    }
  }

  private void take(
      Referee.Verdict<M> verdict, Engine<P, M> engine, Player.Engine player, long nanos) {
    if (!(verdict.action() instanceof Action.Move)) {
      live.decide(verdict.by(), verdict.action());
      return;
    }
    var account = new Account<>(engine, player, verdict.thought().orElseThrow(), nanos);
    if (!isPlayed(account.thought().move().orElseThrow(), Optional.of(account))) {
      return;
    }
    console.say(new ThoughtWords<>(live.type()).summary(account));
    account.thought().remarks().forEach(console::say);
    afterMove();
  }

  private TimePlan plan(EngineInfo card, String level, Color side) {
    boolean looksDeeper = card.level(FULL).isPresent();
    if (live.control().filter(control -> !control.hasDays()).isEmpty()) {
      return level.equals(FULL) ? TimePlan.exactly(UNTIMED_MILLIS, 0) : TimePlan.ENDLESS;
    }
    TimePlan plan = live.allowance().plan(side, OVERHEAD_MILLIS);
    return looksDeeper ? plan : plan.withoutReserve(); // the old ones do not say how far they are
  }

  // ---- The end

  private void afterTheEnd() {
    if (!isAnnounced) {
      isAnnounced = true;
      isStale = true;
      keep();
    }
    refresh();
    if (!live.hasPerson() && !console.isPerson()) {
      hasLeft = true; // nobody is there who could want anything more
    } else {
      hear(Messages.playNext());
    }
  }

  // ---- For the commands

  HostedGame<P, M> live() {
    return live;
  }

  Keeper<P, M> keeper() {
    return keeper;
  }

  /** Another game takes the place of this one, which stays on the shelf. */
  void change(HostedGame<P, M> other) {
    live = other;
    entry = new MoveEntry<>(other.type());
    isFlipped = isBlackAlone(other);
    opening = Optional.empty();
    look();
  }

  /** Somebody wants to see how things stand. */
  void look() {
    isStale = true;
    isAnnounced = isAnnounced && live.ending().isPresent();
  }

  void flip() {
    isFlipped = !isFlipped;
    look();
  }

  void showBoard(boolean always) {
    showsBoard = always;
    look();
  }

  List<String> board() {
    return view().board(isFlipped);
  }

  void leave() {
    hasLeft = true;
  }

  private void refresh() {
    if (isStale) {
      console.show(view().scene(isFlipped, showsBoard));
      isStale = false;
    }
  }
}
