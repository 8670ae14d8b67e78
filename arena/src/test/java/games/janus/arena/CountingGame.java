package games.janus.arena;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** The dullest game there is: everybody says one, for ever. */
final class CountingGame implements Rules<Integer, Integer> {
  @Override
  public Integer initial() {
    return 0;
  }

  @Override
  public Color turn(Integer position) {
    return position % 2 == 0 ? Color.WHITE : Color.BLACK;
  }

  @Override
  public List<Integer> legalMoves(Integer position) {
    return List.of(1);
  }

  @Override
  public Integer play(Integer position, Integer move) {
    return position + move;
  }

  @Override
  public Optional<Outcome> outcome(Integer position) {
    return Optional.empty();
  }

  @Override
  public List<Square> path(Integer move) {
    return List.of();
  }

  @Override
  public int quietPlies(Integer position) {
    return 0;
  }

  @Override
  public Optional<Outcome.Reason> automaticDraw(int occurrences, int quietPlies) {
    return Optional.empty();
  }

  @Override
  public Optional<Outcome.Reason> claimableDraw(int occurrences, int quietPlies) {
    return Optional.empty();
  }

  @Override
  public boolean canWin(Integer position, Color side) {
    return true;
  }

  @Override
  public long perft(Integer position, int depth) {
    return 1;
  }
}
