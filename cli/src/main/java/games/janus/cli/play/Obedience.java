package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Decision;
import games.janus.play.live.Referee;
import games.janus.rules.Color;
import games.janus.rules.NotationException;
import games.janus.rules.text.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does what a player says besides moves. */
final class Obedience<P, M> {
  private final Session<P, M> session;
  private final Console console;
  private final HostedGame<P, M> live;
  private final BoardGame<P, M> board;

  Obedience(Session<P, M> session, Console console) {
    this.session = session;
    this.console = console;
    this.live = session.live();
    this.board = live.board();
  }

  void obey(Command command, String rest) {
    switch (command) {
      case HELP -> console.page(help(rest));
      case MOVES -> console.page(moves(rest));
      case HINT -> whileGoingOn(insight()::hint);
      case UNDO -> undo();
      case REDO -> moveAround(new Action.Redo(), "Nothing was taken back.", "made again");
      case BOARD -> showBoard(rest);
      case PIECES -> console.page(session.seen().pieces());
      case LIST -> console.page(List.of(list()));
      case FLIP -> session.flip();
      case EVAL -> whileGoingOn(insight()::eval);
      case THINK -> console.page(insight().think());
      case TREE -> console.page(insight().tree());
      case FEN -> console.say(board.fen(live.game().position()));
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
      console.say("The game is over.");
    } else {
      console.page(question.get());
    }
  }

  // ---- Asking

  private List<String> help(String rest) {
    Optional<Command> command = Command.named(rest);
    if (command.isPresent()) {
      return command.get().details();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        board.isNumbered()
            ? "Moves: 11-15, jumps 22x15x8; or step by step: 22, then 15, then 8."
            : "Moves: e4, Nf3, exd5, O-O, e8=Q; or from and to: e2e4, e7e8q.");
    lines.add("The Tab key completes moves and commands; the arrow keys bring back lines.");
    for (Command each : Command.values()) {
      lines.add(each.line());
    }
    return lines;
  }

  private List<String> moves(String rest) {
    P position = live.game().position();
    List<String> words = new ArrayList<>();
    for (M move : live.ending().isPresent() ? List.<M>of() : board.rules().legalMoves(position)) {
      String from = board.square(board.rules().path(move).getFirst());
      if (rest.isEmpty() || from.equalsIgnoreCase(rest)) {
        words.add(board.isNumbered() ? board.squares(move) : board.write(position, move));
      }
    }
    return words.isEmpty()
        ? List.of(rest.isEmpty() ? "The game is over." : "Nothing on " + rest + " can move.")
        : List.of(words.size() + ": " + String.join(" ", words));
  }

  private String list() {
    var text = new StringBuilder();
    var games = live.games();
    for (int ply = 0; ply < live.plies(); ply++) {
      var before = games.get(ply);
      String number = board.number(before);
      boolean isNumbered = ply == 0 || !number.endsWith("...");
      text.append(ply == 0 ? "" : " ").append(isNumbered ? number + " " : "");
      text.append(board.write(before.position(), games.get(ply + 1).lastMove().orElseThrow()));
    }
    return text.isEmpty() ? "No move has been made." : text.toString();
  }

  private String clocks() {
    String shown = session.seen().clocks();
    return shown.isEmpty() ? "This game has no clocks." : shown;
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
    if (live.isDone(live.atTheBoard(), new Action.Reopen())) {
      console.say("The game goes on.");
      session.keep();
      session.look();
    } else {
      moveAround(new Action.AskTakeback(), "There is nothing to take back.", "taken back");
    }
  }

  private void moveAround(Action action, String otherwise, String done) {
    int before = live.plies();
    live.decide(live.atTheBoard(), action);
    int plies = Math.abs(live.plies() - before);
    if (plies == 0) {
      console.say(otherwise);
      return;
    }
    console.say((plies == 1 ? "One move" : HostedGame.counted(plies)) + " " + done + ".");
    session.keep();
    session.look();
  }

  // ---- The end

  private void resign() {
    if (live.ending().isPresent()) {
      console.say("The game is over.");
      return;
    }
    Color loser = live.person().orElse(live.turn());
    live.decide(Actor.of(loser), new Action.Resign());
    console.say(board.side(loser) + " resigns. (undo takes it back)");
  }

  /**
   * Claims a draw or offers one.
   *
   * @param intended the move after which it can be claimed; may be empty
   */
  private void draw(String intended) {
    Actor by = Actor.of(live.turn());
    if (live.ending().isPresent()) {
      console.say("The game is over.");
    } else if (!live.isPersonToMove()) {
      console.say("Machines do not offer draws.");
    } else if (!intended.isEmpty()) {
      claim(by, intended);
    } else if (!live.isDone(by, new Action.ClaimDraw(Optional.empty()))) {
      offer(by);
    }
  }

  private void claim(Actor by, String intended) {
    try {
      M move = board.read(live.game().position(), intended);
      String id = board.type().notation().moveId(live.game().position(), move);
      if (!live.isDone(by, new Action.ClaimDraw(Optional.of(id)))) {
        console.say("After " + intended + " there is no draw to claim.");
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
              ? "A draw can be offered when both have moved."
              : "You have offered a draw at this move.");
    } else if (live.ending().isEmpty()) {
      answer(live.turn().opponent());
    }
  }

  private void answer(Color other) {
    boolean isYes =
        live.seat(other) instanceof Seat.Person ? isPersonContent(other) : isContent(other);
    live.decide(Actor.of(other), new Action.AnswerDraw(isYes));
  }

  private boolean isPersonContent(Color other) {
    Typed answer =
        console.ask(
            board.side(other) + ", do you accept a draw? yes or no> ",
            session.waiting().withoutMoves());
    boolean isYes = answer.text().strip().toLowerCase(Locale.ROOT).startsWith("y");
    console.say(isYes ? "A draw." : "No draw, then.");
    return isYes;
  }

  private boolean isContent(Color other) {
    boolean isYes = Referee.acceptsDraw(live.live(), live.lastScore(other));
    String why =
        live.plies() < Referee.EARLIEST_DRAW
            ? " declines: the game has hardly begun."
            : " declines: it does not think it is worse.";
    console.say(board.side(other) + (isYes ? " accepts." : why));
    return isYes;
  }

  // ---- Players

  /** A side that is named first, and what stands behind it. */
  private record Request(Optional<Color> side, String rest) {
    static Request of(BoardGame<?, ?> board, String text) {
      String[] words = text.split("\\s+", 2);
      for (Color side : Color.values()) {
        String plain = side == Color.WHITE ? "white" : "black";
        if (words[0].equalsIgnoreCase(plain) || words[0].equalsIgnoreCase(board.side(side))) {
          return new Request(Optional.of(side), words.length > 1 ? words[1].strip() : "");
        }
      }
      return new Request(Optional.empty(), text);
    }
  }

  private void level(String text) {
    Request request = Request.of(board, text);
    List<Color> machines = new ArrayList<>();
    for (Color side : Color.values()) {
      if (live.seat(side) instanceof Seat.Machine
          && (request.side().isEmpty() || request.side().get() == side)) {
        machines.add(side);
      }
    }
    if (machines.isEmpty()) {
      console.say("No machine plays there; engine brings one.");
    } else if (request.rest().isEmpty()) {
      machines.forEach(side -> console.page(levels((Seat.Machine<P, M>) live.seat(side))));
    } else {
      machines.forEach(side -> setLevel(side, request.rest()));
    }
  }

  private static List<String> levels(Seat.Machine<?, ?> machine) {
    List<String> lines = new ArrayList<>();
    lines.add(machine.engine().info().name() + " plays at level " + machine.level() + ". It has:");
    for (EngineInfo.Level level : machine.engine().info().levels()) {
      String rated = level.rating().isPresent() ? " (Elo " + level.rating().getAsInt() + ")" : "";
      lines.add(String.format(Locale.ROOT, "%-8s %s%s", level.id(), level.sentence(), rated));
    }
    return lines;
  }

  private void setLevel(Color side, String level) {
    var machine = (Seat.Machine<P, M>) live.seat(side);
    trySeat(side, () -> SeatWords.machine(machine.engine(), Optional.of(level), live.seed()));
  }

  private void trySeat(Color side, Supplier<Seat<P, M>> seat) {
    try {
      live.decide(Actor.HOST, new Action.ChangePlayer(side, seat.get().player()));
      console.say(board.side(side) + ": " + SeatWords.name(live.seat(side)) + ".");
      session.look();
    } catch (IllegalArgumentException wrong) {
      console.say(String.valueOf(wrong.getMessage()));
    }
  }

  private void engine(String text) {
    Request request = Request.of(board, text);
    if (request.rest().isEmpty()) {
      console.page(engines());
      return;
    }
    Optional<Color> side = request.side().or(() -> live.person().map(Color::opponent));
    if (side.isEmpty()) {
      console.say("Say for which side: engine white NAME or engine black NAME.");
    } else {
      trySeat(
          side.get(), () -> SeatWords.read(board, request.rest(), Optional.empty(), live.seed()));
    }
  }

  private List<String> engines() {
    List<String> lines = new ArrayList<>();
    for (Engine<P, M> engine : board.engines()) {
      EngineInfo card = engine.info();
      lines.add(card.id() + ": " + card.name() + ", " + card.year() + ". " + card.sentence());
    }
    lines.add("person: somebody at this keyboard");
    return lines;
  }

  // ---- Files

  private void save(String rest) {
    write(rest, "Say in which file: save FILE. (Every move is kept anyway.)");
  }

  private void export(String rest) {
    if (rest.isEmpty()) {
      console.page(session.keeper().text(live).lines().toList());
    } else {
      write(rest, "Say in which file: export FILE.");
    }
  }

  private void write(String rest, String otherwise) {
    boolean mayReplace = rest.startsWith("-f ");
    String name = mayReplace ? rest.substring(3).strip() : rest;
    if (name.isEmpty() || name.equals("-f")) {
      console.say(otherwise);
      return;
    }
    try {
      GameFiles.write(name, session.keeper().text(live), mayReplace);
      console.say("Written to " + name + ".");
    } catch (GameFiles.Trouble trouble) {
      console.say(trouble.sentence());
    }
  }

  private void load(String rest) {
    if (rest.isEmpty()) {
      console.say("Say which file: load FILE, or load FILE NUMBER for a later game in it.");
      return;
    }
    int blank = rest.lastIndexOf(' ');
    @Nullable Integer number = blank < 0 ? null : number(rest.substring(blank + 1));
    String name = number == null ? rest : rest.substring(0, blank).strip();
    try {
      GameRecord<P, M> record = GameFiles.read(board, name, number == null ? 1 : number);
      session.keeper().turnPage(live);
      session.change(new SavedGame<>(board).read(record, live));
      console.say("Loaded, " + HostedGame.counted(session.live().plies()) + ".");
    } catch (GameFiles.Trouble trouble) {
      console.say(trouble.sentence());
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
    console.say("A new game.");
  }
}
