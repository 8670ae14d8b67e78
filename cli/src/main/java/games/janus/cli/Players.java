package games.janus.cli;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.chess.Chess;
import games.janus.chess.notation.San;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.play.xray.Words;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The machine players of one game, and how its positions and moves are written.
 *
 * @param readPosition FEN to position
 * @param writePosition position to FEN
 * @param readMove the move a text means in a position
 * @param writeMove a move as other programs read it
 * @param words the same for those who look into searches
 */
record Players<P, M>(
    Rules<P, M> rules,
    List<Engine<P, M>> all,
    Function<String, P> readPosition,
    Function<P, String> writePosition,
    BiFunction<P, String, M> readMove,
    Function<M, String> writeMove,
    Words<P, M> words) {

  static Players<games.janus.chess.Position, games.janus.chess.Move> ofChess() {
    return new Players<>(
        Chess.RULES,
        Catalog.chess(),
        fen -> games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen)),
        games.janus.chess.notation.Fen::write,
        San::read,
        Object::toString,
        Words.ofChess());
  }

  static Players<games.janus.checkers.Position, games.janus.checkers.Move> ofCheckers(
      RuleSet rules) {
    return new Players<>(
        Checkers.with(rules),
        HomePlayers.checkers(),
        fen -> games.janus.checkers.Position.of(games.janus.checkers.notation.Fen.read(fen), rules),
        position -> games.janus.checkers.notation.Fen.write(position.setup()),
        MoveText::read,
        Object::toString,
        Words.ofCheckers(rules));
  }

  /** The players asked for by name, or everybody. */
  List<Engine<P, M>> chosen(String name) {
    if (name.equals("all")) {
      return all;
    }
    return List.of(
        Catalog.named(name, all)
            .orElseThrow(() ->
                new UnknownException(
                    "there is no engine called '" + Excerpt.of(name) + "', only " + names())));
  }

  private String names() {
    return all.stream().map(player -> player.info().id()).collect(Collectors.joining(", "))
        + " and all";
  }

  /** A game from a position or the usual start, with some moves played. */
  Game<P, M> game(Optional<String> fen, List<String> moves) {
    try {
      Game<P, M> game = Game.from(rules, fen.map(readPosition).orElseGet(rules::initial));
      for (String words : moves) {
        for (String move : words.strip().split(" +", -1)) {
          game = game.play(readMove.apply(game.position(), move));
        }
      }
      return game;
    } catch (NotationException wrong) {
      throw new UnknownException(wrong.getMessage());
    } catch (IllegalSetupException wrong) {
      throw new UnknownException(wrong.getMessage());
    }
  }

  /** A name, position or move that does not exist. */
  static final class UnknownException extends RuntimeException {
    private final String sentence;

    UnknownException(String sentence) {
      super(null, null, false, false);
      this.sentence = sentence;
    }

    @Override
    public String getMessage() {
      return sentence;
    }
  }
}
