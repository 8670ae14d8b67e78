package games.janus.arena.match;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Pdn;
import games.janus.checkers.openings.Ballots;
import games.janus.chess.Chess;
import games.janus.chess.notation.Pgn;
import games.janus.rules.Color;
import games.janus.rules.Rules;
import games.janus.rules.text.GameRecord;
import java.util.function.Function;

/**
 * The game a match is played in, and how its games are written.
 *
 * @param first who makes the first move of a game
 * @param write a game as it is kept in a file
 */
public record Discipline<P, M>(
    Rules<P, M> rules, Color first, Function<GameRecord<P, M>, String> write) {
  public static Discipline<games.janus.chess.Position, games.janus.chess.Move> chess() {
    return new Discipline<>(Chess.RULES, Color.WHITE, Pgn::write);
  }

  public static Discipline<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      RuleSet rules) {
    var checkers = Checkers.with(rules);
    return new Discipline<>(
        checkers, checkers.turn(checkers.initial()), game -> Pdn.write(withOpening(game)));
  }

  /** The ballot, if the game began with one: its number, moves and name. */
  private static GameRecord<games.janus.checkers.Position, games.janus.checkers.Move> withOpening(
      GameRecord<games.janus.checkers.Position, games.janus.checkers.Move> game) {
    return Ballots.begun(game.start(), game.moves())
        .map(ballot ->
            new GameRecord<>(
                game.tags().with("Opening", ballot.toString()),
                game.start(),
                game.line(),
                game.result()))
        .orElse(game);
  }
}
