package games.janus.checkers.openings;

import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The deck of the ACF: the 156 three-move openings that are drawn for tournament games. Eighteen
 * more are barred, for one side has lost them already.
 */
public final class Ballots {
  private static final int MOVES = 3;

  private static final List<Ballot> DECK = read();

  private Ballots() {}

  /** Every card, by number. */
  public static List<Ballot> deck() {
    return DECK;
  }

  /** The card with this number among all three-move openings; none if it is barred. */
  public static Optional<Ballot> numbered(int number) {
    return Lists.first(DECK, ballot -> ballot.number() == number);
  }

  /** The card whose moves lead to this position, if there is one: no two lead to the same. */
  public static Optional<Ballot> at(Position position) {
    return position.ruleSet().equals(RuleSet.ACF)
        ? Optional.ofNullable(Reached.CARDS.get(position))
        : Optional.empty();
  }

  /** Every position with the card that leads to it; made when first asked for. */
  private static final class Reached {
    static final Map<Position, Ballot> CARDS = new HashMap<>();

    static {
      for (Ballot ballot : DECK) {
        CARDS.put(ballot.game().position(), ballot);
      }
    }
  }

  private static List<Ballot> read() {
    var deck = new ArrayList<Ballot>();
    for (String line : BallotTable.LINES) {
      deck.add(card(line));
    }
    return List.copyOf(deck);
  }

  /** A line has the number, three moves, and the name if there is one, with blanks between. */
  private static Ballot card(String line) {
    var words = new ArrayList<String>();
    String rest = line;
    for (int i = 0; i <= MOVES; i++) {
      int blank = rest.indexOf(' ');
      words.add(blank < 0 ? rest : rest.substring(0, blank));
      rest = blank < 0 ? "" : rest.substring(blank + 1);
    }
    return new Ballot(
        Integer.parseInt(words.getFirst()),
        words.subList(1, words.size()),
        rest.isEmpty() ? Optional.empty() : Optional.of(rest));
  }
}
