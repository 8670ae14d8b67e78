package games.janus.cli.xray;

import games.janus.cli.ClockControl;
import games.janus.play.EngineSource;
import games.janus.play.core.Core;
import games.janus.play.core.GameSoFar;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.Request;
import games.janus.play.core.WireCodec;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.SharedOptions;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What can be asked in either game: about which position, and how it is answered. */
abstract class GameQuestion extends SharedOptions {
  @Option(names = "--fen", paramLabel = "FEN")
  private Optional<String> fen = Optional.empty();

  @Option(names = "--moves", arity = "1..*", paramLabel = "MOVE")
  private List<String> moves = List.of();

  @Option(names = "--json")
  private boolean json;

  /**
   * Asks it.
   *
   * @return the exit code
   */
  abstract <P, M> int ask(GameType<P, M> type, EngineSource engines);

  /** The position as it was typed, if it was. */
  Optional<String> fen() {
    return fen;
  }

  boolean isPositionGiven() {
    return fen.isPresent() || !moves.isEmpty();
  }

  boolean isJson() {
    return json;
  }

  /** The game asked about, which is not over. */
  <P, M> Game<P, M> game(GameType<P, M> type) {
    return reading(() -> game(type, fen, moves));
  }

  /** The game asked about, which may be over. */
  <P, M> Game<P, M> anyGame(GameType<P, M> type) {
    return reading(() -> anyGame(type, fen, moves));
  }

  /** A game that is not over, from a position or the usual start, with some moves played. */
  static <P, M> Game<P, M> game(GameType<P, M> type, Optional<String> fen, List<String> moves) {
    Game<P, M> game = anyGame(type, fen, moves);
    GameSoFar.requireGoingOn(game);
    return game;
  }

  private static <P, M> Game<P, M> anyGame(
      GameType<P, M> type, Optional<String> fen, List<String> moves) {
    P start = fen.map(type.notation()::position).orElseGet(type.rules()::initial);
    Game<P, M> game = Game.from(type.rules(), start);
    for (String typed : moves) {
      for (String move : typed.strip().split(" +", -1)) {
        game = game.play(type.notation().readMove(game.position(), move));
      }
    }
    return game;
  }

  /** Reads something a person typed. */
  <T> T reading(Supplier<T> work) {
    try {
      return work.get();
    } catch (NotationException
        | IllegalSetupException
        | RefusedException
        | IllegalArgumentException bad) {
      throw wrong(bad);
    }
  }

  /**
   * What the core replies.
   *
   * @throws ParameterException if it refuses to
   */
  <R extends Reply> R ask(EngineSource engines, Request<R> request, Class<R> wanted) {
    Reply reply = new Core(engines).answer(request, new ClockControl());
    if (reply instanceof Refused refused) {
      throw wrong(refused.reason());
    }
    return wanted.cast(reply);
  }

  /** Prints a reply: as JSON if that is wished, else as the screen shows it. */
  <R extends Reply> void print(R reply, BiConsumer<R, PrintWriter> screen) {
    PrintWriter out = out();
    if (json) {
      out.println(WireCodec.text(reply));
    } else {
      screen.accept(reply, out);
    }
    out.flush();
  }
}
