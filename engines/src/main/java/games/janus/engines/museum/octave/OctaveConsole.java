package games.janus.engines.museum.octave;

import games.janus.chess.Position;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engines.textbook.Textbook;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * The console program, character for character: the player has White and types, chess1 has Black
 * and answers. Its host hands over each line that is typed and shows what comes out; the text
 * arrives in pieces, so that "AI thinking..." can be read while it thinks.
 */
public final class OctaveConsole {
  /** The original took 88.49 seconds over 3,310 positions; other times of its are computed. */
  private static final long PERIOD_NANOSECONDS_A_POSITION = 88_490_000_000L / 3310;

  private static final String WELCOME =
      """
      === CHESS GAME ===
      You are White (normal display, bottom rows 1-2).
      AI is Black (inverse colors, top rows 7-8).
      Pieces: P=Pawn, H=Horse, B=Bishop, C=Castle, Q=Queen, K=King
      Enter moves in chess notation (e.g., e2e4 or e2-e4)
      Enter "q" to quit
      \s
      """;

  private final Settings settings;
  private final Chess1 game;
  private final Consumer<String> screen;
  private final LongSupplier nanoseconds;
  private OctavePosition position;
  private Optional<LongConsumer> waiting = Optional.empty();
  private final List<String> moves = new ArrayList<>();
  private Optional<OctaveReply> lastReply = Optional.empty();
  private boolean over;

  /**
   * How it is run.
   *
   * @param mono Black's men are small letters, for screens without inverse video
   * @param repaired it gives mate where it can
   */
  public record Settings(boolean mono, boolean repaired) {}

  /**
   * A game at the start.
   *
   * @param screen is given the text to show, line ends included
   * @param nanoseconds a clock that only its differences matter of
   */
  public OctaveConsole(Settings settings, Consumer<String> screen, LongSupplier nanoseconds) {
    this(settings, screen, nanoseconds, OctavePosition.initial());
  }

  /**
   * A game from another position, of which only the men and the side to move are looked at.
   *
   * @param screen is given the text to show, line ends included
   * @param nanoseconds a clock that only its differences matter of
   */
  public OctaveConsole(
      Settings settings, Consumer<String> screen, LongSupplier nanoseconds, Position start) {
    this(settings, screen, nanoseconds, OctavePosition.of(start));
  }

  OctaveConsole(
      Settings settings,
      Consumer<String> screen,
      LongSupplier nanoseconds,
      OctavePosition position) {
    this.settings = settings;
    this.game = new Chess1(settings.repaired());
    this.screen = screen;
    this.nanoseconds = nanoseconds;
    this.position = position;
  }

  /**
   * From now on it answers about as late as the original did. The seconds it prints are still those
   * that passed, by the clock.
   *
   * @param waiting is given the nanoseconds to wait, before the answer is shown; it may wait less
   */
  public void slowDown(LongConsumer waiting) {
    this.waiting = Optional.of(waiting);
  }

  /**
   * Goes on as if these moves had been made here, White's and Black's in turn. Nothing is shown.
   *
   * @throws IllegalMoveException if one of them is not legal where it stands, or if they leave the
   *     program to move
   */
  public void resume(List<String> earlier) {
    for (String move : earlier) {
      OctaveMove made = legalMove(move);
      moves.add(made.toString());
      position = position.play(made);
    }
    over = position.legalMoves().isEmpty();
    if (!over && position.turn() == Men.BLACK) {
      throw new IllegalMoveException(String.join(" ", earlier), Messages.octaveProgramsTurn());
    }
  }

  private OctaveMove legalMove(String move) {
    return TypedMove.read(move)
        .flatMap(this::legal)
        .orElseThrow(
            () -> new IllegalMoveException(move, Messages.octaveNotLegal(Excerpt.of(move))));
  }

  /** Says hello and asks for the first move. */
  public void start() {
    screen.accept(settings.mono() ? WELCOME.replace("inverse colors", "small letters") : WELCOME);
    showBoard();
    announceTurn();
  }

  /** Takes a line the player has typed, without its line end. */
  public void enter(String line) {
    if (over) {
      return;
    }
    if (line.equals("q") || line.equals("Q")) {
      quit();
      return;
    }
    var typed = TypedMove.read(line);
    if (typed.isEmpty()) {
      say("Invalid input. Use format: e2e4 (column=a-h, row=1-8)");
      prompt();
      return;
    }
    var move = legal(typed.get());
    if (move.isEmpty()) {
      say("Illegal move. Try again.");
      prompt();
      return;
    }
    play(move.get());
    if (!over) {
      answer();
    }
  }

  /** Ends the game at the player's wish, or because there is nobody to type any more. */
  public void quit() {
    if (!over) {
      say("Exiting game...");
      end();
    }
  }

  public boolean isOver() {
    return over;
  }

  /** What the program thought before its last move, if it has made one since the start. */
  public Optional<OctaveReply> lastReply() {
    return lastReply;
  }

  /** The moves made here, the player's and the program's in turn. */
  public List<String> moves() {
    return List.copyOf(moves);
  }

  /** The men from a8 to h1, row by row: Black's in small letters, a dot for an empty square. */
  public String men() {
    return BoardPicture.men(position.board());
  }

  private Optional<OctaveMove> legal(TypedMove typed) {
    return Lists.first(
        position.legalMoves(), move -> move.from() == typed.from() && move.to() == typed.to());
  }

  private void answer() {
    say("AI thinking...");
    long began = nanoseconds.getAsLong();
    var found =
        new Textbook<>(game, Chess1.ALPHA_BETA, SearchControl.patient(), Optional.empty(), false)
            .search(position, Chess1.DEPTH);
    long took = nanoseconds.getAsLong() - began;
    long tookThen = PERIOD_NANOSECONDS_A_POSITION * found.counters().get(Metric.NODES);
    lastReply = Optional.of(OctaveReply.of(position, found, tookThen));
    if (waiting.isPresent()) {
      waiting.get().accept(Math.max(0, tookThen - took));
      took = nanoseconds.getAsLong() - began;
    }
    OctaveMove move = found.line().getFirst();
    say("AI move (" + seconds(took) + " sec, eval=" + Tenths.text(found.value()) + "): " + move);
    play(move);
    if (!over) {
      announceTurn();
    }
  }

  /** Seconds with two decimals. */
  private static String seconds(long nanoseconds) {
    long hundredths = (nanoseconds + 5_000_000) / 10_000_000;
    long rest = hundredths % 100;
    return hundredths / 100 + (rest < 10 ? ".0" : ".") + rest;
  }

  private void play(OctaveMove move) {
    moves.add(move.toString());
    position = position.play(move);
    showBoard();
    if (position.isCheckmate()) {
      say(position.turn() == Men.BLACK ? "Checkmate! You win!" : "Checkmate! AI wins!");
      end();
    } else if (position.isStalemate()) {
      say("Stalemate! Draw.");
      end();
    }
  }

  private void end() {
    say("Game Over.");
    over = true;
  }

  private void showBoard() {
    screen.accept(BoardPicture.of(position.board(), settings.mono()));
  }

  private void announceTurn() {
    say("Your turn (White):");
    prompt();
  }

  private void prompt() {
    screen.accept("Enter move (e.g., e2e4 or e2-e4): ");
  }

  private void say(String sentence) {
    screen.accept(sentence + "\n");
  }
}
