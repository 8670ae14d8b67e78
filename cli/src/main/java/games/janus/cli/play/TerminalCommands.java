package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Decision;
import games.janus.play.live.Player;
import games.janus.play.live.Referee;
import games.janus.rules.Color;
import games.janus.rules.NotationException;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does what a player says besides moves. */
final class TerminalCommands<P, M> {
  private final Session<P, M> session;
  private final Console console;
  private final HostedGame<P, M> live;
  private final GameType<P, M> type;

  TerminalCommands(Session<P, M> session, Console console) {
    this.session = session;
    this.console = console;
    this.live = session.live();
    this.type = live.type();
  }

  void obey(TerminalCommand command, String rest) {
    switch (command) {
      case HELP -> console.page(help(rest));
      case MOVES -> console.page(moves(rest));
      case HINT -> whileGoingOn(insight()::hint);
      case UNDO -> undo();
      case REDO -> moveAround(new Action.Redo(), Messages.playNoRedo(), Messages::playMadeAgain);
      case BOARD -> showBoard(rest);
      case PIECES -> console.page(session.view().pieces());
      case LIST -> console.page(List.of(list()));
      case FLIP -> session.flip();
      case EVAL -> whileGoingOn(insight()::eval);
      case THINK -> console.page(insight().think());
      case TREE -> console.page(insight().tree());
      case FEN -> console.say(type.notation().fen(live.game().position()));
      case CLOCK -> console.say(clocks());
      case DRAW -> draw(rest);
      case RESIGN -> resign();
      case LEVEL -> level(rest);
      case ENGINE -> engine(rest);
      case SAVE -> save(rest);
      case LOAD -> load(rest);
      case EXPORT -> export(rest);
      case NEW -> begin();
      case QUIT -> session.leave();
    }
  }

  private Insight<P, M> insight() {
    return new Insight<>(live, console);
  }

  private void whileGoingOn(Supplier<List<String>> question) {
    if (live.ending().isPresent()) {
      console.say(Messages.gameOver());
    } else {
      console.page(question.get());
    }
  }

  // ---- Asking

  private List<String> help(String rest) {
    Optional<TerminalCommand> command = TerminalCommand.named(rest);
    if (command.isPresent()) {
      return command.get().details();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        isNumbered() ? Messages.playCheckersMoves().text() : Messages.playChessMoves().text());
    lines.add(Messages.playKeys().text());
    for (TerminalCommand each : TerminalCommand.values()) {
      lines.add(each.line());
    }
    return lines;
  }

  private boolean isNumbered() {
    return type.board().coordinates() == Coordinates.NUMBERED;
  }

  private List<String> moves(String rest) {
    P position = live.game().position();
    List<String> words = new ArrayList<>();
    for (M move : live.ending().isPresent() ? List.<M>of() : type.rules().legalMoves(position)) {
      String from = type.notation().squareName(type.rules().path(move).getFirst());
      if (rest.isEmpty() || from.equalsIgnoreCase(rest)) {
        words.add(
            isNumbered()
                ? type.notation().moveId(position, move)
                : type.notation().moveText(position, move));
      }
    }
    Message said =
        !words.isEmpty()
            ? Messages.playLegal(words.size(), String.join(" ", words))
            : rest.isEmpty() ? Messages.gameOver() : Messages.playStuck(rest);
    return List.of(said.text());
  }

  private String list() {
    var text = new StringBuilder();
    var games = live.games();
    for (int ply = 0; ply < live.plies(); ply++) {
      var before = games.get(ply);
      String number = HostedGame.number(type, before);
      boolean isShown = ply == 0 || !number.endsWith("...");
      text.append(ply == 0 ? "" : " ").append(isShown ? number + " " : "");
      text.append(
          type.notation().moveText(before.position(), games.get(ply + 1).lastMove().orElseThrow()));
    }
    return text.isEmpty() ? Messages.playNoMoveYet().text() : text.toString();
  }

  private String clocks() {
    String shown = session.view().clocks();
    return shown.isEmpty() ? Messages.playNoClocks().text() : shown;
  }

  private void showBoard(String rest) {
    switch (rest.toLowerCase(Locale.ROOT)) {
      case "on" -> session.showBoard(true);
      case "off" -> session.showBoard(false);
      default -> console.draw(session.board());
    }
  }

  // ---- Back and forth

  private void undo() {
    if (live.isDone(live.live().atTheBoard(), new Action.Reopen())) {
      console.say(Messages.playGoesOn());
      session.keep();
      session.look();
    } else {
      moveAround(new Action.AskTakeback(), Messages.playNoTakeback(), Messages::playTakenBack);
    }
  }

  private void moveAround(Action action, Message otherwise, LongFunction<Message> done) {
    int before = live.plies();
    live.decide(live.live().atTheBoard(), action);
    int plies = Math.abs(live.plies() - before);
    if (plies == 0) {
      console.say(otherwise);
      return;
    }
    console.say(done.apply(plies));
    session.keep();
    session.look();
  }

  // ---- The end

  private void resign() {
    if (live.ending().isPresent()) {
      console.say(Messages.gameOver());
      return;
    }
    Color loser = live.live().lonePerson().orElse(live.turn());
    live.decide(Actor.of(loser), new Action.Resign());
    console.say(Messages.playResigns(type.side(loser)));
  }

  /**
   * Claims a draw or offers one.
   *
   * @param intended the move after which it can be claimed; may be empty
   */
  private void draw(String intended) {
    Actor by = Actor.of(live.turn());
    if (live.ending().isPresent()) {
      console.say(Messages.gameOver());
    } else if (!live.isPersonToMove()) {
      console.say(Messages.playMachinesNeverOffer());
    } else if (!intended.isEmpty()) {
      claim(by, intended);
    } else if (!live.isDone(by, new Action.ClaimDraw(Optional.empty()))) {
      offer(by);
    }
  }

  private void claim(Actor by, String intended) {
    try {
      M move = type.notation().readMove(live.game().position(), intended);
      String id = type.notation().moveId(live.game().position(), move);
      if (!live.isDone(by, new Action.ClaimDraw(Optional.of(id)))) {
        console.say(Messages.playNoClaim(intended));
      }
    } catch (NotationException wrong) {
      console.say(wrong.getMessage());
    }
  }

  private void offer(Actor by) {
    Decision decision = live.decide(by, new Action.OfferDraw());
    if (decision instanceof Decision.Refused refused) {
      console.say(
          refused.reason().key().equals("draw.too-early")
              ? Messages.playOfferEarly()
              : Messages.playOfferTwice());
    } else if (live.ending().isEmpty()) {
      answer(live.turn().opponent());
    }
  }

  private void answer(Color other) {
    boolean isYes =
        live.player(other) instanceof Player.Person ? isPersonContent(other) : isContent(other);
    live.decide(Actor.of(other), new Action.AnswerDraw(isYes));
  }

  private boolean isPersonContent(Color other) {
    Typed answer =
        console.ask(Messages.playDrawQuestion(type.side(other)), session.waiting().withoutMoves());
    boolean isYes = answer.text().strip().toLowerCase(Locale.ROOT).startsWith("y");
    console.say(isYes ? Messages.playDrawYes() : Messages.playDrawNo());
    return isYes;
  }

  private boolean isContent(Color other) {
    boolean isYes = Referee.acceptsDraw(live.live(), live.lastScore(other));
    Message side = type.side(other);
    console.say(
        isYes
            ? Messages.playAccepts(side)
            : live.plies() < Referee.EARLIEST_DRAW
                ? Messages.playDeclinesEarly(side)
                : Messages.playDeclines(side));
    return isYes;
  }

  // ---- Players

  /** A side that is named first, and what stands behind it. */
  private record Request(Optional<Color> side, String rest) {
    static Request of(GameType<?, ?> type, String text) {
      String[] words = text.split("\\s+", 2);
      for (Color side : Color.values()) {
        String plain = side == Color.WHITE ? "white" : "black";
        if (words[0].equalsIgnoreCase(plain) || words[0].equalsIgnoreCase(type.sideName(side))) {
          return new Request(Optional.of(side), words.length > 1 ? words[1].strip() : "");
        }
      }
      return new Request(Optional.empty(), text);
    }
  }

  private void level(String text) {
    Request request = Request.of(type, text);
    List<Color> machines = new ArrayList<>();
    for (Color side : Color.values()) {
      if (live.player(side) instanceof Player.Engine
          && (request.side().isEmpty() || request.side().get() == side)) {
        machines.add(side);
      }
    }
    if (machines.isEmpty()) {
      console.say(Messages.playNoMachine());
    } else if (request.rest().isEmpty()) {
      machines.forEach(side -> console.page(levels((Player.Engine) live.player(side))));
    } else {
      machines.forEach(side -> setLevel(side, request.rest()));
    }
  }

  private List<String> levels(Player.Engine player) {
    EngineInfo card = live.players().engine(player).info();
    List<String> lines = new ArrayList<>();
    lines.add(Messages.playLevels(card.name(), player.level()).text());
    for (EngineInfo.Level level : card.levels()) {
      Object sentence =
          level.rating().isPresent()
              ? Messages.playRated(level.sentence(), level.rating().get())
              : level.sentence();
      lines.add(String.format(Locale.ROOT, "%-8s %s", level.id(), sentence));
    }
    return lines;
  }

  private void setLevel(Color side, String level) {
    Engine<P, M> engine = live.players().engine((Player.Engine) live.player(side));
    tryPlayer(side, () -> PlayerText.machine(engine, Optional.of(level), live.seed()));
  }

  private void tryPlayer(Color side, Supplier<Player> player) {
    try {
      live.decide(Actor.HOST, new Action.ChangePlayer(side, player.get()));
      console.say(Messages.playSeated(live.players().name(live.player(side)), type.side(side)));
      session.look();
    } catch (IllegalArgumentException wrong) {
      console.say(String.valueOf(wrong.getMessage()));
    }
  }

  private void engine(String text) {
    Request request = Request.of(type, text);
    if (request.rest().isEmpty()) {
      console.page(engines());
      return;
    }
    Optional<Color> side = request.side().or(() -> live.live().lonePerson().map(Color::opponent));
    if (side.isEmpty()) {
      console.say(Messages.playWhichSide());
    } else {
      tryPlayer(
          side.get(), () -> live.players().read(request.rest(), Optional.empty(), live.seed()));
    }
  }

  private List<String> engines() {
    List<String> lines = new ArrayList<>();
    for (Engine<P, M> engine : live.players().engines()) {
      EngineInfo card = engine.info();
      lines.add(Messages.playEngine(card.id(), card.name(), card.sentence(), card.year()).text());
    }
    lines.add(Messages.playPerson().text());
    return lines;
  }

  // ---- Files

  private void save(String rest) {
    write(rest, Messages.playSaveWhere());
  }

  private void export(String rest) {
    if (rest.isEmpty()) {
      console.page(session.keeper().text(live).lines().toList());
    } else {
      write(rest, Messages.playExportWhere());
    }
  }

  private void write(String rest, Message otherwise) {
    boolean mayReplace = rest.startsWith("-f ");
    String name = mayReplace ? rest.substring(3).strip() : rest;
    if (name.isEmpty() || name.equals("-f")) {
      console.say(otherwise);
      return;
    }
    try {
      GameFiles.write(name, session.keeper().text(live), mayReplace);
      console.say(Messages.playWritten(name));
    } catch (GameFiles.Trouble trouble) {
      console.say(String.valueOf(trouble.getMessage()));
    }
  }

  private void load(String rest) {
    if (rest.isEmpty()) {
      console.say(Messages.playLoadWhat());
      return;
    }
    int blank = rest.lastIndexOf(' ');
    @Nullable Integer number = blank < 0 ? null : number(rest.substring(blank + 1));
    String name = number == null ? rest : rest.substring(0, blank).strip();
    try {
      GameRecord<P, M> record = GameFiles.read(type, name, number == null ? 1 : number);
      session.keeper().turnPage(live);
      session.change(new SavedGame<>(type).read(record, live));
      console.say(Messages.playLoaded(session.live().plies()));
    } catch (GameFiles.Trouble trouble) {
      console.say(String.valueOf(trouble.getMessage()));
    }
  }

  private static @Nullable Integer number(String text) {
    try {
      int number = Integer.parseInt(text);
      return number >= 1 ? number : null;
    } catch (NumberFormatException _) {
      return null;
    }
  }

  private void begin() {
    session.keeper().turnPage(live);
    session.change(live.again());
    console.say(Messages.playNew());
  }
}
