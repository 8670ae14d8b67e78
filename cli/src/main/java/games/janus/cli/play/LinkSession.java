package games.janus.cli.play;

import games.janus.arena.EngineFactory;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * One's own side of a game by link, at the terminal. The server decides; this shows what it has
 * told, and tells it what is typed.
 */
final class LinkSession<P, M> {
  private final Console console;
  private final LinkLine line;
  private final GameType<P, M> type;
  private final HostedGame<P, M> shown;
  private final MoveEntry<P, M> entry;
  private final Look look;
  private final boolean showsBoard;

  /** Why wishes were not fulfilled. */
  private final Queue<String> refusals = new ConcurrentLinkedQueue<>();

  private int events;
  private Optional<Color> side = Optional.empty();
  private Optional<String> next = Optional.empty();
  private boolean isFlipped;
  private boolean isStale = true;
  private boolean wasInTouch = true;
  private boolean hasLeft;
  private int interruptsInRow;
  private long seenNews;
  private long seenAt;

  private LinkSession(
      LookOptions.Stage stage, LookOptions.Manner manner, LinkLine line, LiveGame<P, M> live) {
    this.console = stage.console();
    this.look = stage.look();
    this.showsBoard = manner.showsBoard();
    this.line = line;
    this.type = live.type();
    this.shown =
        new HostedGame<>(type, live.settings(), 0, line::serverNow, EngineFactory.ofUser());
    this.entry = new MoveEntry<>(type);
    this.events = live.version();
    shown.follow(live);
  }

  /**
   * Plays the game that a line has told of.
   *
   * @return the id of the game that follows, if that was agreed
   */
  static Optional<String> play(
      LookOptions.Stage stage, LookOptions.Manner manner, LinkLine line, GameLog log) {
    return of(stage, manner, line, log.replay()).run();
  }

  private static <P, M> LinkSession<P, M> of(
      LookOptions.Stage stage, LookOptions.Manner manner, LinkLine line, LiveGame<P, M> live) {
    return new LinkSession<>(stage, manner, line, live);
  }

  private Optional<String> run() {
    side = line.heard().side();
    isFlipped = side.equals(Optional.of(Color.BLACK));
    console.say(side.isPresent() ? Messages.playLinkCommands() : Messages.playLinkWatch());
    // The opponent may have moved before we were there, in a rematch too.
    shown
        .game()
        .before()
        .ifPresent(before -> sayMove(before, shown.game().lastMove().orElseThrow()));
    seenAt = line.serverNow();
    while (!hasLeft && next.isEmpty() && console.isHeard()) {
      catchUp();
      if (next.isEmpty()) {
        refresh();
        listen();
      }
    }
    return next;
  }

  // ---- What the server tells

  private void catchUp() {
    LinkLine.Heard heard = line.heard();
    seenNews = heard.news();
    side = heard.side();
    if (heard.isInTouch() != wasInTouch) {
      wasInTouch = heard.isInTouch();
      console.say(wasInTouch ? Messages.playLinkBack() : Messages.playLinkLost());
    }
    for (String why = refusals.poll(); why != null; why = refusals.poll()) {
      console.say(why);
    }
    List<Event> all = heard.log().orElseThrow().events();
    for (Event event : all.subList(Math.min(events, all.size()), all.size())) {
      follow(event);
    }
    events = all.size();
    boolean isAgreed = shown.live().next().isPresent();
    next = isAgreed ? heard.next() : Optional.empty();
  }

  private void follow(Event event) {
    LiveGame<P, M> before = shown.live();
    if (event instanceof Event.Moved moved) {
      sayMove(before.game(), type.notation().readMoveId(before.game().position(), moved.id()));
    }
    shown.follow(before.apply(event));
    isStale = true;
    entry.cancel();
    seenAt = line.serverNow();
    words(event).ifPresent(console::say);
  }

  private void sayMove(Game<P, M> before, M move) {
    console.say(
        Messages.playPlays(
            type.notation().moveText(before.position(), move),
            type.side(type.rules().turn(before.position()))));
  }

  private Optional<Message> words(Event event) {
    return switch (event) {
      case Event.DrawOffered(long _, Color by) when !isOurs(by) ->
          Optional.of(Messages.playLinkDraw(type.side(by)));
      case Event.TakebackAsked(long _, Color by, int _) when !isOurs(by) ->
          Optional.of(Messages.playLinkTakeback(type.side(by)));
      case Event.RematchOffered(long _, Color by, boolean _) when !isOurs(by) ->
          Optional.of(Messages.playLinkRematch(type.side(by)));
      case Event.DrawDeclined(long _, Color by) ->
          Optional.of(Messages.playLinkDeclines(type.side(by)));
      case Event.TakebackDeclined(long _, Color by) ->
          Optional.of(Messages.playLinkDeclines(type.side(by)));
      case Event.PlayerChanged(long _, Color seat, Player player) ->
          Optional.of(Messages.playSeated(shown.players().name(player), type.side(seat)));
      default -> Optional.empty();
    };
  }

  private boolean isOurs(Color by) {
    return side.equals(Optional.of(by));
  }

  private void refresh() {
    if (isStale) {
      console.show(view().scene(isFlipped, showsBoard));
      isStale = false;
    }
  }

  private View<P, M> view() {
    return new View<>(shown, entry, look);
  }

  // ---- What is typed

  private void listen() {
    var waiting =
        new Waiting(this::untilNews, view()::clocks, new Completion<>(shown, entry)::words);
    Typed typed = console.interrupts().take() ? Typed.INTERRUPT : console.ask(prompt(), waiting);
    switch (typed.kind()) {
      case END -> hasLeft = true;
      case TIME -> {}
      case INTERRUPT -> interrupt();
      case LINE -> {
        interruptsInRow = 0;
        obey(typed.text().strip());
      }
    }
  }

  /** Whatever is heard ends the wait for a line. */
  private Optional<Long> untilNews() {
    LinkLine.Heard heard = line.heard();
    boolean isNews = heard.news() != seenNews || heard.isInTouch() != wasInTouch;
    return isNews ? Optional.of(0L) : Optional.empty();
  }

  private Message prompt() {
    if (shown.ending().isPresent()) {
      return Messages.playLinkNext();
    }
    return Messages.playTurn(HostedGame.number(type, shown.game()), type.side(shown.turn()));
  }

  private void interrupt() {
    if (interruptsInRow++ > 0) {
      hasLeft = true;
    } else {
      console.say(Messages.playLeaving());
    }
  }

  private void obey(String text) {
    switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "quit", "q", "exit", "bye" -> hasLeft = true;
      case "help", "h", "?" -> console.say(Messages.playLinkCommands());
      case "board" -> console.draw(view().board(isFlipped));
      case "pieces", "where" -> console.page(view().pieces());
      case "clock", "time" -> console.say(clocks());
      case "fen" -> console.say(type.notation().fen(shown.game().position()));
      case "flip" -> {
        isFlipped = !isFlipped;
        isStale = true;
      }
      case "draw" -> want("\"action\":\"offer-draw\"");
      case "claim" ->
          want(
              shown.live().claimAt().isPresent() && !isOurs(shown.turn())
                  ? "\"action\":\"claim-win\""
                  : "\"action\":\"claim-draw\"");
      case "undo" -> want("\"action\":\"ask-takeback\"");
      case "yes", "y" -> answer(true);
      case "no", "n" -> answer(false);
      case "resign" -> want("\"action\":\"resign\"");
      case "abort" -> want("\"action\":\"abort\"");
      case "more" -> want("\"action\":\"give-time\"");
      case "rematch" -> want("\"action\":\"rematch\",\"swap\":true");
      default -> move(text);
    }
  }

  private String clocks() {
    String clocks = view().clocks();
    return clocks.isEmpty() ? Messages.playNoClocks().text() : clocks;
  }

  private void answer(boolean isYes) {
    String kind = shown.live().takeback().isPresent() ? "answer-takeback" : "answer-draw";
    want("\"action\":\"" + kind + "\",\"accept\":" + isYes);
  }

  private void move(String text) {
    if (shown.ending().isPresent()) {
      console.say(Messages.gameOver());
      return;
    }
    if (!isOurs(shown.turn())) {
      console.say(Messages.moveNotYourTurn());
      return;
    }
    Game<P, M> game = shown.game();
    MoveEntry.Reading<M> reading = entry.read(game, text);
    if (reading.move().isEmpty()) {
      isStale |= !entry.walked().isEmpty();
      console.say(reading.answer());
      return;
    }
    String id = type.notation().moveId(game.position(), reading.move().get());
    want(
        "\"action\":\"move\",\"ply\":" + game.plies() + ",\"id\":" + new JsonText().value(id),
        Optional.of(Math.max(0, line.serverNow() - seenAt)));
  }

  private void want(String action) {
    want(action, Optional.empty());
  }

  /** Waits for the answer, so that lines from a pipe come one after another. */
  private void want(String action, Optional<Long> took) {
    if (side.isEmpty()) {
      console.say(Messages.playLinkWatch());
      return;
    }
    line.want("{" + action + "}", took, why -> why.ifPresent(refusals::add));
    line.awaitAnswer();
  }
}
