package games.janus.checkers.openings;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The deck of the ACF: the 156 three-move openings that are drawn for tournament games. Eighteen
 * more are barred, for one side has lost them already.
 */
public final class Ballots {
  private static final String CARDS =
      """
      1 9-13 21-17 5-9
      2 9-13 21-17 6-9
      4 9-13 22-17 13x22
      5 9-13 22-18 6-9 Dreaded Edinburgh
      6 9-13 22-18 10-14 Inferno
      7 9-13 22-18 10-15
      8 9-13 22-18 11-15 Edinburgh Single
      9 9-13 22-18 11-16 Wilderness I
      10 9-13 22-18 12-16
      11 9-13 23-18 5-9
      12 9-13 23-18 6-9
      14 9-13 23-18 10-15
      15 9-13 23-18 11-15
      16 9-13 23-18 11-16 Wilderness II
      17 9-13 23-18 12-16
      18 9-13 23-19 5-9
      19 9-13 23-19 6-9
      20 9-13 23-19 10-14
      21 9-13 23-19 10-15
      22 9-13 23-19 11-16
      23 9-13 24-19 5-9
      24 9-13 24-19 6-9
      25 9-13 24-19 10-14
      27 9-13 24-19 11-15
      28 9-13 24-19 11-16
      29 9-13 24-20 5-9
      30 9-13 24-20 6-9
      31 9-13 24-20 10-14
      32 9-13 24-20 10-15
      33 9-13 24-20 11-15
      34 9-13 24-20 11-16 Twilight Zone
      36 9-14 22-17 5-9
      37 9-14 22-17 6-9
      38 9-14 22-17 11-15
      39 9-14 22-17 11-16
      40 9-14 22-18 5-9
      41 9-14 22-18 10-15
      42 9-14 22-18 11-15
      43 9-14 22-18 11-16
      46 9-14 23-18 14x23 Double Cross
      47 9-14 23-19 5-9
      49 9-14 23-19 11-16
      50 9-14 23-19 14-18
      51 9-14 24-19 5-9
      53 9-14 24-19 11-15
      54 9-14 24-19 11-16
      55 9-14 24-20 5-9
      56 9-14 24-20 10-15
      57 9-14 24-20 11-15
      58 9-14 24-20 11-16
      59 10-14 22-17 7-10
      60 10-14 22-17 9-13 Black Hole
      61 10-14 22-17 11-15
      62 10-14 22-17 11-16 Gemini I
      63 10-14 22-17 14-18
      64 10-14 22-18 6-10
      65 10-14 22-18 7-10 Fraser's Inferno
      66 10-14 22-18 11-15
      67 10-14 22-18 11-16
      68 10-14 22-18 12-16 White Doctor
      69 10-14 23-18 14x23
      70 10-14 23-19 6-10
      71 10-14 23-19 7-10 Diabolical Denny
      72 10-14 23-19 11-15
      73 10-14 23-19 11-16
      74 10-14 23-19 14-18
      75 10-14 24-19 6-10
      76 10-14 24-19 7-10
      78 10-14 24-19 11-16
      79 10-14 24-19 14-18
      80 10-14 24-20 6-10
      81 10-14 24-20 7-10
      82 10-14 24-20 11-15
      83 10-14 24-20 11-16
      84 10-14 24-20 14-18
      85 10-15 21-17 6-10
      86 10-15 21-17 7-10 Octopus
      87 10-15 21-17 9-13 Tyne
      89 10-15 21-17 11-16
      90 10-15 21-17 15-18
      91 10-15 22-17 6-10
      92 10-15 22-17 7-10
      93 10-15 22-17 9-13
      95 10-15 22-17 11-16
      96 10-15 22-17 15-19 Skull-Cracker
      97 10-15 22-18 15x22
      98 10-15 23-18 6-10
      99 10-15 23-18 7-10
      100 10-15 23-18 9-14
      101 10-15 23-18 11-16
      102 10-15 23-18 12-16
      103 10-15 23-19 6-10
      104 10-15 23-19 7-10
      105 10-15 23-19 11-16 Gemini II
      106 10-15 24-19 15x24
      107 10-15 24-20 6-10
      108 10-15 24-20 7-10
      110 10-15 24-20 15-19
      111 11-15 21-17 8-11
      112 11-15 21-17 9-13
      113 11-15 21-17 9-14
      115 11-15 21-17 15-19
      116 11-15 22-17 8-11
      117 11-15 22-17 9-13
      118 11-15 22-17 15-18
      119 11-15 22-17 15-19
      120 11-15 22-18 15x22
      121 11-15 23-18 8-11
      122 11-15 23-18 9-14
      123 11-15 23-18 10-14
      124 11-15 23-18 12-16
      125 11-15 23-18 15-19
      126 11-15 23-19 8-11
      127 11-15 23-19 9-13
      128 11-15 23-19 9-14
      129 11-15 24-19 15x24
      130 11-15 24-20 8-11
      131 11-15 24-20 12-16
      132 11-15 24-20 15-18
      133 11-16 21-17 7-11 Octopus
      134 11-16 21-17 8-11
      135 11-16 21-17 9-13
      136 11-16 21-17 9-14
      138 11-16 21-17 16-20
      139 11-16 22-17 7-11
      140 11-16 22-17 8-11
      141 11-16 22-17 9-13
      142 11-16 22-17 16-20
      143 11-16 22-18 7-11
      144 11-16 22-18 8-11
      146 11-16 22-18 16-19
      147 11-16 22-18 16-20
      148 11-16 23-18 7-11
      149 11-16 23-18 8-11
      150 11-16 23-18 9-14
      151 11-16 23-18 10-14
      152 11-16 23-18 16-20
      153 11-16 23-19 16x23 Black Widow
      154 11-16 24-19 7-11
      155 11-16 24-19 8-11
      157 11-16 24-19 16-20
      158 11-16 24-20 7-11
      159 11-16 24-20 16-19
      160 12-16 21-17 9-13
      161 12-16 21-17 9-14
      162 12-16 21-17 16-19
      163 12-16 21-17 16-20
      164 12-16 22-17 16-19
      165 12-16 22-17 16-20
      166 12-16 22-18 16-19
      167 12-16 22-18 16-20
      169 12-16 23-18 16-19
      170 12-16 23-18 16-20
      172 12-16 24-19 16-20
      173 12-16 24-20 8-12
      174 12-16 24-20 10-15 Skunk
      """;

  private static final int MOVES = 3;

  private static final List<Ballot> DECK = read();

  private Ballots() {}

  /** Every card, by number. */
  public static List<Ballot> deck() {
    return DECK;
  }

  /** The card with this number among all three-move openings; none if it is barred. */
  public static Optional<Ballot> numbered(int number) {
    for (Ballot ballot : DECK) {
      if (ballot.number() == number) {
        return Optional.of(ballot);
      }
    }
    return Optional.empty();
  }

  /** The card a game from the usual start began with, if it was one. */
  public static Optional<Ballot> begun(Position start, List<Move> moves) {
    if (moves.size() < MOVES || !start.equals(Position.initial(RuleSet.ACF))) {
      return Optional.empty();
    }
    for (Ballot ballot : DECK) {
      if (begins(moves, ballot.moves())) {
        return Optional.of(ballot);
      }
    }
    return Optional.empty();
  }

  private static boolean begins(List<Move> moves, List<String> texts) {
    for (int i = 0; i < MOVES; i++) {
      if (!moves.get(i).toString().equals(texts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<Ballot> read() {
    var deck = new ArrayList<Ballot>();
    int begin = 0;
    for (int end = CARDS.indexOf('\n'); end >= 0; end = CARDS.indexOf('\n', begin)) {
      deck.add(card(CARDS.substring(begin, end)));
      begin = end + 1;
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
