package games.janus.checkers.notation;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballots;
import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Rules;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameNotation;
import games.janus.rules.game.GameType;
import games.janus.rules.game.Opening;
import java.util.Optional;

/** Checkers under one rule set. */
public final class CheckersGame implements GameType<Position, Move> {
  private final RuleSet ruleSet;
  private final Rules<Position, Move> rules;
  private final GameNotation<Position, Move> notation;
  private final GameBoard<Position, Move> board = new CheckersBoard();

  private CheckersGame(RuleSet ruleSet) {
    this.ruleSet = ruleSet;
    this.rules = Checkers.with(ruleSet);
    this.notation = new CheckersNotation(ruleSet);
  }

  public static CheckersGame with(RuleSet ruleSet) {
    return new CheckersGame(ruleSet);
  }

  @Override
  public GameKind kind() {
    return GameKind.CHECKERS;
  }

  @Override
  public String ruleSet() {
    return ruleSet.text();
  }

  @Override
  public Message side(Color side) {
    return ruleSet.side(side);
  }

  @Override
  public CheckersGame of(Position position) {
    return position.ruleSet().equals(ruleSet) ? this : with(position.ruleSet());
  }

  /** The ballot whose moves lead here: its number, moves and name. */
  @Override
  public Optional<Opening> opening(Position position) {
    return Ballots.at(position).map(ballot -> new Opening(Optional.empty(), ballot.toString()));
  }

  @Override
  public Rules<Position, Move> rules() {
    return rules;
  }

  @Override
  public GameNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public GameBoard<Position, Move> board() {
    return board;
  }
}
