package games.janus.arena.match;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Epd;
import games.janus.engine.SplitMix64;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Rules;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the games of a match begin. */
public final class Openings {
  private Openings() {}

  /**
   * One position a line; empty lines and lines that begin with # are passed over.
   *
   * @throws IllegalArgumentException with the number of the first line that is none
   */
  public static List<Game<Position, Move>> ofEpd(List<String> lines) {
    var openings = new ArrayList<Game<Position, Move>>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      try {
        openings.add(Game.from(Chess.RULES, Epd.read(line).position()));
      } catch (NotationException | IllegalSetupException wrong) {
        throw new MessageException(Messages.pathAtLine(i + 1, String.valueOf(wrong.getMessage())));
      }
    }
    return playable(openings);
  }

  /**
   * The moves of the games in a file.
   *
   * @param rules by which the match is played
   * @throws IllegalArgumentException with the line of the first game that cannot be read
   */
  public static <P, M> List<Game<P, M>> ofGames(Rules<P, M> rules, GameReader<P, M> games) {
    var openings = new ArrayList<Game<P, M>>();
    for (Optional<Entry<P, M>> next = games.next(); next.isPresent(); next = games.next()) {
      switch (next.get()) {
        case GoodGame<P, M> good -> openings.add(game(rules, good.game()));
        case BadGame<P, M> bad ->
            throw new MessageException(Messages.pathAtLine(bad.line(), bad.reason()));
      }
    }
    return playable(openings);
  }

  private static <P, M> Game<P, M> game(Rules<P, M> rules, GameRecord<P, M> opening) {
    Game<P, M> game = Game.from(rules, opening.start());
    for (M move : opening.moves()) {
      game = game.play(move);
    }
    return game;
  }

  /** Those after which there is still something to play for. */
  private static <P, M> List<Game<P, M>> playable(List<Game<P, M>> openings) {
    openings.removeIf(opening -> opening.outcome().isPresent());
    if (openings.isEmpty()) {
      throw new MessageException(Messages.matchNoOpening());
    }
    return List.copyOf(openings);
  }

  /** The same in another order, which is the same for the same seed. */
  public static <P, M> List<Game<P, M>> shuffled(List<Game<P, M>> openings, long seed) {
    var order = new ArrayList<>(openings);
    var random = new SplitMix64(seed);
    for (int i = order.size() - 1; i > 0; i--) {
      int other = (int) random.below(i + 1);
      Game<P, M> drawn = order.get(other);
      order.set(other, order.get(i));
      order.set(i, drawn);
    }
    return List.copyOf(order);
  }
}
