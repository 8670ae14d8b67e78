package games.janus.checkers;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** Checkers by one rule set, for all that works at human speed. */
public final class Checkers implements Rules<Position, Move> {
  private final RuleSet rules;

  private Checkers(RuleSet rules) {
    this.rules = rules;
  }

  public static Checkers with(RuleSet rules) {
    return new Checkers(rules);
  }

  @Override
  public Position initial() {
    return Position.initial(rules);
  }

  @Override
  public Color turn(Position position) {
    return position.turn();
  }

  @Override
  public List<Move> legalMoves(Position position) {
    return position.legalMoves();
  }

  @Override
  public Position play(Position position, Move move) {
    return position.play(move);
  }

  @Override
  public Optional<Outcome> outcome(Position position) {
    return position.outcome();
  }

  @Override
  public List<Square> path(Move move) {
    return move.path();
  }

  @Override
  public int quietPlies(Position position) {
    return position.quietPlies();
  }

  // WCDF lets a player claim these draws. Here they come by themselves, so that a game between
  // machines ends; nothing is left to claim.
  @Override
  public Optional<Outcome.Reason> automaticDraw(int occurrences, int quietPlies) {
    if (rules.repetition().isPresent() && occurrences >= rules.repetition().get()) {
      return Optional.of(
          rules.repetition().get() == 3
              ? Outcome.Reason.THREEFOLD_REPETITION
              : Outcome.Reason.FIVEFOLD_REPETITION);
    }
    if (rules.quietPlies().isPresent() && quietPlies >= rules.quietPlies().get()) {
      return Optional.of(Outcome.Reason.QUIET_MOVES);
    }
    return Optional.empty();
  }

  @Override
  public Optional<Outcome.Reason> claimableDraw(int occurrences, int quietPlies) {
    return Optional.empty();
  }

  /** Any piece may be the last one left, so a side needs only one. */
  @Override
  public boolean canWin(Position position, Color side) {
    return position.board().count(side) > 0;
  }

  /** Every route of a jump counts, also where two routes have the same result. */
  @Override
  public long perft(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is at least 0, not " + depth);
    }
    return position.perft(depth);
  }
}
