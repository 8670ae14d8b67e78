package games.janus.cli;

import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which position is asked about. */
public final class StartOption {
  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "Start here, not from the usual start.")
  private Optional<String> fen = Optional.empty();

  @Option(
      names = "--moves",
      arity = "1..*",
      paramLabel = "MOVE",
      description = "Play these moves first.")
  private List<String> moves = List.of();

  /** The position as it was typed, if it was. */
  Optional<String> fen() {
    return fen;
  }

  boolean isGiven() {
    return fen.isPresent() || !moves.isEmpty();
  }

  /** The game from there. */
  public <P, M> Game<P, M> game(GameType<P, M> type) {
    return Named.game(type, fen, moves);
  }
}
