package games.janus.cli;

import games.janus.arena.EngineFactory;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.cli.play.EndWords;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchessplus.Phase;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Referee;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.Square;
import games.janus.rules.game.GameKind;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game of a person against improved Microchess, line by line: the person enters from and to, a
 * pawn that reaches the end asks what it becomes, and the computer says its piece, from and to.
 */
final class MicrochessPlusSession {
  private final Color computer;
  private final Player.Engine machine;
  private final PrintWriter out;
  private LiveGame<Position, Move> live;
  private List<Move> promotions = List.of();
  private boolean left;

  MicrochessPlusSession(Color computer, long seed, PrintWriter out) {
    this("", computer, seed, out);
  }

  /**
   * A game that begins elsewhere.
   *
   * @param start the position as text; empty for the usual one
   */
  MicrochessPlusSession(String start, Color computer, long seed, PrintWriter out) {
    this.computer = computer;
    this.machine = new Player.Engine("microchess-plus", "3-ply", seed);
    this.out = out;
    var person = new Player.Person(Messages.playYou().text());
    var settings =
        new Settings(
            GameKind.CHESS,
            "",
            start,
            List.of(),
            person,
            person,
            Optional.empty(),
            GamePolicy.LOCAL);
    this.live = LiveGame.of(Games.chess(), settings.with(computer, machine), 0);
  }

  void start() {
    goOn();
  }

  boolean isOver() {
    return left || live.ending().isPresent();
  }

  void enter(String line) {
    String text = line.strip().toLowerCase(Locale.ROOT);
    if (!promotions.isEmpty()) {
      promote(text); // here q is a queen
    } else if (text.equals("q")) {
      leave();
    } else {
      move(text);
    }
  }

  /** The person goes. */
  void leave() {
    left = true;
    say(Messages.plusGoodbye());
  }

  private void move(String text) {
    List<Move> meant = meant(text.replace(" ", "").replace("-", ""));
    if (meant.isEmpty()) {
      say(Messages.plusIllegal());
      ask(Messages.plusMove());
    } else if (meant.size() > 1) {
      promotions = meant;
      askForRole();
    } else {
      play(meant.getFirst());
      goOn();
    }
  }

  private void promote(String letter) {
    for (Move move : promotions) {
      if (isTo(letter, move)) {
        promotions = List.of();
        play(move);
        goOn();
        return;
      }
    }
    askForRole();
  }

  private void askForRole() {
    ask(Messages.plusPromotion());
  }

  /** Whether the move makes a pawn what this letter stands for. */
  private static boolean isTo(String letter, Move move) {
    return move instanceof Move.Promotion promotion
        && letter.equalsIgnoreCase(String.valueOf(promotion.becomes().letter()));
  }

  /** The legal moves that the text may mean: several only where a pawn is promoted. */
  private List<Move> meant(String text) {
    if (text.length() < 4) {
      return List.of();
    }
    Optional<Square> from = square(text.substring(0, 2));
    Optional<Square> to = square(text.substring(2, 4));
    String rest = text.substring(4);
    return live.game().position().legalMoves().stream()
        .filter(move -> from.equals(Optional.of(move.from())) && to.equals(Optional.of(move.to())))
        .filter(move -> rest.isEmpty() || isTo(rest, move))
        .toList();
  }

  /** A square as chess players write it, or in octal as the KIM-1 does. */
  private Optional<Square> square(String text) {
    boolean octal = text.chars().allMatch(digit -> digit >= '0' && digit <= '7');
    return octal ? Kim1Board.square(Integer.parseInt(text, 16), computer) : Square.named(text);
  }

  /** Lets the computer move if it is its turn, and asks for the next move. */
  private void goOn() {
    show();
    if (live.ending().isEmpty() && live.turn() == computer) {
      letComputerMove();
      show();
    }
    live.ending()
        .ifPresentOrElse(
            ending -> say(EndWords.of(live.type(), ending)), () -> ask(Messages.plusMove()));
  }

  private void letComputerMove() {
    var engine = EngineFactory.ofUser().engine(live.type(), machine.id()).orElseThrow();
    var verdict = Referee.think(live, engine, machine, Limits.NONE, SearchControl.patient());
    take(verdict.command(0));
    verdict.thought().ifPresent(thought -> thought.remarks().forEach(this::say));
  }

  private void play(Move move) {
    String id = live.type().notation().moveId(live.game().position(), move);
    take(Command.of(Actor.of(live.turn()), 0, new Action.Move(live.game().plies(), id)));
  }

  private void take(Command command) {
    live = live.after(live.decide(command));
  }

  private void show() {
    Position position = live.game().position();
    out.print(Picture.chessBoard(position.setup().board()));
    say(Messages.standingTurn(live.type().side(position.turn())));
    say(Messages.plusPhase(Phase.of(position).words()));
  }

  private void ask(Message question) {
    out.print(question + " ");
    out.flush();
  }

  private void say(Object line) {
    out.println(line);
    out.flush();
  }
}
